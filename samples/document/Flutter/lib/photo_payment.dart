// region startPhotoPayment
import 'package:deckle_sdk/deckle_sdk_ui.dart';

import 'transfer.dart';

/// Completes with `null` if the user leaves without payment data.
/// Throws a `PlatformException` on failure.
Future<Transfer?> readPayment(PhotoPaymentConfiguration config) async {
  final json = await DeckleSdkUi.startPhotoPayment(config);
  if (json == null || json.isEmpty) return null;
  return parseTransfer(json);
}
// endregion

// region quickPayment
Future<Transfer?> readOnePagePayment() {
  final config = PhotoPaymentConfiguration()
    ..multiPage = false
    ..allowPageEditing = false;
  return readPayment(config);
}
// endregion

// region paymentState
/// [confirm] asks the user whether to pay an invoice that is already paid.
Future<Transfer?> readUnpaid(Future<bool> Function() confirm) async {
  final config = PhotoPaymentConfiguration()
    ..analyzeConfig.readPaymentState = true;
  final transfer = await readPayment(config);
  if (transfer == null || !transfer.isPaid) return transfer;
  return await confirm() ? transfer : null;
}
// endregion

// region emptyResultScreen
Future<Transfer?> readPaymentWithOwnTips() async {
  final builtIn = await DeckleSdkUi.emptyResultScreenDefaultItems();
  final ownTip = DeckleListItem(
    title: 'Is it an invoice?',
    message: 'Scan the page that names the bank account.',
  );
  final screen = EmptyResultScreen()
    ..title = 'No payment data found'
    ..items = [ownTip, ...builtIn]
    ..repeatButton = DeckleButton(title: 'Scan again');
  return readPayment(PhotoPaymentConfiguration()..emptyResultScreen = screen);
}
// endregion

// region noEmptyResultScreen
/// Shows an empty form if nothing was found, and nothing after a cancel.
Future<Transfer?> readPaymentOrTypeIt() async {
  final json = await DeckleSdkUi.startPhotoPayment(
    PhotoPaymentConfiguration()..emptyResultScreen = null,
  );
  if (json == null) return null;
  return json.isEmpty ? const Transfer() : parseTransfer(json);
}
// endregion

// region startPhotoPaymentWithExternalFiles
/// Takes `content://` URIs on Android, one `file://` URL on iOS.
/// Completes with `null` if the user leaves without payment data.
Future<Transfer?> readSharedPayment(List<String> files) async {
  final json = await DeckleSdkUi.startPhotoPaymentWithExternalFiles(
    files,
    PhotoPaymentConfiguration(),
  );
  if (json == null || json.isEmpty) return null;
  return parseTransfer(json);
}
// endregion

// region printedText
Future<Transfer?> readPrintedText() {
  return readPayment(PhotoPaymentConfiguration()..allowGiroCode = false);
}
// endregion
