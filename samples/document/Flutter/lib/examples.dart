import 'asset_file.dart';
import 'import_file.dart';
import 'scan_document.dart';

// region cropExample
/// Scans the photo that ships with the app, for tests without a camera.
Future<int?> cropExample() async {
  return cropPhotos([await copyAsset('invoice.jpg')]);
}
// endregion

// region importExample
/// Loads the invoice that ships with the app, for tests without a picker.
Future<int> importExample() async {
  return importInvoice(await copyAsset('invoice.pdf'));
}
// endregion
