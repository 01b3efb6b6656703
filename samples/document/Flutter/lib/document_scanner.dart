// region DocumentScanner
/// What the screens of the app use of the SDK.
abstract interface class DocumentScanner {
  /// Completes with the number of scanned pages, with `null` on cancel.
  /// Throws an `SdkException` if the scan fails.
  Future<int?> scan();
}
// endregion
