// region initSDK
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_logger.dart';
import 'package:flutter/foundation.dart';

import 'extract_data.dart';
import 'license_key.dart';

/// Completes with `false` if the SDK can't be used until the next start.
Future<bool> initSdk() async {
  final supported = !kIsWeb &&
      (defaultTargetPlatform == TargetPlatform.android ||
          defaultTargetPlatform == TargetPlatform.iOS);
  if (!supported) return false;

  final accepted = await DeckleSdk.initSDK(licenseKey);
  if (!accepted) {
    debugPrint('Deckle SDK: ${await DeckleSdk.getLastError()}');
  }

  // The default level logs everything, even if the key was rejected.
  await chooseLogLevel();
  if (accepted) await prepareDataExtraction();
  return accepted;
}
// endregion

// region setLogLevel
/// Logs everything while you develop and only errors in a release.
Future<void> chooseLogLevel() {
  return DeckleSdkLogger.setLogLevel(
    kReleaseMode ? Level.error : Level.verbose,
  );
}
// endregion
