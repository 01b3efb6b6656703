import 'src/list_item.dart';
import 'src/scanner_configuration.dart';

export 'src/button_configuration.dart';
export 'src/color_configuration.dart';
export 'src/empty_result_screen.dart';
export 'src/enums.dart';
export 'src/list_item.dart';
export 'src/onboarding.dart';
export 'src/page_edit_configuration.dart';
export 'src/scan_tips.dart';
export 'src/scanner_configuration.dart';
export 'src/text_configuration.dart';

class DeckleSdkUi {
  /// @param config What the scanner offers; an unchanged object starts a multi-page camera scan.
  /// @return a `Future` of `true` when the user finished the scan; the pages are now the current document
  /// @cancel Completes with `false` if the user closes the scanner or goes back; `sdk:DeckleSDK.getLastError` is empty.
  /// @failure Completes with `false`. `sdk:DeckleSDK.getLastError` returns a message.
  /// @thread Call it from the main isolate. The SDK opens the screens on the platform's UI thread.
  external static Future<bool> scanDocument(DocumentScannerConfiguration config);

  /// @param config What photo payment offers and reads.
  /// @return a `Future` of a JSON string with the fields of `sdk:PhotoPaymentResult`
  /// @cancel Completes with `null`. A cancel isn't an error.
  /// @nothingFound The empty result screen is shown, where the user scans again or leaves. If `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, completes with an empty string.
  /// @failure Completes with an error: `await` throws a `PlatformException`, whose `message` names the reason.
  /// @thread Call it from the main isolate. The SDK opens the screens on the platform's UI thread.
  external static Future<String?> startPhotoPayment(PhotoPaymentConfiguration config);

  /// @param config What photo payment offers and reads.
  /// @return a `Future` of a JSON string with the fields of `sdk:PhotoPaymentResult`
  /// @cancel Completes with `null`. A cancel isn't an error.
  /// @nothingFound The empty result screen is shown. If `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, completes with an empty string.
  /// @failure Completes with an error: `await` throws a `PlatformException`, whose `message` names the reason.
  /// @thread Call it from the main isolate. The SDK opens the screens on the platform's UI thread.
  external static Future<String?> startPhotoPaymentWithExternalFiles(List<String> files, PhotoPaymentConfiguration config);

  /// @return a `Future` of the built-in items
  external static Future<List<DeckleListItem>> onboardingDefaultItems();

  /// @return a `Future` of the built-in items
  external static Future<List<DeckleListItem>> scanTipsDefaultItems();

  /// @return a `Future` of the built-in items
  external static Future<List<DeckleListItem>> emptyResultScreenDefaultItems();

  /// @remarks Each is shown once per installation. What the user has seen is stored in the `SharedPreferences` of the app on Android and in its `UserDefaults` on iOS. Backups contain both, so a restored app doesn't show it again.
  /// @param onboarding `true` shows the onboarding screen again.
  /// @param scanHintPopup `true` shows the scan hint popup again.
  external static void resetOnboarding({bool onboarding = true, bool scanHintPopup = true});
}
