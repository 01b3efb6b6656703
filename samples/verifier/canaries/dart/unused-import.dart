// canary: unused import | line 3 | unused import: nothing of 'package:deckle_sdk/deckle_sdk_document.dart' is used
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';

Future<String> message() => DeckleSdk.getLastError();
