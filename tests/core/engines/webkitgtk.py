#!/usr/bin/python3
"""A browser for WebKitWebDriver: a window with nothing but a web view.

MiniBrowser, which Debian ships, cannot be as narrow as a phone, hides its console, and does not print
under automation. Arguments: a folder with init.js, a script to run before those of the pages, for
problems.txt and page.pdf; features to switch; "scripts" or "no scripts".
"""

import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

# The driver may add arguments of its own.
folder, features, scripts = sys.argv[1:4]
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def report(text):
    with open(f"{folder}/problems.txt", "a", encoding="utf-8") as file:
        print(text.replace("\n", " "), file=file)


def watch_resource(_view, resource, _request):
    def failed(_resource, error):
        # Leaving a page cancels what it was still loading.
        if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            report(f"request: {resource.get_uri()} {error.message}")

    def finished(_resource):
        response = resource.get_response()
        if response is not None and response.get_status_code() >= 400:
            report(f"request: {resource.get_uri()} {response.get_status_code()}")

    resource.connect("failed", failed)
    resource.connect("finished", finished)


def print_page(view):
    settings = Gtk.PrintSettings()
    settings.set(Gtk.PRINT_SETTINGS_PRINTER, "Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{folder}/part.pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.connect("failed", lambda _operation, error: report(f"print: {error.message}"))
    operation.connect("finished", lambda _operation: os.rename(f"{folder}/part.pdf", f"{folder}/page.pdf"))
    operation.print_()


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    # The driver itself needs JavaScript; only that of pages is switched off.
    settings.set_enable_javascript(scripts == "scripts")
    known = WebKit2.Settings.get_all_features()
    by_name = {known.get(i).get_identifier(): known.get(i) for i in range(known.get_length())}
    for name in filter(None, features.split(",")):
        settings.set_feature_enabled(by_name[name.removeprefix("-")], not name.startswith("-"))

    manager = view.get_user_content_manager()
    for name, handle in {"problem": report, "print": lambda _text: print_page(view)}.items():
        manager.connect(
            f"script-message-received::{name}",
            lambda _manager, result, handle: handle(result.get_js_value().to_string()),
            handle,
        )
        manager.register_script_message_handler(name)
    with open(f"{folder}/init.js", encoding="utf-8") as file:
        frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        manager.add_script(WebKit2.UserScript.new(file.read(), frames, time, None, None))
    view.connect("resource-load-started", watch_resource)

    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    view.connect("close", lambda _view: Gtk.main_quit())
    window.show_all()
    # Without a window manager nobody else gives the window focus, and a page without focus has no :focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    return view


def start_session(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("Core tests")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start_session)
Gtk.main()
