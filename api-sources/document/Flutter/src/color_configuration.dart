import 'package:flutter/painting.dart';
import 'package:tuple/tuple.dart';

/// The colors of the SDK screens, each as a pair of the color for light mode and the color for dark mode.
/// @remarks `Tuple2` comes from the package `tuple`, on which `deckle_sdk` depends. A color that is `null` keeps its default. Android reads the opacity of a color, iOS ignores it.
class ColorConfiguration {
  external Tuple2<Color, Color>? colorPrimary;
  external Tuple2<Color, Color>? colorOnPrimary;
  external Tuple2<Color, Color>? colorSecondary;
  external Tuple2<Color, Color>? colorOnSecondary;
  external Tuple2<Color, Color>? colorScanButtonsLayoutBackground;
  external Tuple2<Color, Color>? colorScanButtonsForeground;
  external Tuple2<Color, Color>? colorScanPolygon;
  external Tuple2<Color, Color>? colorBottomBarBackground;
  external Tuple2<Color, Color>? colorBottomBarForeground;
  external Tuple2<Color, Color>? colorTopBarBackground;
  external Tuple2<Color, Color>? colorTopBarForeground;
  external Tuple2<Color, Color>? colorTopBarTitle;
}
