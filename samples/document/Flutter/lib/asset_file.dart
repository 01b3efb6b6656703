// region copyAsset
import 'dart:io';

import 'package:flutter/services.dart';
import 'package:path_provider/path_provider.dart';

/// Writes an asset of the app to a file and completes with its path.
Future<String> copyAsset(String name) async {
  final data = await rootBundle.load('assets/$name');
  final folder = await getTemporaryDirectory();
  final file = File('${folder.path}/$name');
  await file.writeAsBytes(
    data.buffer.asUint8List(data.offsetInBytes, data.lengthInBytes),
  );
  return file.path;
}
// endregion
