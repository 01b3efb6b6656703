import 'package:cross_file/cross_file.dart';

export 'package:cross_file/cross_file.dart';

class XTypeGroup {
  const XTypeGroup({String? label, List<String>? extensions, List<String>? mimeTypes, List<String>? uniformTypeIdentifiers, List<String>? webWildCards});
  external String? get label;
  external List<String>? get extensions;
  external List<String>? get mimeTypes;
  external List<String>? get uniformTypeIdentifiers;
}

external Future<XFile?> openFile({List<XTypeGroup> acceptedTypeGroups = const <XTypeGroup>[], String? initialDirectory, String? confirmButtonText});
external Future<List<XFile>> openFiles({List<XTypeGroup> acceptedTypeGroups = const <XTypeGroup>[], String? initialDirectory, String? confirmButtonText});
