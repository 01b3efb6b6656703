// canary: syntax | line 5 | Expected ';' after this
import 'package:deckle_sdk/deckle_sdk.dart';

Future<String> message() {
  return DeckleSdk.getLastError()
}
