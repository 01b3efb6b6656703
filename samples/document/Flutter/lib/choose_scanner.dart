// region chooseScanner
import 'document_scanner.dart';
import 'image_scan.dart';
import 'sdk_document_scanner.dart';

/// Set with `--dart-define=SCAN_ASSET=invoice.jpg` in test builds.
const _asset = String.fromEnvironment('SCAN_ASSET');

DocumentScanner chooseScanner() {
  return _asset.isEmpty
      ? const SdkDocumentScanner()
      : const ImageScanner(_asset);
}
// endregion
