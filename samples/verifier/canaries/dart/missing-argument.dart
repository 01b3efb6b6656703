// canary: missing argument | line 5 | Too few positional arguments
import 'package:deckle_sdk/deckle_sdk_document.dart';

Future<bool> save(String path) async {
  final file = await DeckleSdkDocument.writePDF(path);
  return file != null;
}
