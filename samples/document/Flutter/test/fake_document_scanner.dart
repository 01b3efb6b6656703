// region FakeDocumentScanner
import 'package:invoices/document_scanner.dart';
import 'package:invoices/sdk_exception.dart';

/// Answers each scan with what the test has set.
class FakeDocumentScanner implements DocumentScanner {
  /// `null` stands for a cancel.
  int? pages;

  /// A message lets the scan fail.
  String? failure;

  @override
  Future<int?> scan() async {
    final message = failure;
    if (message != null) throw SdkException(message);
    return pages;
  }
}
// endregion
