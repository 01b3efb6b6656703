// region getText
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:deckle_sdk/deckle_sdk_document_datareader.dart';

import 'sdk_exception.dart';

/// Completes with `''` if there is no text. Throws on failure.
Future<String> readText({int pageNumber = -1}) async {
  final text =
      await DeckleSdkDocumentDataReader.getText(pageNumber: pageNumber);
  if (text.isNotEmpty) return text;

  final reason = await DeckleSdk.getLastError();
  if (reason.isNotEmpty) throw SdkException(reason);
  return '';
}
// endregion

// region getTextPage
Future<String> readFirstPage() => readText(pageNumber: 1);
// endregion

// region findPages
/// The numbers of the pages that contain [word]; the first page is 1.
/// Throws if a page can't be read.
Future<List<int>> findPages(String word) async {
  final wanted = word.toLowerCase();
  final pageCount = await DeckleSdkDocument.pageCount();
  final pages = <int>[];
  for (var page = 1; page <= pageCount; page++) {
    final text = await readText(pageNumber: page);
    if (text.toLowerCase().contains(wanted)) pages.add(page);
  }
  return pages;
}
// endregion
