// region look
import 'package:deckle_sdk/deckle_sdk_ui.dart';

import 'l10n/app_localizations.dart';
import 'scan_document.dart';

/// The settings that document scanning and photo payment share.
T withLook<T extends BaseScannerConfiguration>(
  T config,
  AppLocalizations texts,
) {
  setTexts(config, texts);
  setTextSizes(config);
  setButtons(config, texts);
  setSystemBars(config);
  return config;
}
// endregion

// region themedScan
/// Completes with `null` if the user cancels.
Future<int?> scanThemed(AppLocalizations texts) {
  final config = withLook(DocumentScannerConfiguration(), texts);
  return scan(config..confirmPages = true);
}
// endregion

// region texts
void setTexts(BaseScannerConfiguration config, AppLocalizations texts) {
  config.textConfig
    ..textTitleScanPage = texts.scannerTitleScan
    ..textTitleEditPage = texts.scannerTitleEdit
    ..textTitleConfirmationPage = texts.scannerTitleConfirm
    ..textScanProgress = texts.scannerProgress
    ..textDeleteDialogAllPages = texts.scannerDeleteInvoice;
}
// endregion

// region buttons
void setButtons(BaseScannerConfiguration config, AppLocalizations texts) {
  config.buttonConfig
    ..buttonScanFinish = DeckleButton(title: texts.scannerToForm)
    ..buttonScanTorch = DeckleButton(icon: 'ic_flashlight')
    ..buttonEditArrange = DeckleButton(
      title: texts.scannerSort,
      icon: 'ic_sort',
    )
    ..buttonEditDelete = DeckleButton(title: '')
    ..buttonEditFinish = DeckleButton(title: texts.scannerUse);
}
// endregion

// region textSizes
void setTextSizes(BaseScannerConfiguration config) {
  config.textConfig
    ..textSizeTitle = 18
    ..textSizeTopToolbar = 16
    ..textSizeScanButtons = 14
    ..textSizeBottomToolbar = 12;
}
// endregion

// region systemBars
void setSystemBars(BaseScannerConfiguration config) {
  config.statusBarAppearance = StatusBarAppearance.dark;
}
// endregion
