// region brandColors
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';
import 'package:tuple/tuple.dart';

import 'scan_document.dart';

const _brand = Tuple2(Color(0xFF1D6FD1), Color(0xFF8AB8F5));
const _onBrand = Tuple2(Color(0xFFFFFFFF), Color(0xFF000000));

void setBrandColors(BaseScannerConfiguration config) {
  config.colorConfig
    ..colorPrimary = _brand
    ..colorOnPrimary = _onBrand
    ..colorSecondary = _brand
    ..colorOnSecondary = _onBrand
    ..colorScanPolygon = _brand
    ..colorTopBarBackground =
        const Tuple2(Color(0xFF1D6FD1), Color(0xFF16233A))
    ..colorTopBarForeground =
        const Tuple2(Color(0xFFFFFFFF), Color(0xFFE3E3E3));
}
// endregion

// region scanWithColors
/// Completes with `null` if the user cancels.
Future<int?> scanInBrandColors() {
  final config = DocumentScannerConfiguration();
  setBrandColors(config);
  return scan(config);
}
// endregion

// region schemeColors
/// Pass the `colorScheme` of the two themes of your `MaterialApp`.
void setSchemeColors(
  BaseScannerConfiguration config, {
  required ColorScheme light,
  required ColorScheme dark,
}) {
  config.colorConfig
    ..colorPrimary = Tuple2(light.primary, dark.primary)
    ..colorOnPrimary = Tuple2(light.onPrimary, dark.onPrimary)
    ..colorSecondary = Tuple2(light.primary, dark.primary)
    ..colorOnSecondary = Tuple2(light.onPrimary, dark.onPrimary)
    // The capture button is on this area, whose default is nearly black.
    ..colorScanButtonsLayoutBackground = Tuple2(light.surface, dark.surface)
    ..colorScanButtonsForeground = Tuple2(light.onSurface, dark.onSurface)
    ..colorScanPolygon = Tuple2(light.primary, dark.primary)
    ..colorTopBarBackground = Tuple2(light.primary, dark.surface)
    ..colorTopBarForeground = Tuple2(light.onPrimary, dark.onSurface);
}
// endregion

// region allColors
void setDefaultColors(BaseScannerConfiguration config) {
  config.colorConfig
    ..colorPrimary = const Tuple2(Color(0xFF4CAF50), Color(0xFF4CAF50))
    ..colorOnPrimary = const Tuple2(Color(0xFFFFFFFF), Color(0xFF000000))
    ..colorSecondary = const Tuple2(Color(0xFF4CAF50), Color(0xFF4CAF50))
    ..colorOnSecondary = const Tuple2(Color(0xFFFFFFFF), Color(0xFF000000))
    ..colorScanButtonsLayoutBackground =
        const Tuple2(Color(0xFF121212), Color(0xFF121212))
    ..colorScanButtonsForeground =
        const Tuple2(Color(0xFFFFFFFF), Color(0xFFFFFFFF))
    ..colorScanPolygon = const Tuple2(Color(0xFF4CAF50), Color(0xFF4CAF50))
    ..colorTopBarBackground =
        const Tuple2(Color(0xFF4CAF50), Color(0xFF2A2A2A))
    ..colorTopBarForeground =
        const Tuple2(Color(0xFFFFFFFF), Color(0xFFE3E3E3))
    ..colorTopBarTitle = const Tuple2(Color(0xFFFFFFFF), Color(0xFFE3E3E3))
    ..colorBottomBarBackground =
        const Tuple2(Color(0xFFFFFFFF), Color(0xFF212121))
    ..colorBottomBarForeground =
        const Tuple2(Color(0xFF323232), Color(0xFFBEBEBE));
}
// endregion
