import type { NavigationBarAppearance, ScanFilter, Source, StatusBarAppearance } from './enums';

/**
 * Settings that document scanning and photo payment share.
 *
 * @remarks
 * You don't pass this type itself: `sdk:DocumentScannerConfiguration` and
 * `sdk:PhotoPaymentConfiguration` inherit its members. A member that you don't set keeps its
 * default.
 *
 * @since 1.8
 */
export interface BaseScannerConfiguration {
  /**
   * Source of the pages: the camera, with or without an import button, images that you pass, or the image picker.
   * @defaultValue `sdk:Source.CAMERA`
   * @since 1.5
   */
  source?: Source;
  /**
   * Images to process when the source is `sdk:Source.IMAGE`.
   * @remarks
   * Every entry is the absolute path of a local file; the prefix `file://` is accepted. Other
   * sources ignore the list.
   * @defaultValue empty list
   * @since 1.5
   */
  sourceImages?: string[];
  /**
   * Shows a toolbar item that lets the user switch between automatic and manual capture.
   * @remarks
   * Title and icon of the item are set with `sdk:ButtonConfiguration.buttonScanAutoCaptureOn` and
   * `sdk:ButtonConfiguration.buttonScanAutoCaptureOff`.
   * @defaultValue `false`
   * @since 1.6
   */
  allowCaptureModeSetting?: boolean;
  /**
   * Takes the photo automatically, without a tap on the capture button.
   * @remarks
   * If `sdk:BaseScannerConfiguration.allowCaptureModeSetting` is `true`, the user can switch
   * modes on the scan screen, and later scans start in the mode that the user chose last. If it
   * is `false`, every scan uses this value.
   * @defaultValue `true`
   * @since 1.5
   */
  autoCapture?: boolean;
  /**
   * Crops imported images to the document that was detected in them.
   * @remarks
   * Applies to `sdk:Source.IMAGE`, `sdk:Source.GALLERY`, and `sdk:Source.GALLERY_MULTIPLE`; camera
   * pages aren't affected.
   * @defaultValue `true`
   * @since 1.5
   */
  autoCrop?: boolean;
  /**
   * Lets the user scan more than one page; `false` ends the scan after a single page.
   * @defaultValue `true`
   * @since 1.6
   */
  multiPage?: boolean;
  /**
   * Focuses again right before each photo is taken.
   * @remarks
   * Photos are sharper, but on some devices, taking one is slightly slower.
   * @defaultValue `true`
   * @platforms Android
   * @since 1.5
   */
  preCaptureFocus?: boolean;
  /**
   * Filter that every new page starts with.
   * @remarks
   * Users can choose another filter for each page unless `sdk:PageEditConfiguration.allowPageFilter` is
   * `false`.
   * @defaultValue `sdk:ScanFilter.ILLUSTRATION`
   * @since 1.6
   */
  defaultScanFilter?: ScanFilter;
  /**
   * Makes the device vibrate briefly when a photo has been taken.
   * @defaultValue `false`
   * @since 1.8
   */
  vibrateOnCapture?: boolean;
  /**
   * Shows the confirmation screen with thumbnails of all pages before the user can finish.
   * @defaultValue `false`
   * @since 1.7
   */
  confirmPages?: boolean;
  /**
   * Shows the edit screen after the scan screen; `false` skips it.
   * @remarks
   * What the edit screen offers is set with `sdk:BaseScannerConfiguration.pageEditConfig`. Skipping
   * the screen makes a scan faster.
   * @defaultValue `true`
   * @since 1.7
   */
  allowPageEditing?: boolean;
  /**
   * Tools that the edit and arrange screens offer.
   * @defaultValue a default `sdk:PageEditConfiguration`
   * @since 1.6
   */
  pageEditConfig?: PageEditConfiguration;
  /**
   * Texts and text sizes that replace the built-in ones.
   * @defaultValue built-in texts
   * @since 1.7
   */
  textConfig?: TextConfiguration;
  /**
   * Titles and icons that replace those of the built-in buttons.
   * @defaultValue built-in buttons
   * @since 1.7
   */
  buttonConfig?: ButtonConfiguration;
  /**
   * Colors of the SDK screens in light and dark mode.
   * @defaultValue built-in colors
   * @since 1.6
   */
  colorConfig?: ColorConfig;
  /**
   * Style of the status bar while an SDK screen is open.
   * @remarks
   * In an app that targets API level 35 or newer, Android 15 and newer draw the SDK screens edge to
   * edge: the color resource `deckle_colorStatusBar` then has no effect, and this member still sets
   * whether the icons are light or dark.
   * @defaultValue system
   * @platforms Android
   * @since 1.7
   */
  statusBarAppearance?: StatusBarAppearance;
  /**
   * Style of the system navigation bar while an SDK screen is open.
   * @defaultValue system
   * @platforms Android
   * @since 1.7
   */
  navigationBarAppearance?: NavigationBarAppearance;
  /**
   * Onboarding to show when the user opens the scanner for the first time; `null` turns it off.
   * @remarks
   * The default object has no items, only the popup of `sdk:Onboarding.scanHintPopup`.
   * `sdk:DeckleSDK.resetOnboarding` makes the onboarding appear again.
   * @defaultValue a default `sdk:Onboarding`
   * @since 1.8
   */
  onboarding?: Onboarding | null;
  /**
   * Tips that the user opens from the toolbar of the scan screen; `null` shows no toolbar item.
   * @remarks
   * Tips are off by default in document scanning and on by default in photo payment, see
   * `sdk:PhotoPaymentConfiguration.scanTips`.
   * @defaultValue `null`
   * @since 1.8
   */
  scanTips?: ScanTips | null;
  /**
   * Image of the popup that is shown when the scan screen opens for the first time.
   * @remarks
   * Refers to an image of your app, like `sdk:ScanHintPopup.imageSource`.
   * @defaultValue built-in image
   * @deprecated Use `sdk:ScanHintPopup.imageSource` of `sdk:Onboarding.scanHintPopup`.
   * @since 1.6
   */
  onboardingImageSource?: string;
}

