// region imageScan
import 'package:deckle_sdk/deckle_sdk_ui.dart';

import 'asset_file.dart';
import 'document_scanner.dart';
import 'scan_document.dart' as camera;

/// Scans a photo from the assets, with the same screens as the camera.
class ImageScanner implements DocumentScanner {
  const ImageScanner(this.asset);

  /// Name of the file in `assets/`.
  final String asset;

  @override
  Future<int?> scan() async {
    final config = DocumentScannerConfiguration()
      ..source = Source.image
      ..sourceImages = [await copyAsset(asset)]
      ..onboarding = null;
    return camera.scan(config);
  }
}
// endregion
