class DeckleSdkLogger {
  /// @return a `Future` that completes when the level is set
  external static Future<void> setLogLevel(Level logLevel);

  /// @return a `Future` of the absolute path of the trace file
  external static Future<String> getTraceFile();
}

enum Level {
  disable,
  /// @remarks Named `assertion` because `assert` is a reserved word in Dart.
  assertion,
  error,
  warning,
  info,
  debug,
  verbose,
}
