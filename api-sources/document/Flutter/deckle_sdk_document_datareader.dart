class DeckleSdkDocumentDataReader {
  /// @return a `Future` of `true` when the configuration is accepted
  /// @failure Completes with `false`. `sdk:DeckleSDK.getLastError` returns the reason.
  external static Future<bool> setAnalyzeConfiguration(AnalyzeConfiguration config);

  /// @param path The absolute path of the file, readable by your app; on Android a `content://` URI works as well.
  /// @return a `Future` of `true` when the file is now the current document
  /// @failure Completes with `false`. `sdk:DeckleSDK.getLastError` returns the reason: the file can't be read, is damaged or in an unsupported format, or its password is missing or wrong.
  /// @thread Runs in native code. The `Future` completes when the file is loaded.
  external static Future<bool> loadFile(String path, {String? password});

  /// @return a `Future` of the text, its lines separated by `\n`
  /// @nothingFound Completes with an empty string.
  /// @failure Completes with an empty string. `sdk:DeckleSDK.getLastError` returns a message.
  /// @thread Runs in native code. The `Future` completes when recognition is done.
  external static Future<String> getText({int pageNumber = -1});

  /// @return a `Future` of a JSON string with the fields of `sdk:AnalyzeResult`
  /// @nothingFound Completes with an empty string.
  /// @failure Completes with an empty string. `sdk:DeckleSDK.getLastError` returns a message.
  /// @thread Runs in native code. The `Future` completes when recognition and extraction are done.
  external static Future<String> analyze();
}

class AnalyzeConfiguration {
  external bool? readBIC;
  external bool? readPaymentState;
}
