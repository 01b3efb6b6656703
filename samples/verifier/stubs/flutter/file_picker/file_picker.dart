import 'dart:typed_data';

enum FileType {
  any,
  media,
  image,
  video,
  audio,
  custom,
}

abstract class FilePicker {
  external static FilePicker get platform;
  external Future<FilePickerResult?> pickFiles({String? dialogTitle, String? initialDirectory, FileType type = FileType.any, List<String>? allowedExtensions, bool allowMultiple = false, bool withData = false, bool withReadStream = false});
  external Future<bool?> clearTemporaryFiles();
}

class FilePickerResult {
  const FilePickerResult(this.files);
  final List<PlatformFile> files;
  external List<String?> get paths;
  external List<String?> get names;
  external int get count;
}

class PlatformFile {
  external PlatformFile({String? path, required String name, required int size, Uint8List? bytes});
  external String? get path;
  external String get name;
  external int get size;
  external Uint8List? get bytes;
  external String? get extension;
}
