// canary: Future taken for its value | line 5 | 'Future<bool>' can't be assigned to a variable of type 'bool'
import 'package:deckle_sdk/deckle_sdk.dart';

String state(String licenseKey) {
  if (DeckleSdk.initSDK(licenseKey)) {
    return 'ready';
  }
  return 'locked';
}
