// canary: value that can be null | line 6 | 'path' cannot be accessed on 'File?'
import 'package:deckle_sdk/deckle_sdk_document.dart';

Future<String> save(String folder) async {
  final file = await DeckleSdkDocument.writePDF(folder, 'Invoice.pdf');
  return file.path;
}
