// canary: unknown function | line 5 | DeckleSdkDocument.writePdf
import 'package:deckle_sdk/deckle_sdk_document.dart';

Future<bool> save(String folder) async {
  final file = await DeckleSdkDocument.writePdf(folder, 'Invoice.pdf');
  return file != null;
}