/**
 * Configures a scan: source, capture, editing, texts, buttons, and colors.
 *
 * @remarks
 * Passed to `sdk:DeckleSDK.scanDocument`. An empty configuration starts a multi-page camera scan.
 *
 * @since 1.5
 */
export interface DocumentScannerConfiguration extends BaseScannerConfiguration {}

/**
 * Configures a photo payment: the scan, the values to read, and the empty result.
 *
 * @remarks
 * Passed to `sdk:DeckleSDK.startPhotoPayment`. It includes all scan settings of
 * `sdk:BaseScannerConfiguration`; only `sdk:PhotoPaymentConfiguration.scanTips` has another
 * default here. With `sdk:BaseScannerConfiguration.allowPageEditing` set to `false` the user
 * reaches the result sooner.
 *
 * @since 1.8
 */
export interface PhotoPaymentConfiguration extends BaseScannerConfiguration {
  /**
   * Which values are read in addition to IBAN, amount, and reference.
   * @remarks
   * Photo payment uses only these settings. A configuration set with
   * `sdk:DeckleSDK.setAnalyzeConfiguration` has no effect on it.
   * @defaultValue a default `sdk:PaymentAnalyzeConfiguration`
   * @since 1.8
   */
  analyzeConfig?: PaymentAnalyzeConfiguration;
  /**
   * Screen that is shown if no payment data was found; `null` turns it off.
   * @remarks
   * With this screen, the user scans again or leaves, and your app never receives an
   * empty result. Without it, a scan that found nothing returns an empty string.
   * @defaultValue a default `sdk:EmptyResultScreen`
   * @since 1.8
   */
  emptyResultScreen?: EmptyResultScreen | null;
  /**
   * Tips that the user opens from the toolbar of the scan screen; `null` shows no toolbar item.
   * @remarks
   * On by default, unlike in document scanning.
   * @defaultValue a default `sdk:ScanTips`
   * @since 1.8
   */
  scanTips?: ScanTips | null;
  /**
   * Reads the payment data from a GiroCode if the document has one.
   * @remarks
   * A GiroCode is a QR code for bank transfers on invoices (EPC QR code). Other codes, such as a
   * BezahlCode, aren't read.
   * @defaultValue `true`
   * @since 1.9
   */
  allowGiroCode?: boolean;
}

/**
 * Configures which tools the edit and arrange screens offer.
 *
 * @remarks
 * Assigned to `sdk:BaseScannerConfiguration.pageEditConfig`. It has no effect while
 * `sdk:BaseScannerConfiguration.allowPageEditing` is `false`.
 *
 * @example
 * ```ts
 * import type { PageEditConfiguration } from '@deckle/react-native-sdk';
 *
 * const pageEditConfig: PageEditConfiguration = {
 *   allowPageAdd: true,
 *   allowPageRetake: true,
 *   allowPageFilter: false,
 * };
 * ```
 *
 * @since 1.6
 */
