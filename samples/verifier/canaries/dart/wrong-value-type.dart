// canary: wrong value type | line 5 | 'Color' can't be assigned to a variable of type 'Tuple2<Color, Color>?'
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';

void tint(DocumentScannerConfiguration config) => config.colorConfig.colorPrimary = const Color(0xFF2E7D32);
