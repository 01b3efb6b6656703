// region SharedFiles
import 'dart:io';

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

  /// Deletes the copy that iOS has made. On Android, there's none.
  Future<void> deleteCopy(String uri) async {
    final shared = Uri.parse(uri);
    if (!shared.isScheme('file')) return;
    final copy = File.fromUri(shared);
    if (await copy.exists()) await copy.delete();
  }

  /// Ends [listen]. Later files wait for the next [take].
  void stop() {
    _channel.setMethodCallHandler(null);
  }
}
// endregion
