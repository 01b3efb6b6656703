import 'dart:io';

external Future<Directory> getTemporaryDirectory();
external Future<Directory> getApplicationSupportDirectory();
external Future<Directory> getApplicationDocumentsDirectory();
external Future<Directory> getApplicationCacheDirectory();
external Future<Directory?> getExternalStorageDirectory();
external Future<Directory?> getDownloadsDirectory();
