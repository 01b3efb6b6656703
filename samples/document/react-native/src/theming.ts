// region themedScan
import DeckleSDK, { StatusBarAppearance } from '@deckle/react-native-sdk';
import type {
  ButtonConfiguration,
  DocumentScannerConfiguration,
  TextConfiguration,
} from '@deckle/react-native-sdk';

export function scanWithOwnTexts(
  translate: (key: string) => string,
): Promise<boolean> {
  return DeckleSDK.scanDocument({
    textConfig: scannerTexts(translate),
    buttonConfig: scannerButtons,
    confirmPages: true,
    // For a colored or dark top bar.
    statusBarAppearance: StatusBarAppearance.DARK,
  });
}
// endregion

// region texts
/** `translate` returns a text of your app in the user's language. */
export function scannerTexts(
  translate: (key: string) => string,
): TextConfiguration {
  return {
    textTitleScanPage: translate('scanner.title.scan'),
    textTitleEditPage: translate('scanner.title.edit'),
    textTitleConfirmationPage: translate('scanner.title.confirm'),
    textDeleteDialogCurrentPage: translate('scanner.delete.page'),
    textDeleteDialogAllPages: translate('scanner.delete.invoice'),
  };
}
// endregion

// region englishTexts
/** `scanWithOwnTexts((key) => englishTexts[key] ?? key)` shows them. */
export const englishTexts: Record<string, string> = {
  'scanner.title.scan': 'Invoice',
  'scanner.title.edit': 'Check the pages',
  'scanner.title.confirm': 'All pages included?',
  'scanner.delete.page': 'Delete this page',
  'scanner.delete.invoice': 'Delete the invoice',
};
// endregion

// region textSizes
/** Spread it into the texts: `{ ...scannerTexts(translate), ...largerTexts }`. */
export const largerTexts: TextConfiguration = {
  textSizeTitle: 18,
  textSizeTopToolbar: 16,
  textSizeScanButtons: 14,
  textSizeBottomToolbar: 12,
};
// endregion

// region buttons
export const scannerButtons: ButtonConfiguration = {
  buttonScanFinish: { title: 'Continue' },
  buttonScanTorch: { icon: 'ic_flashlight' },
  buttonEditArrange: { title: 'Sort', icon: 'ic_sort' },
  buttonEditDelete: { title: '' },
  buttonEditFinish: { title: 'Use invoice' },
};
// endregion

// region systemBars
/** Spread it into the configuration of a scan: `{ ...lightSystemBars }`. */
export const lightSystemBars: DocumentScannerConfiguration = {
  statusBarAppearance: StatusBarAppearance.LIGHT,
};
// endregion
