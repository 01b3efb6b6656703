// canary: unknown enum member | line 5 | 'BLACKWHITE'
import 'package:deckle_sdk/deckle_sdk_ui.dart';

DocumentScannerConfiguration configuration() {
  return DocumentScannerConfiguration()..defaultScanFilter = ScanFilter.BLACKWHITE;
}
