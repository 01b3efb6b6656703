// region writePDF
import 'dart:io';

import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:path_provider/path_provider.dart';

import 'sdk_exception.dart';

/// Completes with the written file. Throws on failure.
Future<File> writePdf() async {
  final folder = await getApplicationSupportDirectory();
  final pdf = await DeckleSdkDocument.writePDF(folder.path, 'Invoice.pdf');
  if (pdf == null) throw SdkException(await DeckleSdk.getLastError());
  return pdf;
}
// endregion

// region writeSmallPDF
Future<Directory> _sharedFolder() async {
  final cache = await getTemporaryDirectory();
  return Directory('${cache.path}/shared').create();
}

/// Writes A4 pages, 10 MB if possible, to a folder that the app empties.
Future<File> writePdfToShare() async {
  final folder = await _sharedFolder();
  final pdf = await DeckleSdkDocument.writePDF(
    folder.path,
    'Invoice.pdf',
    pdfPageFormat: PDFPageFormat.a4,
    maxSizeKB: 10 * 1024,
  );
  if (pdf == null) throw SdkException(await DeckleSdk.getLastError());
  return pdf;
}
// endregion

// region deleteSharedPDFs
/// Deletes the PDFs that were shared before this start of the app.
Future<void> deleteSharedPdfs() async {
  final folder = await _sharedFolder();
  await folder.delete(recursive: true);
}
// endregion
