// region scanDocument
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:deckle_sdk/deckle_sdk_ui.dart';

import 'sdk_exception.dart';

/// Completes with the number of scanned pages, or with `null` on cancel.
Future<int?> scan(DocumentScannerConfiguration config) async {
  if (await DeckleSdkUi.scanDocument(config)) {
    return DeckleSdkDocument.pageCount();
  }
  final reason = await DeckleSdk.getLastError();
  if (reason.isNotEmpty) throw SdkException(reason);
  return null;
}

Future<int?> scanInvoice() => scan(DocumentScannerConfiguration());
// endregion

// region singlePage
Future<int?> scanReceipt() {
  final config = DocumentScannerConfiguration()
    ..multiPage = false
    ..allowPageEditing = false;
  return scan(config);
}
// endregion

// region manualCapture
Future<int?> scanWithCaptureSwitch() {
  final config = DocumentScannerConfiguration()
    ..autoCapture = false
    ..allowCaptureModeSetting = true
    ..vibrateOnCapture = true;
  return scan(config);
}
// endregion

// region importImages
/// Takes absolute paths of image files that the app may read.
Future<int?> cropPhotos(List<String> paths) {
  final config = DocumentScannerConfiguration()
    ..source = Source.image
    ..sourceImages = paths;
  return scan(config);
}
// endregion

// region pickPhotos
Future<int?> pickPhotos() {
  return scan(DocumentScannerConfiguration()..source = Source.galleryMultiple);
}

Future<int?> scanOrImport() {
  return scan(DocumentScannerConfiguration()..source = Source.CameraImport);
}
// endregion

// region editOptions
Future<int?> scanForArchive() {
  final config = DocumentScannerConfiguration()
    ..defaultScanFilter = ScanFilter.blackWhite
    ..confirmPages = true
    ..pageEditConfig.allowPageFilter = false
    ..pageEditConfig.allowPageRetake = true
    ..pageEditConfig.allowPageAdd = true
    ..pageEditConfig.pageArrangementShowDeleteButton = true;
  return scan(config);
}
// endregion