export interface PageEditConfiguration {
  /**
   * Shows the button that rotates the current page.
   * @defaultValue `true`
   * @since 1.6
   */
  allowPageRotation?: boolean;
  /**
   * Shows the button that opens the filter screen.
   * @defaultValue `true`
   * @since 1.6
   */
  allowPageFilter?: boolean;
  /**
   * Shows the button that opens the crop screen.
   * @defaultValue `true`
   * @since 1.6
   */
  allowPageCropping?: boolean;
  /**
   * Shows the button that opens the arrange screen.
   * @defaultValue `true`
   * @since 1.6
   */
  allowPageArrangement?: boolean;
  /**
   * Shows the button that scans the current page again.
   * @defaultValue `false`
   * @since 1.7
   */
  allowPageRetake?: boolean;
  /**
   * Shows the button that returns to the scan screen to add a page.
   * @defaultValue `false`
   * @since 1.8
   */
  allowPageAdd?: boolean;
  /**
   * Shows the button that deletes pages.
   * @remarks
   * If the document has several pages, the SDK asks whether to delete the current page or all
   * pages. A single page is deleted immediately.
   * @defaultValue `true`
   * @since 1.8
   */
  allowPageDeletion?: boolean;
  /**
   * Puts a delete button on each thumbnail of the arrange screen.
   * @defaultValue `false`
   * @since 1.6
   */
  pageArrangementShowDeleteButton?: boolean;
  /**
   * Puts the page number on each thumbnail of the arrange screen.
   * @defaultValue `true`
   * @since 1.6
   */
  pageArrangementShowPageNumber?: boolean;
}

/**
 * Configures which additional values data extraction reads.
 *
 * @remarks
 * Passed to `sdk:DeckleSDK.setAnalyzeConfiguration`. The values change what `sdk:DeckleSDK.analyze`
 * returns. For photo payment use `sdk:PaymentAnalyzeConfiguration`.
 *
 * @example
 * ```ts
 * import type { AnalyzeConfiguration } from '@deckle/react-native-sdk';
 *
 * const config: AnalyzeConfiguration = { readBIC: true, readPaymentState: true };
 * ```
 *
 * @since 1.5
 */
export interface AnalyzeConfiguration {
  /**
   * Also reads the BIC of every bank account.
   * @remarks
   * Changes the shape of the result: `true` fills `sdk:AnalyzeAddress.Bank`, `false` fills
   * `sdk:AnalyzeAddress.IBAN`.
   * @defaultValue `false`
   * @since 1.5
   */
  readBIC?: boolean;
  /**
   * Reads whether the document is already paid.
   * @remarks
   * `true` adds `sdk:AnalyzeResult.PaymentState` to the result.
   * @defaultValue `false`
   * @since 1.5
   */
  readPaymentState?: boolean;
}

/**
 * Configures which additional values photo payment reads.
 *
 * @remarks
 * Assigned to `sdk:PhotoPaymentConfiguration.analyzeConfig`. The defaults differ from those of
 * `sdk:AnalyzeConfiguration`.
 *
 * @example
 * ```ts
 * import type {
 *   PaymentAnalyzeConfiguration,
 *   PhotoPaymentConfiguration,
 * } from '@deckle/react-native-sdk';
 *
 * const analyzeConfig: PaymentAnalyzeConfiguration = { readPaymentState: true };
 * const config: PhotoPaymentConfiguration = { analyzeConfig };
 * ```
 *
 * @since 1.8
 */
export interface PaymentAnalyzeConfiguration {
  /**
   * Also reads the BIC of every bank account.
   * @remarks
   * Changes the shape of the result: `true` fills `sdk:AnalyzeAddress.Bank`, `false` fills
   * `sdk:AnalyzeAddress.IBAN`.
   * @defaultValue `true`
   * @since 1.8
   */
  readBIC?: boolean;
  /**
   * Reads whether the invoice is already paid, for example by direct debit.
   * @remarks
   * `true` adds `sdk:AnalyzeResult.PaymentState` to the result.
   * @defaultValue `false`
   * @since 1.8
   */
  readPaymentState?: boolean;
  /**
   * Reads the holder of the account that receives the money.
   * @remarks
   * The holder can differ from the company in the letterhead. `true` adds
   * `sdk:PhotoPaymentResult.SEPACreditor` to the result.
   * @defaultValue `true`
   * @since 1.8
   */
  readSEPACreditor?: boolean;
}

