import 'package:deckle_sdk/deckle_sdk_ui.dart';

import 'scan_document.dart';

// region textSizes
DocumentScannerConfiguration titledConfig() {
  return DocumentScannerConfiguration()
    //- ..textConfig.textSizeOnboardingTitle = 20
    //- ..textConfig.textSizeOnboardingMessage = 16
    ..textConfig.textTitleScanPage = 'Invoice';
}
// endregion

// region onboardingImage
DocumentScannerConfiguration cameraConfig() {
  return DocumentScannerConfiguration()
    //- ..onboardingImageSource = 'hint_invoice'
    ..onboarding?.scanHintPopup?.imageSource = 'hint_invoice' //+
    ..confirmPages = true;
}
// endregion

// region onboardingTexts
DocumentScannerConfiguration localizedConfig() {
  return DocumentScannerConfiguration()
    //- ..textConfig.textOnboardingTitle = 'Before you scan'
    //- ..textConfig.textOnboardingMessage = 'Place it on a dark table.'
    //- ..textConfig.textOnboardingCloseButton = 'Start'
    ..onboarding?.scanHintPopup?.title = 'Before you scan' //+
    ..onboarding?.scanHintPopup?.message = 'Place it on a dark table.' //+
    ..onboarding?.scanHintPopup?.closeButton = 'Start' //+
    ..textConfig.textTitleScanPage = 'Invoice';
}
// endregion

// region nullableMembers
String hintFor(DocumentScannerConfiguration config) {
  //- if (config.multiPage) return 'Scan all pages';
  if (config.multiPage ?? true) return 'Scan all pages'; //+
  return 'Scan one page';
}
// endregion

// region resetOnboarding
/// Completes with `null` if you close the scanner.
Future<int?> showFirstScanAgain(DocumentScannerConfiguration config) {
  DeckleSdkUi.resetOnboarding();
  return scan(config);
}
// endregion
