import 'dart:typed_data';
import 'ui.dart';

class PlatformException implements Exception {
  external PlatformException({required String code, String? message, Object? details, String? stacktrace});
  external String get code;
  external String? get message;
  external Object? get details;
  external String? get stacktrace;
}

class MissingPluginException implements Exception {
  external MissingPluginException([String? message]);
  external String? get message;
}

class MethodCall {
  const MethodCall(this.method, [this.arguments]);
  final String method;
  final Object? arguments;
}

class MethodChannel {
  const MethodChannel(String name);
  external String get name;
  external Future<T?> invokeMethod<T>(String method, [Object? arguments]);
  external Future<List<T>?> invokeListMethod<T>(String method, [Object? arguments]);
  external Future<Map<K, V>?> invokeMapMethod<K, V>(String method, [Object? arguments]);
  external void setMethodCallHandler(Future<Object?> Function(MethodCall call)? handler);
}

class EventChannel {
  const EventChannel(String name);
  external Stream<Object?> receiveBroadcastStream([Object? arguments]);
}

abstract class AssetBundle {
  external Future<ByteData> load(String key);
  external Future<String> loadString(String key, {bool cache = true});
}

external AssetBundle get rootBundle;

class ClipboardData {
  const ClipboardData({required String text});
  external String? get text;
}

class Clipboard {
  static const String kTextPlain = 'text/plain';
  external static Future<void> setData(ClipboardData data);
  external static Future<ClipboardData?> getData(String format);
}

class HapticFeedback {
  external static Future<void> lightImpact();
  external static Future<void> mediumImpact();
  external static Future<void> selectionClick();
}

enum DeviceOrientation {
  portraitUp,
  landscapeLeft,
  portraitDown,
  landscapeRight,
}

class SystemUiOverlayStyle {
  const SystemUiOverlayStyle({Color? statusBarColor, Brightness? statusBarBrightness, Brightness? statusBarIconBrightness, Color? systemNavigationBarColor, Brightness? systemNavigationBarIconBrightness});
  static const SystemUiOverlayStyle light = SystemUiOverlayStyle();
  static const SystemUiOverlayStyle dark = SystemUiOverlayStyle();
}

class SystemChrome {
  external static Future<void> setPreferredOrientations(List<DeviceOrientation> orientations);
  external static void setSystemUIOverlayStyle(SystemUiOverlayStyle style);
}

class SystemNavigator {
  external static Future<void> pop({bool? animated});
}

class TextInputType {
  const TextInputType.numberWithOptions({bool? signed = false, bool? decimal = false});
  static const TextInputType text = TextInputType.numberWithOptions();
  static const TextInputType multiline = TextInputType.numberWithOptions();
  static const TextInputType number = TextInputType.numberWithOptions();
  static const TextInputType emailAddress = TextInputType.numberWithOptions();
  static const TextInputType url = TextInputType.numberWithOptions();
  static const TextInputType visiblePassword = TextInputType.numberWithOptions();
}

enum TextInputAction {
  none,
  done,
  go,
  search,
  send,
  next,
}

class TextEditingValue {
  const TextEditingValue({String text = '', TextSelection selection = const TextSelection.collapsed(offset: -1)});
  external String get text;
  external TextSelection get selection;
}

class TextSelection {
  const TextSelection({required int baseOffset, required int extentOffset});
  const TextSelection.collapsed({required int offset});
}

abstract class TextInputFormatter {
  const TextInputFormatter();
  external TextEditingValue formatEditUpdate(TextEditingValue oldValue, TextEditingValue newValue);
}

class FilteringTextInputFormatter extends TextInputFormatter {
  external FilteringTextInputFormatter.allow(Pattern filterPattern);
  external FilteringTextInputFormatter.deny(Pattern filterPattern);
  external static TextInputFormatter get digitsOnly;
}

class LengthLimitingTextInputFormatter extends TextInputFormatter {
  external LengthLimitingTextInputFormatter(int? maxLength);
}