/**
 * Replaces texts and text sizes of the SDK screens.
 *
 * @remarks
 * Assigned to `sdk:BaseScannerConfiguration.textConfig`. Texts that you don't set are shown in the
 * language of the app, in one of 34 languages, or in English if the language isn't among them.
 * Your own texts aren't translated, so localize them yourself.
 *
 * @example
 * ```ts
 * import type { TextConfiguration } from '@deckle/react-native-sdk';
 *
 * const textConfig: TextConfiguration = {
 *   textTitleScanPage: 'Scan the invoice',
 *   textTitleEditPage: 'Check the pages',
 *   textSizeTitle: 20,
 * };
 * ```
 *
 * @since 1.7
 */
export interface TextConfiguration {
  /**
   * Text size of the buttons in the bottom toolbar of the edit screen.
   * @defaultValue `10`
   * @unit sp on Android, pt on iOS
   * @since 1.7
   */
  textSizeBottomToolbar?: number;
  /**
   * Text size of the items in the top toolbar.
   * @defaultValue built-in size
   * @unit sp on Android, pt on iOS
   * @since 1.7
   */
  textSizeTopToolbar?: number;
  /**
   * Text size of the buttons at the bottom of the scan screen.
   * @defaultValue built-in size
   * @unit sp on Android, pt on iOS
   * @since 1.7
   */
  textSizeScanButtons?: number;
  /**
   * Text size of the title in the top toolbar.
   * @remarks
   * Without a value, a long title shrinks until it fits, down to size 9. With a value,
   * titles don't shrink.
   * @defaultValue automatic, shrinks down to 9
   * @unit sp on Android, pt on iOS
   * @since 1.7
   */
  textSizeTitle?: number;
  /**
   * Title of the scan screen.
   * @defaultValue no title
   * @since 1.7
   */
  textTitleScanPage?: string;
  /**
   * Title of the edit screen.
   * @defaultValue no title
   * @since 1.7
   */
  textTitleEditPage?: string;
  /**
   * Title of the filter screen.
   * @defaultValue built-in text “Filter”
   * @since 1.7
   */
  textTitleFilterPage?: string;
  /**
   * Title of the crop screen.
   * @defaultValue built-in text “Crop”
   * @since 1.7
   */
  textTitleCroppingPage?: string;
  /**
   * Title of the arrange screen.
   * @defaultValue built-in text “Arrange”
   * @since 1.7
   */
  textTitleArrangementPage?: string;
  /**
   * Title of the confirmation screen.
   * @defaultValue no title
   * @since 1.7
   */
  textTitleConfirmationPage?: string;
  /**
   * Title of the scan tips screen.
   * @defaultValue built-in text
   * @since 1.8
   */
  textTitleScanTipsPage?: string;
  /**
   * Title for all screens, which overrides the titles of individual screens.
   * @defaultValue not set
   * @since 1.7
   */
  textDocumentTitle?: string;
  /**
   * Hint that is shown while the camera focuses after the capture was triggered.
   * @defaultValue built-in text
   * @since 1.7
   */
  textFocusHint?: string;
  /**
   * Hint that is shown when the user swipes back on the first page.
   * @defaultValue built-in text
   * @since 1.7
   */
  textFirstPageHint?: string;
  /**
   * Hint that is shown when the user swipes forward on the last page.
   * @defaultValue built-in text
   * @since 1.7
   */
  textLastPageHint?: string;
  /**
   * Hint that is shown when the user swipes although there is only one page.
   * @defaultValue built-in text
   * @since 1.7
   */
  textOnePageHint?: string;
  /**
   * Text of the progress popup that is shown when the user finishes while pages are still being
   * processed.
   * @defaultValue built-in text
   * @since 1.7
   */
  textScanProgress?: string;
  /**
   * Option in the delete dialog that removes the current page.
   * @defaultValue built-in text “Delete current page”
   * @since 1.7
   */
  textDeleteDialogCurrentPage?: string;
  /**
   * Option in the delete dialog that removes all pages.
   * @defaultValue built-in text “Delete all pages”
   * @since 1.7
   */
  textDeleteDialogAllPages?: string;
  /**
   * Option in the delete dialog that keeps all pages.
   * @defaultValue built-in text “Cancel”
   * @since 1.7
   */
  textDeleteDialogCancel?: string;
  /**
   * Heading of the popup that is shown when the scan screen opens for the first time.
   * @defaultValue built-in text
   * @deprecated Use `sdk:ScanHintPopup.title` of `sdk:Onboarding.scanHintPopup`.
   * @since 1.7
   */
  textOnboardingTitle?: string;
  /**
   * Message of the popup that is shown when the scan screen opens for the first time.
   * @defaultValue built-in text
   * @deprecated Use `sdk:ScanHintPopup.message` of `sdk:Onboarding.scanHintPopup`.
   * @since 1.7
   */
  textOnboardingMessage?: string;
  /**
   * Close button of the popup that is shown when the scan screen opens for the first time.
   * @defaultValue built-in text
   * @deprecated Use `sdk:ScanHintPopup.closeButton` of `sdk:Onboarding.scanHintPopup`.
   * @since 1.7
   */
  textOnboardingCloseButton?: string;
}

