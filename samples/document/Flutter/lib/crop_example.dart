// region cropExample
import 'asset_file.dart';
import 'scan_document.dart';

/// Scans the photo that ships with the app, for tests without a camera.
Future<int?> cropExample() async {
  return cropPhotos([await copyAsset('invoice.jpg')]);
}
// endregion
