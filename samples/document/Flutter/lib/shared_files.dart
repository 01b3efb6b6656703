// region SharedFiles
import 'package:flutter/services.dart';

/// Files that the user has shared with this app.
class SharedFiles {
  const SharedFiles();

  static const _channel = MethodChannel('com.example.invoices/shared_files');

  /// Completes with the URIs of the files, each of them only once.
  Future<List<String>> take() async {
    return await _channel.invokeListMethod<String>('take') ?? const [];
  }

  /// Calls [onShared] when a file is shared while the app is running.
  void listen(Future<void> Function() onShared) {
    _channel.setMethodCallHandler((_) => onShared());
  }

  /// Ends [listen]. Later files wait for the next [take].
  void stop() {
    _channel.setMethodCallHandler(null);
  }
}
// endregion
