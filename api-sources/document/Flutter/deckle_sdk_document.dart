import 'dart:io';
import 'dart:typed_data';

class DeckleSdkDocument {
  /// Loads a PDF or image file as the current document, without text recognition and without any screen.
  /// @since 1.5
  /// @param path The absolute path of the file; on Android a `content://` URI works as well.
  /// @param password Password of an encrypted PDF. Omit it for all other files.
  /// @return a `Future` of `true` when the file is now the current document; `sdk:DeckleSDK.getText` and `sdk:DeckleSDK.analyze` find nothing in it
  /// @failure Completes with `false`. `sdk:DeckleSDK.getLastError` returns the reason.
  /// @thread Runs in native code. Your user interface stays responsive.
  external static Future<bool> loadFile(String path, {String? password});

  /// @return a `Future` of the number of pages, 0 when there is no document
  external static Future<int> pageCount();

  /// @remarks
  /// The PDF is searchable if the document was scanned or loaded with text recognition, which the license must include.
  /// Always use the file that is returned: with `overwrite` set to `false` its name can differ from the one you passed.
  /// @param path The folder to write to, not the file.
  /// @param fileName The name of the file; `.pdf` is added if it is missing.
  /// @param pdfPageFormat The page size of the PDF.
  /// @return a `Future` of the written file
  /// @failure Completes with `null`. `sdk:DeckleSDK.getLastError` returns the reason.
  /// @thread Runs in native code. The `Future` completes when pending text recognition is done and the file is written.
  external static Future<File?> writePDF(String path, String fileName, {bool overwrite = true, PDFPageFormat pdfPageFormat = PDFPageFormat.fitToPages, int maxSizeKB = 0});

  /// @since 1.0.2
  /// @param page The number of the page, starting at 1.
  /// @param path The folder to write to, not the file.
  /// @param fileName The name of the JPG file.
  /// @return a `Future` of the written file
  /// @failure Completes with `null`. `sdk:DeckleSDK.getLastError` returns the reason.
  /// @thread Runs in native code. The `Future` completes when the file is written.
  external static Future<File?> writeImage(int page, String path, String fileName);

  /// @since 1.0.2
  /// @param page The number of the page, starting at 1.
  /// @return a `Future` of the bytes of the JPG image, ready for `Image.memory`
  /// @failure Completes with `null`. `sdk:DeckleSDK.getLastError` returns the reason.
  /// @thread Runs in native code. The `Future` completes when the image is encoded.
  external static Future<Uint8List?> getImageBytes(int page, {PageSourceType pageSourceType = PageSourceType.cutFilter});
}

enum PDFPageFormat {
  fitToPages,
  a4,
  a4Landscape,
  a5,
  a5Landscape,
  letter,
  letterLandscape,
  legal,
  legalLandscape,
}

/// @since 1.0.2
enum PageSourceType {
  original,
  cutFilter,
  cutOnly,
}
