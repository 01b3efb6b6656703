// Stands for dart:ui, which only the engine has.

class Color {
  const Color(int value);
  const Color.fromARGB(int a, int r, int g, int b);
  const Color.fromRGBO(int r, int g, int b, double opacity);
  external int get value;
  external int toARGB32();
  external double get a;
  external double get r;
  external double get g;
  external double get b;
  external Color withAlpha(int a);
  external Color withOpacity(double opacity);
  external Color withValues({double? alpha, double? red, double? green, double? blue});
  external double computeLuminance();
  external static Color? lerp(Color? x, Color? y, double t);
}

class Offset {
  const Offset(double dx, double dy);
  static const Offset zero = Offset(0, 0);
  external double get dx;
  external double get dy;
  external Rect operator &(Size other);
}

class Size {
  const Size(double width, double height);
  const Size.square(double dimension);
  const Size.fromHeight(double height);
  const Size.fromWidth(double width);
  static const Size zero = Size(0, 0);
  external double get width;
  external double get height;
  external double get aspectRatio;
  external double get shortestSide;
}

class Rect {
  const Rect.fromLTWH(double left, double top, double width, double height);
  const Rect.fromLTRB(double left, double top, double right, double bottom);
  external double get left;
  external double get top;
  external double get width;
  external double get height;
}

class Radius {
  const Radius.circular(double radius);
  static const Radius zero = Radius.circular(0);
}

class Locale {
  const Locale(String languageCode, [String? countryCode]);
  const Locale.fromSubtags({String languageCode = 'und', String? scriptCode, String? countryCode});
  external String get languageCode;
  external String? get countryCode;
  external String toLanguageTag();
}

class FontWeight {
  const FontWeight._();
  static const FontWeight normal = FontWeight._();
  static const FontWeight bold = FontWeight._();
  static const FontWeight w500 = FontWeight._();
  static const FontWeight w600 = FontWeight._();
  static const FontWeight w700 = FontWeight._();
}

class FontFeature {
  const FontFeature(String feature, [int value = 1]);
  const FontFeature.tabularFigures();
}

enum AppLifecycleState {
  detached,
  resumed,
  inactive,
  hidden,
  paused,
}

enum Brightness {
  dark,
  light,
}

enum FontStyle {
  normal,
  italic,
}

enum TextAlign {
  left,
  right,
  center,
  justify,
  start,
  end,
}

enum TextDirection {
  rtl,
  ltr,
}

enum Clip {
  none,
  hardEdge,
  antiAlias,
  antiAliasWithSaveLayer,
}

enum FilterQuality {
  none,
  low,
  medium,
  high,
}
