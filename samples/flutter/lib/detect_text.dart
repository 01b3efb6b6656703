// region getText
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:deckle_sdk/deckle_sdk_document_datareader.dart';

import 'sdk_exception.dart';

/// Completes with `''` if the document has no text. Throws on failure.
Future<String> readText() async {
  final text = await DeckleSdkDocumentDataReader.getText();
  if (text.isNotEmpty) return text;

  final reason = await DeckleSdk.getLastError();
  if (reason.isNotEmpty) throw SdkException(reason);
  return '';
}
// endregion

// region getTextPage
Future<String> readFirstPage() {
  return DeckleSdkDocumentDataReader.getText(pageNumber: 1);
}
// endregion

// region findPages
/// The numbers of the pages that contain [word]; the first page is 1.
Future<List<int>> findPages(String word) async {
  final wanted = word.toLowerCase();
  final pageCount = await DeckleSdkDocument.pageCount();
  final pages = <int>[];
  for (var page = 1; page <= pageCount; page++) {
    final text = await DeckleSdkDocumentDataReader.getText(pageNumber: page);
    if (text.toLowerCase().contains(wanted)) pages.add(page);
  }
  return pages;
}
// endregion
