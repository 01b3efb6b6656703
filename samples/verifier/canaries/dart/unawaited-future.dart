// canary: Future nobody waits for | line 6 | nobody waits for the Future of DeckleSdk.initSDK()
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_logger.dart';

Future<void> start(String licenseKey) async {
  DeckleSdk.initSDK(licenseKey);
  await DeckleSdkLogger.setLogLevel(Level.error);
}
