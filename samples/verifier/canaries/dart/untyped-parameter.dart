// canary: parameter of any type | line 4 | the parameter "config" needs a type
import 'package:deckle_sdk/deckle_sdk_ui.dart';

Future<bool> scan(config) async {
  return DeckleSdkUi.scanDocument(config);
}
