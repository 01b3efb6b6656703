// region DocumentScanner
/// The SDK functions that the app's screens use.
abstract interface class DocumentScanner {
  /// Completes with the number of scanned pages, or with `null` on cancel.
  /// Throws an `SdkException` if the scan fails.
  Future<int?> scan();
}
// endregion
