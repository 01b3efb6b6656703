// region defaultItems
import 'package:deckle_sdk/deckle_sdk_ui.dart';

import 'scan_document.dart';

/// Completes with `null` if the user cancels, in the onboarding or later.
Future<int?> scanWithOnboarding() async {
  final items = await DeckleSdkUi.onboardingDefaultItems();
  final config = DocumentScannerConfiguration()
    ..onboarding = (Onboarding()..items = items);
  return scan(config);
}
// endregion

// region ownItems
Onboarding invoiceOnboarding() {
  return Onboarding()
    ..items = [
      DeckleListItem(
        image: 'onboarding_invoice',
        title: 'Scan your invoices',
        message: 'Place the invoice on a dark, plain table. '
            'The photo is taken when the page is found.',
      ),
      DeckleListItem(
        image: 'onboarding_form',
        title: 'We fill in the form',
        message: 'Recipient, amount, and bank account come from the invoice. '
            'You check them and pay.',
      ),
    ]
    ..buttonSkip = DeckleButton(title: 'Not now')
    ..buttonBack = DeckleButton()
    ..buttonFinish = DeckleButton(title: 'Start scanning');
}
// endregion

// region extendItems
Future<Onboarding> onboardingWithPrivacy() async {
  final builtIn = await DeckleSdkUi.onboardingDefaultItems();
  final privacy = DeckleListItem(
    image: 'onboarding_privacy',
    title: 'Your documents stay here',
    message: 'Your phone reads the pages. Nothing is uploaded.',
  );
  return Onboarding()..items = [...builtIn, privacy];
}
// endregion

// region scanHintPopup
DocumentScannerConfiguration withInvoiceHint() {
  final popup = ScanHintPopup()
    ..title = 'One invoice at a time'
    ..message =
        'Place the first page on a plain table and hold the phone above it.'
    ..imageSource = 'hint_invoice'
    ..closeButton = 'Got it';
  return DocumentScannerConfiguration()
    ..onboarding = (invoiceOnboarding()..scanHintPopup = popup);
}
// endregion

// region switchOff
DocumentScannerConfiguration withoutPopup() {
  return DocumentScannerConfiguration()
    ..onboarding = (invoiceOnboarding()..scanHintPopup = null);
}

DocumentScannerConfiguration withoutOnboarding() {
  return DocumentScannerConfiguration()..onboarding = null;
}
// endregion
