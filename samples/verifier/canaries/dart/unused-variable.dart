// canary: unused variable | line 6 | "pages" is never used
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:deckle_sdk/deckle_sdk_ui.dart';

Future<bool> scan(DocumentScannerConfiguration config) async {
  final pages = await DeckleSdkDocument.pageCount();
  return DeckleSdkUi.scanDocument(config);
}