/**
 * Title and icon of one button.
 *
 * @remarks
 * Used as a value in `sdk:ButtonConfiguration`, `sdk:Onboarding`, `sdk:ScanTips` and
 * `sdk:EmptyResultScreen`. Only the members that you set change: a button with a custom title
 * keeps the built-in icon, and the other way round.
 *
 * @example
 * ```ts
 * import type { DeckleButton } from '@deckle/react-native-sdk';
 *
 * const send: DeckleButton = { title: 'Send', icon: 'ic_send' };
 * ```
 *
 * @since 1.7
 */
export interface DeckleButton {
  /**
   * Text of the button; an empty string shows no text.
   * @defaultValue built-in text
   * @since 1.7
   */
  title?: string;
  /**
   * Icon of the button.
   * @remarks
   * Names an image of your app: a drawable on Android, an image of the asset catalog on iOS. In an
   * app for both, write the name without extension and add the image to both.
   * @defaultValue built-in icon
   * @since 1.7
   */
  icon?: string;
}

/**
 * Replaces titles and icons of the buttons on the SDK screens.
 *
 * @remarks
 * Assigned to `sdk:BaseScannerConfiguration.buttonConfig`, one `sdk:DeckleButton` per button. It
 * changes how a button looks, but not whether it's visible. Visibility is set by
 * `sdk:PageEditConfiguration` and `sdk:BaseScannerConfiguration`.
 *
 * @example
 * ```ts
 * import type { ButtonConfiguration } from '@deckle/react-native-sdk';
 *
 * const buttonConfig: ButtonConfiguration = {
 *   buttonScanTorch: { title: 'Light', icon: 'ic_light' },
 *   buttonEditFinish: { title: 'Send' },
 * };
 * ```
 *
 * @since 1.7
 */
export interface ButtonConfiguration {
  /**
   * Scan screen: capture mode switch while automatic capture is on.
   * @remarks
   * Visible if `sdk:BaseScannerConfiguration.allowCaptureModeSetting` is `true`.
   * @defaultValue built-in button “Capture: auto”
   * @since 1.7
   */
  buttonScanAutoCaptureOn?: DeckleButton;
  /**
   * Scan screen: capture mode switch while automatic capture is off.
   * @remarks
   * Visible if `sdk:BaseScannerConfiguration.allowCaptureModeSetting` is `true`.
   * @defaultValue built-in button “Capture: manual”
   * @since 1.7
   */
  buttonScanAutoCaptureOff?: DeckleButton;
  /**
   * Scan screen: turns the torch on and off.
   * @defaultValue built-in button “Light”
   * @since 1.7
   */
  buttonScanTorch?: DeckleButton;
  /**
   * Scan screen: takes a photo manually.
   * @defaultValue built-in button
   * @since 1.7
   */
  buttonScanCapture?: DeckleButton;
  /**
   * Scan screen: ends scanning and opens the edit screen.
   * @defaultValue built-in button “Done”
   * @since 1.7
   */
  buttonScanFinish?: DeckleButton;
  /**
   * Scan screen: opens the file import.
   * @remarks
   * Visible with `sdk:Source.CAMERA_IMPORT`.
   * @defaultValue built-in button
   * @since 1.8
   */
  buttonScanImport?: DeckleButton;
  /**
   * Edit screen: rotates the current page.
   * @remarks
   * Visible if `sdk:PageEditConfiguration.allowPageRotation` is `true`.
   * @defaultValue built-in button “Rotate”
   * @since 1.7
   */
  buttonEditRotate?: DeckleButton;
  /**
   * Edit screen: opens the crop screen.
   * @remarks
   * Visible if `sdk:PageEditConfiguration.allowPageCropping` is `true`.
   * @defaultValue built-in button “Crop”
   * @since 1.7
   */
  buttonEditCrop?: DeckleButton;
  /**
   * Edit screen: opens the filter screen.
   * @remarks
   * Visible if `sdk:PageEditConfiguration.allowPageFilter` is `true`.
   * @defaultValue built-in button “Filter”
   * @since 1.7
   */
  buttonEditFilter?: DeckleButton;
  /**
   * Edit screen: opens the arrange screen.
   * @remarks
   * Visible if `sdk:PageEditConfiguration.allowPageArrangement` is `true`.
   * @defaultValue built-in button “Arrange”
   * @since 1.7
   */
  buttonEditArrange?: DeckleButton;
  /**
   * Edit screen: scans the current page again and replaces it.
   * @remarks
   * Visible if `sdk:PageEditConfiguration.allowPageRetake` is `true`.
   * @defaultValue built-in button
   * @since 1.7
   */
  buttonEditRetake?: DeckleButton;
  /**
   * Edit screen: returns to the scan screen to append a page.
   * @remarks
   * Visible if `sdk:PageEditConfiguration.allowPageAdd` is `true`.
   * @defaultValue built-in button
   * @since 1.8
   */
  buttonEditAddPage?: DeckleButton;
  /**
   * Edit screen: deletes the only page or opens the delete dialog.
   * @remarks
   * Visible if `sdk:PageEditConfiguration.allowPageDeletion` is `true`.
   * @defaultValue built-in button “Delete”
   * @since 1.7
   */
  buttonEditDelete?: DeckleButton;
  /**
   * Edit screen: finishes the scan.
   * @remarks
   * If `sdk:BaseScannerConfiguration.confirmPages` is `true`, the button opens the confirmation
   * screen first.
   * @defaultValue built-in button “Done”
   * @since 1.7
   */
  buttonEditFinish?: DeckleButton;
  /**
   * Crop screen: extends the frame to the whole image.
   * @defaultValue built-in button “Full page”
   * @since 1.7
   */
  buttonCropExpand?: DeckleButton;
  /**
   * Crop screen: snaps the frame to the detected document.
   * @defaultValue built-in button “Snap”
   * @since 1.7
   */
  buttonCropSnap?: DeckleButton;
  /**
   * Crop screen: applies the frame and returns to the edit screen.
   * @defaultValue built-in button “Done”
   * @since 1.7
   */
  buttonCropFinish?: DeckleButton;
  /**
   * Confirmation screen: finishes the scan.
   * @remarks
   * Visible if `sdk:BaseScannerConfiguration.confirmPages` is `true`.
   * @defaultValue built-in button “Done”
   * @since 1.7
   */
  buttonConfirmationFinish?: DeckleButton;
}

