// region newItems
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:shared_preferences/shared_preferences.dart';

const _onboardingVersion = 2;
const _key = 'scannerOnboardingVersion';

/// Call this once per start, after `initSDK` has completed with `true`.
Future<void> showNewItemsOnce() async {
  final preferences = await SharedPreferences.getInstance();
  if ((preferences.getInt(_key) ?? 0) >= _onboardingVersion) return;
  DeckleSdkUi.resetOnboarding(scanHintPopup: false);
  await preferences.setInt(_key, _onboardingVersion);
}
// endregion
