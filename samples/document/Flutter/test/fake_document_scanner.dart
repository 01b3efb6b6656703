// region FakeDocumentScanner
import 'package:invoices/document_scanner.dart';
import 'package:invoices/sdk_exception.dart';

/// Returns the result that the test has set for each scan.
class FakeDocumentScanner implements DocumentScanner {
  /// `null` means that the user canceled.
  int? pages;

  /// If a message is set, the scan fails with it.
  String? failure;

  @override
  Future<int?> scan() async {
    final message = failure;
    if (message != null) throw SdkException(message);
    return pages;
  }
}
// endregion
