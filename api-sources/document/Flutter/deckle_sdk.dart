// The files of this folder declare the API of the Flutter plugin, package deckle_sdk, without implementation. Files next to
// this one are its libraries, files in src/ are exported by deckle_sdk_ui.dart. Members state no default value: descriptions
// and defaults are those of api-sources/model. A comment here says only what differs in Flutter.

class DeckleSdk {
  /// @return a `Future` of `true` when the license key is accepted
  /// @failure Completes with `false`. `sdk:DeckleSDK.getLastError` returns the reason: the key is malformed, expired, or issued for another app.
  /// @thread Call it in `initState` of your first widget, and show widgets that use the SDK when the `Future` completes. To call it in `main`, call `WidgetsFlutterBinding.ensureInitialized()` first.
  external static Future<bool> initSDK(String licenseKey);

  /// @return a `Future` of the message, an empty string when the last call succeeded, was canceled, or found nothing
  external static Future<String> getLastError();

  /// @return a `Future` of `true` when the files are deleted
  /// @failure Completes with `false`. `sdk:DeckleSDK.getLastError` returns the reason.
  external static Future<bool> deleteTempFiles(bool deleteTraceFileContent);
}
