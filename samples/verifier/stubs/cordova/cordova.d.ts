// What Cordova itself puts into the web view, beside the DOM.

interface DocumentEventMap {
  backbutton: Event;
  deviceready: Event;
  pause: Event;
  resume: Event;
}

interface Cordova {
  readonly platformId: string;
  readonly version: string;
  readonly plugins: CordovaPlugins;
  exec<Data>(
    success: (data: Data) => unknown,
    fail: (error: unknown) => unknown,
    service: string,
    action: string,
    args?: unknown[],
  ): void;
}
// Plugins add their objects.
interface CordovaPlugins {}

declare var cordova: Cordova;

interface Window {
  readonly cordova: Cordova;
  // Called by Cordova on iOS.
  handleOpenURL?: (url: string) => void;
  // Only on iOS, with a scheme of the app's own.
  readonly WkWebView?: { convertFilePath(path: string): string };
}
