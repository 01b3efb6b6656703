import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/painting.dart';
import 'package:tuple/tuple.dart';

// region colors
DocumentScannerConfiguration brandedConfig() {
  const brand = Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF));
  const topBar = Tuple2(Color(0xFF0A6B5E), Color(0xFF151D1B));
  const onBrand = Tuple2(Color(0xFFFFFFFF), Color(0xFF0F1614)); //+
  const topBarTitle = Tuple2(Color(0xFFFFFFFF), Color(0xFFE7ECE9)); //+
  return DocumentScannerConfiguration()
    ..colorConfig.colorOnPrimary = onBrand //+
    ..colorConfig.colorTopBarTitle = topBarTitle //+
    ..colorConfig.colorPrimary = brand
    ..colorConfig.colorTopBarBackground = topBar;
}
// endregion
