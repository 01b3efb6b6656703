// canary: language newer than the package asks for | line 5 | null-aware-elements
import 'package:deckle_sdk/deckle_sdk_ui.dart';

List<Source> sources(DocumentScannerConfiguration config) {
  return [?config.source];
}
