import 'dart:typed_data';

class XFile {
  external XFile(String path, {String? mimeType, String? name});
  external String get path;
  external String get name;
  external String? get mimeType;
  external Future<int> length();
  external Future<Uint8List> readAsBytes();
  external Future<void> saveTo(String path);
}
