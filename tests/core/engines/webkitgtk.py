#!/usr/bin/python3
"""A browser for WebKitWebDriver: a window with nothing but a web view.

MiniBrowser, which Debian ships, cannot be as narrow as a phone and hides its console. This program
takes any size and writes what its console, its pages and its network report to standard output, one
JSON object per line.
"""

import argparse
import json
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

CONSOLE_HANDLER = "deckleConsole"
PRINT_HANDLER = "decklePrint"

# WebKitGTK offers no signal for console messages, so the console's functions are wrapped.
CONSOLE_SCRIPT = """
(() => {
  const handler = window.webkit.messageHandlers.%s;
  const { error } = console;
  console.error = (...values) => {
    handler.postMessage(values.map(String).join(' '));
    error.apply(console, values);
  };
})();
""" % CONSOLE_HANDLER


def report(kind, text):
    """Writes one event for the test runner."""
    print(json.dumps({"kind": kind, "text": text}), flush=True)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--features", default="", help="for example CSSScrollAnchoring,-RequestIdleCallback")
    parser.add_argument("--no-javascript", action="store_true", help="ignore scripts of pages")
    parser.add_argument("--init-script", action="append", default=[], help="file to run before the scripts of a page")
    parser.add_argument("--pdf", help="file to print to")
    # The driver may add arguments of its own.
    return parser.parse_known_args()[0]


def switch_features(settings, names):
    """Switches features on (Name) and off (-Name); unknown names are errors."""
    known = WebKit2.Settings.get_all_features()
    features = {known.get(i).get_identifier(): known.get(i) for i in range(known.get_length())}
    for name in filter(None, names.split(",")):
        feature = features.get(name.removeprefix("-"))
        if feature is None:
            sys.exit(f"This WebKit has no feature {name}.")
        settings.set_feature_enabled(feature, not name.startswith("-"))


def watch_console(view, scripts):
    """Reports console errors and runs further scripts at the start of each page."""
    manager = view.get_user_content_manager()
    manager.connect(
        f"script-message-received::{CONSOLE_HANDLER}",
        lambda _manager, result: report("console", result.get_js_value().to_string()),
    )
    manager.register_script_message_handler(CONSOLE_HANDLER)
    for source in [CONSOLE_SCRIPT, *scripts]:
        manager.add_script(
            WebKit2.UserScript.new(
                source,
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )


def watch_network(view):
    """Reports failed requests and error responses."""

    def failed(resource, error):
        # Leaving a page cancels what it was still loading.
        if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            report("request", f"{resource.get_uri()} {error.message}")

    def finished(resource):
        response = resource.get_response()
        if response is not None and response.get_status_code() >= 400:
            report("request", f"{resource.get_uri()} {response.get_status_code()}")

    def started(_view, resource, _request):
        resource.connect("failed", failed)
        resource.connect("finished", finished)

    view.connect("resource-load-started", started)


def print_on_request(view, path):
    """Prints a page as PDF when it posts a message: window.print() does nothing under automation."""

    def on_request(_manager, _result):
        settings = Gtk.PrintSettings()
        settings.set(Gtk.PRINT_SETTINGS_PRINTER, "Print to File")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{path}")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
        operation = WebKit2.PrintOperation.new(view)
        operation.set_print_settings(settings)
        operation.connect("failed", lambda _operation, error: report("print-failed", error.message))
        operation.connect("finished", lambda _operation: report("printed", path))
        operation.print_()

    manager = view.get_user_content_manager()
    manager.connect(f"script-message-received::{PRINT_HANDLER}", on_request)
    manager.register_script_message_handler(PRINT_HANDLER)


def create_view(context, arguments, scripts):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    switch_features(settings, arguments.features)
    if arguments.no_javascript:
        # The driver itself needs JavaScript; only that of pages is switched off.
        settings.set_enable_javascript(False)
    watch_console(view, scripts)
    watch_network(view)
    if arguments.pdf:
        print_on_request(view, arguments.pdf)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.connect("destroy", lambda _window: Gtk.main_quit())
    window.show_all()
    # Without a window manager nobody else gives the window focus, and a page without focus has no :focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    return view


def main():
    arguments = parse_arguments()
    scripts = []
    for path in arguments.init_script:
        with open(path, encoding="utf-8") as file:
            scripts.append(file.read())
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)

    def on_automation_started(_context, session):
        info = WebKit2.ApplicationInfo.new()
        info.set_name("Deckle core tests")
        info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(info)
        session.connect("create-web-view", lambda _session: create_view(context, arguments, scripts))

    context.connect("automation-started", on_automation_started)
    Gtk.main()


main()
