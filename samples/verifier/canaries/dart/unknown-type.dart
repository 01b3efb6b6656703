// canary: unknown type | line 5 | DocumentScanConfiguration
import 'package:deckle_sdk/deckle_sdk_ui.dart';

Future<bool> scan() {
  return DeckleSdkUi.scanDocument(DocumentScanConfiguration());
}