/**
 * One color as a pair of values for light and dark mode.
 *
 * @remarks
 * Used as a value in `sdk:ColorConfig`. Set both members: a pair in which one is missing is ignored.
 *
 * @since 1.6
 */
export interface DeckleColor {
  /**
   * Color in light mode as a hex string `#RRGGBB`.
   * @remarks
   * The value can also be `#AARRGGBB`, with the opacity first[iOS: , which iOS ignores].
   * @since 1.6
   */
  light: string;
  /**
   * Color in dark mode as a hex string `#RRGGBB`.
   * @remarks
   * The value can also be `#AARRGGBB`, with the opacity first[iOS: , which iOS ignores].
   * @since 1.6
   */
  dark: string;
}

/**
 * Sets the colors of the SDK screens in light and dark mode.
 *
 * @remarks
 * Assigned to `sdk:BaseScannerConfiguration.colorConfig`, one `sdk:DeckleColor` per use. A color
 * that you don't set keeps its default. The background of screens and dialogs can't be set: it's
 * white in light mode and nearly black in dark mode. In a plain JavaScript object the letter case of
 * these keys doesn't matter, and unknown keys are logged and ignored.
 *
 * @since 1.6
 */
export interface ColorConfig {
  /**
   * Progress indicators and dialog buttons.
   * @defaultValue light `#4CAF50`, dark `#4CAF50`
   * @since 1.6
   */
  colorPrimary?: DeckleColor;
  /**
   * Texts and icons on the primary color, for example on filled onboarding buttons.
   * @defaultValue light `#FFFFFF`, dark `#000000`
   * @since 1.8
   */
  colorOnPrimary?: DeckleColor;
  /**
   * Selectable controls and the capture button.
   * @defaultValue light `#4CAF50`, dark `#4CAF50`
   * @since 1.6
   */
  colorSecondary?: DeckleColor;
  /**
   * Elements on the secondary color, for example the icon of the capture button.
   * @defaultValue light `#FFFFFF`, dark `#000000`
   * @since 1.6
   */
  colorOnSecondary?: DeckleColor;
  /**
   * Background of the area with the buttons of the scan screen.
   * @defaultValue light `#121212`, dark `#121212`
   * @since 1.6
   */
  colorScanButtonsLayoutBackground?: DeckleColor;
  /**
   * Icons and labels of the buttons on the scan screen, for example of the torch.
   * @defaultValue light `#FFFFFF`, dark `#FFFFFF`
   * @since 1.6
   */
  colorScanButtonsForeground?: DeckleColor;
  /**
   * Outline that the scan screen draws around the detected document.
   * @defaultValue light `#4CAF50`, dark `#4CAF50`
   * @since 1.6
   */
  colorScanPolygon?: DeckleColor;
  /**
   * Background of the bottom toolbar on the edit screen.
   * @defaultValue light `#FFFFFF`, dark `#212121`
   * @since 1.6
   */
  colorBottomBarBackground?: DeckleColor;
  /**
   * Buttons in the bottom toolbar of the edit screen.
   * @defaultValue light `#323232`, dark `#BEBEBE`
   * @since 1.6
   */
  colorBottomBarForeground?: DeckleColor;
  /**
   * Background of the top toolbar.
   * @defaultValue light `#4CAF50`, dark `#2A2A2A`
   * @since 1.6
   */
  colorTopBarBackground?: DeckleColor;
  /**
   * Buttons and title in the top toolbar.
   * @remarks
   * The dark value is white at 87% opacity (`#DEFFFFFF`) where transparency is possible. Set
   * `sdk:ColorConfig.colorTopBarTitle` to give the title a different color.
   * @defaultValue light `#FFFFFF`, dark `#E3E3E3`
   * @since 1.6
   */
  colorTopBarForeground?: DeckleColor;
  /**
   * Title in the top toolbar, if it differs from the buttons there.
   * @defaultValue the value of `sdk:ColorConfig.colorTopBarForeground`
   * @since 1.8
   */
  colorTopBarTitle?: DeckleColor;
}

