import type { ReactNode } from 'react';
import type { ColorChanges } from './defaults';

/** The screens that can be drawn. */
export type ScreenName =
  | 'scan'
  | 'hintPopup'
  | 'onboarding'
  | 'scanTips'
  | 'edit'
  | 'crop'
  | 'filter'
  | 'arrange'
  | 'confirm'
  | 'emptyResult'
  | 'barcode'
  | 'barcodeConfirm'
  | 'barcodeRejected';

/** Members of the text configurations that are visible in a drawing. */
export type TextKey =
  | 'textDocumentTitle'
  | 'textTitleScanPage'
  | 'textTitleEditPage'
  | 'textTitleFilterPage'
  | 'textTitleCroppingPage'
  | 'textTitleArrangementPage'
  | 'textTitleConfirmationPage'
  | 'textTitleScanTipsPage'
  | 'textFocusHint'
  | 'textDeleteDialogCurrentPage'
  | 'textDeleteDialogAllPages'
  | 'textDeleteDialogCancel'
  | 'textScanHint'
  | 'textFinishButton'
  | 'textCount'
  | 'textConfirmAccept'
  | 'textConfirmRetry'
  /** Title of the empty result screen. */
  | 'title';

/** Buttons of ButtonConfiguration, Onboarding, ScanHintPopup, ScanTips and EmptyResultScreen. */
export type ButtonKey =
  | 'buttonScanAutoCaptureOn'
  | 'buttonScanAutoCaptureOff'
  | 'buttonScanTorch'
  | 'buttonScanCapture'
  | 'buttonScanFinish'
  | 'buttonScanImport'
  | 'buttonEditRotate'
  | 'buttonEditCrop'
  | 'buttonEditFilter'
  | 'buttonEditArrange'
  | 'buttonEditRetake'
  | 'buttonEditAddPage'
  | 'buttonEditDelete'
  | 'buttonEditFinish'
  | 'buttonCropExpand'
  | 'buttonCropSnap'
  | 'buttonCropFinish'
  | 'buttonConfirmationFinish'
  | 'buttonSkip'
  | 'buttonBack'
  | 'buttonNext'
  | 'buttonFinish'
  | 'closeButton'
  | 'toolbarItem'
  | 'repeatButton';

/** What else can be shown or hidden: parts without their own button. */
export type PartKey =
  | ButtonKey
  | 'textFocusHint'
  | 'deleteDialog'
  | 'pageArrangementShowDeleteButton'
  | 'pageArrangementShowPageNumber'
  | 'multiScan'
  | 'allowTorch'
  | 'showViewfinder';

/** An entry of the onboarding, the hint popup, the scan tips or the empty result screen. */
export interface ScreenItem {
  readonly title?: string | null;
  readonly message?: string | null;
}

/** Properties of {@link ScannerScreen}. */
export interface ScannerScreenProps {
  /** The screen to draw. */
  readonly name: ScreenName;
  /** Colors to set; the others keep their defaults. */
  readonly colors?: ColorChanges;
  /** Texts to set, by member of the text configuration. */
  readonly texts?: Partial<Record<TextKey, string>>;
  /** Button titles to set. A title makes a button visible that is hidden by default; `''` leaves its icon alone. */
  readonly buttons?: Partial<Record<ButtonKey, string>>;
  /** Entries of the onboarding (the first is drawn), the popup, the tips or the empty result screen. */
  readonly items?: readonly ScreenItem[];
  /** Fixed color mode; left out, the drawing follows the site. */
  readonly mode?: 'light' | 'dark';
  /** Caption below the drawing. */
  readonly caption?: ReactNode;
  /** Description for screen readers, in place of the built-in one. */
  readonly label?: string;
  /** Buttons and parts to leave out. */
  readonly hide?: readonly PartKey[];
  /** Buttons and parts to draw that are hidden by default. */
  readonly show?: readonly PartKey[];
  readonly className?: string;
}
