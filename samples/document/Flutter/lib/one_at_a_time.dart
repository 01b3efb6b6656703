// region oneAtATime
Future<void> _last = Future.value();

/// Starts a scan or a photo payment when the previous one has ended.
Future<T> oneAtATime<T>(Future<T> Function() start) {
  final result = _last.then((_) => start());
  _last = result.then((_) {}, onError: (_) {});
  return result;
}
// endregion