/**
 * Configures the onboarding that users see when they open the scanner for the first time.
 *
 * @remarks
 * Assigned to `sdk:BaseScannerConfiguration.onboarding`. It consists of the onboarding
 * screen, which shows items before the scan screen, and of a popup on the scan screen. Each appears
 * once per installation, in document scanning or photo payment. Going back from the onboarding
 * screen cancels the scan, and the next one shows the screen again.
 * `sdk:DeckleSDK.resetOnboarding` makes both appear again. The default object shows the popup and has
 * no items.
 *
 * @example
 * ```ts
 * import type { Onboarding } from '@deckle/react-native-sdk';
 *
 * const onboarding: Onboarding = {
 *   items: [
 *     {
 *       image: 'onboarding_invoice',
 *       title: 'Scan your invoice',
 *       message: 'Place it on a flat surface and keep all four corners in view.',
 *     },
 *   ],
 *   buttonBack: { title: 'Back' },
 *   scanHintPopup: null,
 * };
 * ```
 *
 * @since 1.8
 */
export interface Onboarding {
  /**
   * Items of the onboarding screen, one after the other; `null` shows none.
   * @remarks
   * Use the built-in items of `sdk:DeckleSDK.onboardingDefaultItems`, your own items, or both.
   * @defaultValue no items
   * @since 1.8
   */
  items?: DeckleListItem[] | null;
  /**
   * Popup that explains the scan screen when it opens for the first time; `null` turns it off.
   * @defaultValue a default `sdk:ScanHintPopup`
   * @since 1.8
   */
  scanHintPopup?: ScanHintPopup | null;
  /**
   * Button that closes the onboarding screen at any item; `null` hides it.
   * @defaultValue a default `sdk:DeckleButton`
   * @since 1.8
   */
  buttonSkip?: DeckleButton | null;
  /**
   * Button that goes back to the previous item; `null` hides it.
   * @defaultValue `null`
   * @since 1.8
   */
  buttonBack?: DeckleButton | null;
  /**
   * Button that continues to the next item; `null` hides it.
   * @defaultValue a default `sdk:DeckleButton`
   * @since 1.8
   */
  buttonNext?: DeckleButton | null;
  /**
   * Button on the last item that closes the onboarding screen; `null` hides it.
   * @defaultValue a default `sdk:DeckleButton`
   * @since 1.8
   */
  buttonFinish?: DeckleButton | null;
}

/**
 * Configures the popup that explains the scan screen when it opens for the first time.
 *
 * @remarks
 * Assigned to `sdk:Onboarding.scanHintPopup`. Members that you don't set keep the built-in image
 * and texts.
 *
 * @example
 * ```ts
 * import type { Onboarding, ScanHintPopup } from '@deckle/react-native-sdk';
 *
 * const scanHintPopup: ScanHintPopup = {
 *   title: 'Before you scan',
 *   message: 'Place the invoice on a dark table.',
 *   closeButton: 'Got it',
 * };
 * const onboarding: Onboarding = { scanHintPopup };
 * ```
 *
 * @since 1.8
 */
