// region SdkException
/// A call of the SDK failed. The message is for the log.
class SdkException implements Exception {
  const SdkException(this.message);

  final String message;

  @override
  String toString() => message;
}
// endregion
