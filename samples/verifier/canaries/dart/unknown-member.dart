// canary: unknown member | line 6 | 'autoCaptur'
import 'package:deckle_sdk/deckle_sdk_ui.dart';

DocumentScannerConfiguration configuration() {
  return DocumentScannerConfiguration()
    ..autoCaptur = false
    ..multiPage = false;
}