export interface ScanHintPopup {
  /**
   * Heading of the popup.
   * @defaultValue built-in text
   * @since 1.8
   */
  title?: string;
  /**
   * Text of the popup.
   * @remarks
   * The built-in text advises users to place the document on a clear background with good contrast.
   * @defaultValue built-in text
   * @since 1.8
   */
  message?: string;
  /**
   * Image of the popup.
   * @remarks
   * Names an image of your app: a drawable on Android, an image of the asset catalog on iOS. In an
   * app for both, write the name without extension and add the image to both.
   * @defaultValue built-in image
   * @since 1.8
   */
  imageSource?: string;
  /**
   * Text of the button that closes the popup.
   * @defaultValue built-in text
   * @since 1.8
   */
  closeButton?: string;
}

/**
 * Configures the screen with tips that users open from the toolbar of the scan screen.
 *
 * @remarks
 * Assigned to `sdk:BaseScannerConfiguration.scanTips`. An empty object turns on the
 * built-in tips. The title of the screen is `sdk:TextConfiguration.textTitleScanTipsPage`.
 *
 * @example
 * ```ts
 * import type { ScanTips } from '@deckle/react-native-sdk';
 *
 * const scanTips: ScanTips = {
 *   items: [
 *     {
 *       image: 'tip_light',
 *       title: 'Use enough light',
 *       message: 'Turn the light on in dark rooms.',
 *     },
 *   ],
 *   toolbarItem: { title: 'Tips' },
 * };
 * ```
 *
 * @since 1.8
 */
export interface ScanTips {
  /**
   * Tips to show; `null` shows the built-in ones.
   * @remarks
   * `sdk:DeckleSDK.scanTipsDefaultItems` returns the built-in tips, so that you can reorder or
   * extend them.
   * @defaultValue `null`
   * @since 1.8
   */
  items?: DeckleListItem[] | null;
  /**
   * Toolbar item on the scan screen that opens the tips; `null` hides it.
   * @defaultValue a default `sdk:DeckleButton`
   * @since 1.8
   */
  toolbarItem?: DeckleButton | null;
}

/**
 * Configures the screen that photo payment shows if no payment data was found.
 *
 * @remarks
 * Assigned to `sdk:PhotoPaymentConfiguration.emptyResultScreen`. The screen lists tips for a better
 * result and offers to scan again.
 *
 * @example
 * ```ts
 * import type { EmptyResultScreen } from '@deckle/react-native-sdk';
 *
 * const emptyResultScreen: EmptyResultScreen = {
 *   title: 'No payment data found',
 *   repeatButton: { title: 'Scan again' },
 * };
 * ```
 *
 * @since 1.8
 */
export interface EmptyResultScreen {
  /**
   * Tips for a better result; `null` shows the built-in ones.
   * @remarks
   * `sdk:DeckleSDK.emptyResultScreenDefaultItems` returns the built-in tips, so that you can
   * reorder or extend them.
   * @defaultValue `null`
   * @since 1.8
   */
  items?: DeckleListItem[] | null;
  /**
   * Title in the top toolbar of the screen.
   * @defaultValue built-in text
   * @since 1.8
   */
  title?: string;
  /**
   * Button that starts the scan again.
   * @defaultValue a default `sdk:DeckleButton`
   * @since 1.8
   */
  repeatButton?: DeckleButton;
}

/**
 * One entry of a list with image, heading, and text.
 *
 * @remarks
 * Used in `sdk:Onboarding.items`, `sdk:ScanTips.items`, and `sdk:EmptyResultScreen.items`. A member
 * without a value takes up no space.
 *
 * @example
 * ```ts
 * import type { DeckleListItem } from '@deckle/react-native-sdk';
 *
 * const tip: DeckleListItem = {
 *   image: 'tip_background',
 *   title: 'Choose a dark background',
 *   message: 'The edges of white paper stand out on it.',
 * };
 * ```
 *
 * @since 1.8
 */
export interface DeckleListItem {
  /**
   * Image of the item.
   * @remarks
   * Names an image of your app: a drawable on Android, an image of the asset catalog on iOS. In an
   * app for both, write the name without extension and add the image to both. It is scaled to fit
   * into a square of 240 dp or pt on the onboarding screen, and of 72 in lists of tips.
   * @defaultValue `null`
   * @since 1.8
   */
  image?: string | null;
  /**
   * Heading of the item.
   * @defaultValue `null`
   * @since 1.8
   */
  title?: string | null;
  /**
   * Text of the item.
   * @defaultValue `null`
   * @since 1.8
   */
  message?: string | null;
}
