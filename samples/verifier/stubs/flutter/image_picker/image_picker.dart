import 'package:cross_file/cross_file.dart';

export 'package:cross_file/cross_file.dart';

enum ImageSource {
  camera,
  gallery,
}

class ImagePicker {
  external ImagePicker();
  external Future<XFile?> pickImage({required ImageSource source, double? maxWidth, double? maxHeight, int? imageQuality});
  external Future<List<XFile>> pickMultiImage({double? maxWidth, double? maxHeight, int? imageQuality, int? limit});
}
