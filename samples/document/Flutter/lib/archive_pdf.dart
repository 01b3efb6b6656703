// region archivePDF
import 'dart:io';

import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:path_provider/path_provider.dart';

import 'housekeeping.dart';
import 'sdk_exception.dart';

/// Never overwrites a file: the next invoice becomes Invoice(1).pdf.
Future<File> archivePdf() async {
  final root = await getApplicationSupportDirectory();
  final folder = Directory('${root.path}/archive');
  await folder.create(recursive: true);
  final pdf = await DeckleSdkDocument.writePDF(
    folder.path,
    'Invoice.pdf',
    overwrite: false,
  );
  if (pdf == null) throw SdkException(await DeckleSdk.getLastError());
  await discardDocument();
  return pdf;
}
// endregion
