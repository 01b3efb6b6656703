// canary: missing import | line 5 | DeckleSdkDocument
import 'package:deckle_sdk/deckle_sdk_ui.dart';

Future<int> scan(DocumentScannerConfiguration config) async {
  return await DeckleSdkUi.scanDocument(config) ? DeckleSdkDocument.pageCount() : 0;
}
