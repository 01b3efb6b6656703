// region scanTips
import 'package:deckle_sdk/deckle_sdk_ui.dart';

import 'scan_document.dart';

/// Completes with `null` if the user cancels.
Future<int?> scanWithTips() {
  return scan(DocumentScannerConfiguration()..scanTips = ScanTips());
}
// endregion

// region ownTips
ScanTips invoiceTips() {
  return ScanTips()
    ..items = [
      DeckleListItem(
        image: 'tip_flat',
        title: 'Flatten the invoice',
        message: 'Folds and shadows hide digits. '
            'Press the page flat before you scan.',
      ),
      DeckleListItem(
        image: 'tip_bank_account',
        title: 'Scan the page with the bank account',
        message: 'Amount and IBAN are often on the last page.',
      ),
    ]
    ..toolbarItem = DeckleButton(title: 'Help', icon: 'ic_help');
}
// endregion

// region ownTitle
Future<int?> scanWithInvoiceTips() {
  final config = DocumentScannerConfiguration()
    ..scanTips = invoiceTips()
    ..textConfig.textTitleScanTipsPage = 'Better invoice scans';
  return scan(config);
}
// endregion

// region extendTips
Future<ScanTips> tipsForReceipts() async {
  final builtIn = await DeckleSdkUi.scanTipsDefaultItems();
  final longReceipts = DeckleListItem(
    image: 'tip_receipt',
    title: 'Long receipts',
    message: 'Scan the upper and the lower half as two pages.',
  );
  return ScanTips()..items = [longReceipts, ...builtIn];
}
// endregion

// region paymentTips
PhotoPaymentConfiguration paymentWithInvoiceTips() {
  return PhotoPaymentConfiguration()..scanTips = invoiceTips();
}

PhotoPaymentConfiguration paymentWithoutTips() {
  return PhotoPaymentConfiguration()..scanTips = null;
}
// endregion
