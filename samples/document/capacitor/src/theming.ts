// region texts
import {
  StatusBarAppearance,
  type ButtonConfiguration,
  type DocumentScannerConfiguration,
  type TextConfiguration,
} from '@deckle/capacitor-sdk';

/** `translate` returns a text of your app in the user's language. */
export function scannerTexts(
  translate: (key: string) => string,
): TextConfiguration {
  return {
    textTitleScanPage: translate('scanner.titles.scan'),
    textTitleEditPage: translate('scanner.titles.edit'),
    textTitleConfirmationPage: translate('scanner.titles.confirm'),
    textScanProgress: translate('scanner.progress'),
    textDeleteDialogAllPages: translate('scanner.deleteInvoice'),
  };
}
// endregion

// region buttons
export function scannerButtons(
  translate: (key: string) => string,
): ButtonConfiguration {
  return {
    buttonScanFinish: { title: translate('scanner.buttons.toForm') },
    buttonScanTorch: { icon: 'ic_flashlight' },
    buttonEditArrange: {
      title: translate('scanner.buttons.sort'),
      icon: 'ic_sort',
    },
    buttonEditDelete: { title: '' },
    buttonEditFinish: { title: translate('scanner.buttons.use') },
  };
}
// endregion

// region textSizes
export const largerTexts: TextConfiguration = {
  textSizeTitle: 18,
  textSizeTopToolbar: 16,
  textSizeScanButtons: 14,
  textSizeBottomToolbar: 12,
};
// endregion

// region systemBars
export const systemBars: DocumentScannerConfiguration = {
  statusBarAppearance: StatusBarAppearance.Dark,
};
// endregion

// region look
/** What all scans of the app have in common. */
export function scannerLook(
  translate: (key: string) => string,
): DocumentScannerConfiguration {
  return {
    textConfig: { ...largerTexts, ...scannerTexts(translate) },
    buttonConfig: scannerButtons(translate),
    ...systemBars,
  };
}
// endregion

// region themedScan
import { scan } from './scanDocument';

/** Resolves with the number of pages, with `null` on cancel. */
export function scanInAppStyle(
  translate: (key: string) => string,
): Promise<number | null> {
  return scan({ ...scannerLook(translate), confirmPages: true });
}
// endregion
