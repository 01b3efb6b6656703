// region loadFile
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:deckle_sdk/deckle_sdk_document_datareader.dart';

import 'sdk_exception.dart';

/// Loads a file and completes with the number of its pages. Throws on failure.
Future<int> importInvoice(String path, {String? password}) async {
  final loaded = await DeckleSdkDocumentDataReader.loadFile(
    path,
    password: password,
  );
  if (!loaded) throw SdkException(await DeckleSdk.getLastError());
  return DeckleSdkDocument.pageCount();
}
// endregion

// region importForExport
/// Loads a file without text recognition, for an export of its pages.
Future<int> importForExport(String path) async {
  final loaded = await DeckleSdkDocument.loadFile(path);
  if (!loaded) throw SdkException(await DeckleSdk.getLastError());
  return DeckleSdkDocument.pageCount();
}
// endregion

// region importShared
/// Loads a file that another app has shared: a `content://` URI on Android,
/// a `file://` URL on iOS.
Future<int> importShared(String uri) {
  final shared = Uri.parse(uri);
  return importInvoice(shared.isScheme('file') ? shared.toFilePath() : uri);
}
// endregion
