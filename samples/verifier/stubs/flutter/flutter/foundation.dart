import 'dart:async';

const bool kDebugMode = true;
const bool kProfileMode = false;
const bool kReleaseMode = false;
const bool kIsWeb = false;

typedef VoidCallback = void Function();
typedef ValueChanged<T> = void Function(T value);
typedef ValueGetter<T> = T Function();
typedef ValueSetter<T> = void Function(T value);
typedef AsyncCallback = Future<void> Function();
typedef ComputeCallback<M, R> = FutureOr<R> Function(M message);
typedef FlutterExceptionHandler = void Function(FlutterErrorDetails details);

external void debugPrint(String? message, {int? wrapWidth});
external Future<R> compute<M, R>(ComputeCallback<M, R> callback, M message, {String? debugLabel});
external TargetPlatform get defaultTargetPlatform;
external bool listEquals<T>(List<T>? a, List<T>? b);
external bool mapEquals<T, U>(Map<T, U>? a, Map<T, U>? b);

const Object immutable = Object();
const Object mustCallSuper = Object();
const Object protected = Object();
const Object visibleForTesting = Object();

enum TargetPlatform {
  android,
  fuchsia,
  iOS,
  linux,
  macOS,
  windows,
}

abstract class Key {
  const factory Key(String value) = ValueKey<String>;
  const Key.empty();
}

abstract class LocalKey extends Key {
  const LocalKey() : super.empty();
}

class ValueKey<T> extends LocalKey {
  const ValueKey(this.value);
  final T value;
}

class UniqueKey extends LocalKey {
  UniqueKey();
}

abstract class Listenable {
  const Listenable();
  external factory Listenable.merge(Iterable<Listenable?> listenables);
  external void addListener(VoidCallback listener);
  external void removeListener(VoidCallback listener);
}

abstract class ValueListenable<T> extends Listenable {
  const ValueListenable();
  T get value;
}

class ChangeNotifier implements Listenable {
  external void addListener(VoidCallback listener);
  external void removeListener(VoidCallback listener);
  external void notifyListeners();
  external void dispose();
  external bool get hasListeners;
}

class ValueNotifier<T> extends ChangeNotifier implements ValueListenable<T> {
  ValueNotifier(T value);
  external T get value;
  external set value(T newValue);
}

class FlutterErrorDetails {
  const FlutterErrorDetails({required Object exception, StackTrace? stack, String? library});
  external Object get exception;
  external StackTrace? get stack;
  external String exceptionAsString();
}

class FlutterError extends Error {
  external FlutterError(String message);
  external String get message;
  external static FlutterExceptionHandler? onError;
  external static void reportError(FlutterErrorDetails details);
  external static void presentError(FlutterErrorDetails details);
}
