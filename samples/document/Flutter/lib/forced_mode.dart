// region forceMode
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';
import 'package:tuple/tuple.dart';

import 'colors.dart';
import 'scan_document.dart';

/// Uses the value of one mode for both modes of every color that is set.
void forceMode(ColorConfiguration colors, Brightness mode) {
  Tuple2<Color, Color>? force(Tuple2<Color, Color>? color) {
    if (color == null) return null;
    final shown = mode == Brightness.dark ? color.item2 : color.item1;
    return Tuple2(shown, shown);
  }

  colors
    ..colorPrimary = force(colors.colorPrimary)
    ..colorOnPrimary = force(colors.colorOnPrimary)
    ..colorSecondary = force(colors.colorSecondary)
    ..colorOnSecondary = force(colors.colorOnSecondary)
    ..colorScanButtonsLayoutBackground =
        force(colors.colorScanButtonsLayoutBackground)
    ..colorScanButtonsForeground = force(colors.colorScanButtonsForeground)
    ..colorScanPolygon = force(colors.colorScanPolygon)
    ..colorBottomBarBackground = force(colors.colorBottomBarBackground)
    ..colorBottomBarForeground = force(colors.colorBottomBarForeground)
    ..colorTopBarBackground = force(colors.colorTopBarBackground)
    ..colorTopBarForeground = force(colors.colorTopBarForeground)
    ..colorTopBarTitle = force(colors.colorTopBarTitle);
}
// endregion

// region scanInMode
/// [mode] is `Theme.of(context).brightness`, not the mode of the device.
Future<int?> scanInMode(Brightness mode) {
  final config = DocumentScannerConfiguration();
  setDefaultColors(config);
  setBrandColors(config);
  // The defaults set the title, so it wouldn't follow the buttons next to it.
  config.colorConfig.colorTopBarTitle =
      config.colorConfig.colorTopBarForeground;
  forceMode(config.colorConfig, mode);
  return scan(config);
}
// endregion
