// region writePages
import 'dart:io';

import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:path_provider/path_provider.dart';

import 'sdk_exception.dart';

/// Writes every page as a JPG file and completes with the files in page order.
Future<List<File>> writePages() async {
  final cache = await getTemporaryDirectory();
  final folder = await cache.createTemp('pages-');

  final pageCount = await DeckleSdkDocument.pageCount();
  final files = <File>[];
  for (var page = 1; page <= pageCount; page++) {
    final file = await DeckleSdkDocument.writeImage(
      page,
      folder.path,
      'page-$page.jpg',
    );
    if (file == null) throw SdkException(await DeckleSdk.getLastError());
    files.add(file);
  }
  return files;
}
// endregion

// region writeOriginal
/// Writes the original photo of a page to a file.
Future<File> writeOriginal(String documentId, int page) async {
  final bytes = await DeckleSdkDocument.getImageBytes(
    page,
    pageSourceType: PageSourceType.original,
  );
  if (bytes == null) throw SdkException(await DeckleSdk.getLastError());

  final folder = await getApplicationSupportDirectory();
  return File('${folder.path}/original-$documentId-$page.jpg').writeAsBytes(bytes);
}
// endregion

// region uploadPages
/// Sends a page to your own server without reading it into memory.
Future<void> uploadPage(String documentId, int number, File page) async {
  final client = HttpClient();
  try {
    final request = await client.postUrl(
      Uri.parse('https://api.example.com/invoices/$documentId/pages/$number'),
    );
    request.headers.contentType = ContentType('image', 'jpeg');
    request.contentLength = await page.length();
    await request.addStream(page.openRead());

    final response = await request.close();
    await response.drain<void>();
    if (response.statusCode >= 300) {
      throw HttpException('The server responded with ${response.statusCode}');
    }
  } finally {
    client.close();
  }
}

/// Sends all pages one after the other. Each file is deleted when the server has it.
Future<void> uploadPages(String documentId) async {
  var number = 1;
  for (final page in await writePages()) {
    await uploadPage(documentId, number++, page);
    await page.delete();
  }
}
// endregion
