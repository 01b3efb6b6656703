import 'dart:io';
import 'dart:typed_data';
import 'ui.dart';

export 'ui.dart';

abstract class EdgeInsetsGeometry {
  const EdgeInsetsGeometry();
}

class EdgeInsets extends EdgeInsetsGeometry {
  const EdgeInsets.all(double value);
  const EdgeInsets.only({double left = 0.0, double top = 0.0, double right = 0.0, double bottom = 0.0});
  const EdgeInsets.symmetric({double vertical = 0.0, double horizontal = 0.0});
  const EdgeInsets.fromLTRB(double left, double top, double right, double bottom);
  static const EdgeInsets zero = EdgeInsets.all(0);
  external double get left;
  external double get top;
  external double get right;
  external double get bottom;
}

class EdgeInsetsDirectional extends EdgeInsetsGeometry {
  const EdgeInsetsDirectional.all(double value);
  const EdgeInsetsDirectional.only({double start = 0.0, double top = 0.0, double end = 0.0, double bottom = 0.0});
}

abstract class AlignmentGeometry {
  const AlignmentGeometry();
}

class Alignment extends AlignmentGeometry {
  const Alignment(double x, double y);
  static const Alignment topLeft = Alignment(-1, -1);
  static const Alignment topCenter = Alignment(0, -1);
  static const Alignment topRight = Alignment(1, -1);
  static const Alignment centerLeft = Alignment(-1, 0);
  static const Alignment center = Alignment(0, 0);
  static const Alignment centerRight = Alignment(1, 0);
  static const Alignment bottomLeft = Alignment(-1, 1);
  static const Alignment bottomCenter = Alignment(0, 1);
  static const Alignment bottomRight = Alignment(1, 1);
}

class AlignmentDirectional extends AlignmentGeometry {
  const AlignmentDirectional(double start, double y);
  static const AlignmentDirectional topStart = AlignmentDirectional(-1, -1);
  static const AlignmentDirectional centerStart = AlignmentDirectional(-1, 0);
  static const AlignmentDirectional centerEnd = AlignmentDirectional(1, 0);
}

abstract class BorderRadiusGeometry {
  const BorderRadiusGeometry();
}

class BorderRadius extends BorderRadiusGeometry {
  const BorderRadius.all(Radius radius);
  external BorderRadius.circular(double radius);
  const BorderRadius.vertical({Radius top = Radius.zero, Radius bottom = Radius.zero});
  static const BorderRadius zero = BorderRadius.all(Radius.zero);
}

class BorderSide {
  const BorderSide({Color color = const Color(0xFF000000), double width = 1.0});
  static const BorderSide none = BorderSide(width: 0);
}

abstract class ShapeBorder {
  const ShapeBorder();
}

abstract class OutlinedBorder extends ShapeBorder {
  const OutlinedBorder();
}

class RoundedRectangleBorder extends OutlinedBorder {
  const RoundedRectangleBorder({BorderSide side = BorderSide.none, BorderRadiusGeometry borderRadius = BorderRadius.zero});
}

class StadiumBorder extends OutlinedBorder {
  const StadiumBorder({BorderSide side = BorderSide.none});
}

abstract class BoxBorder extends ShapeBorder {
  const BoxBorder();
}

class Border extends BoxBorder {
  const Border({BorderSide top = BorderSide.none, BorderSide right = BorderSide.none, BorderSide bottom = BorderSide.none, BorderSide left = BorderSide.none});
  external factory Border.all({Color color = const Color(0xFF000000), double width = 1.0});
}

abstract class Decoration {
  const Decoration();
}

class BoxDecoration extends Decoration {
  const BoxDecoration({Color? color, DecorationImage? image, BoxBorder? border, BorderRadiusGeometry? borderRadius, List<BoxShadow>? boxShadow, BoxShape shape = BoxShape.rectangle});
}

class BoxShadow {
  const BoxShadow({Color color = const Color(0xFF000000), Offset offset = Offset.zero, double blurRadius = 0.0, double spreadRadius = 0.0});
}

class DecorationImage {
  const DecorationImage({required ImageProvider<Object> image, BoxFit? fit});
}

abstract class ImageProvider<T extends Object> {
  const ImageProvider();
}

class MemoryImage extends ImageProvider<MemoryImage> {
  const MemoryImage(Uint8List bytes, {double scale = 1.0});
}

class FileImage extends ImageProvider<FileImage> {
  const FileImage(File file, {double scale = 1.0});
}

class AssetImage extends ImageProvider<Object> {
  const AssetImage(String assetName, {String? package});
}

class TextStyle {
  const TextStyle({bool inherit = true, Color? color, Color? backgroundColor, double? fontSize, FontWeight? fontWeight, FontStyle? fontStyle, double? letterSpacing, double? height, List<FontFeature>? fontFeatures, String? fontFamily, TextOverflow? overflow});
  external double? get fontSize;
  external Color? get color;
  external TextStyle copyWith({Color? color, Color? backgroundColor, double? fontSize, FontWeight? fontWeight, FontStyle? fontStyle, double? letterSpacing, double? height, List<FontFeature>? fontFeatures, String? fontFamily});
  external TextStyle merge(TextStyle? other);
}

enum Axis {
  horizontal,
  vertical,
}

enum BoxFit {
  fill,
  contain,
  cover,
  fitWidth,
  fitHeight,
  none,
  scaleDown,
}

enum BoxShape {
  rectangle,
  circle,
}

enum TextOverflow {
  clip,
  fade,
  ellipsis,
  visible,
}
