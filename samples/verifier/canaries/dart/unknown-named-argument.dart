// canary: unknown named argument | line 8 | 'pageFormat'
import 'package:deckle_sdk/deckle_sdk_document.dart';

Future<String?> save(String folder) async {
  final file = await DeckleSdkDocument.writePDF(
    folder,
    'Invoice.pdf',
    pageFormat: PDFPageFormat.a4,
  );
  return file?.path;
}
