// region SdkDocumentScanner
import 'document_scanner.dart';
import 'scan_document.dart';

/// Opens the scanner of the SDK.
class SdkDocumentScanner implements DocumentScanner {
  const SdkDocumentScanner();

  @override
  Future<int?> scan() => scanInvoice();
}
// endregion
