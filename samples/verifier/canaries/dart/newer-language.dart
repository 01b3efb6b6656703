// canary: language newer than the package asks for | line 5 | 'records' language feature is disabled
import 'package:deckle_sdk/deckle_sdk_ui.dart';

Object pair(DocumentScannerConfiguration config) {
  return (config.source, config.multiPage);
}
