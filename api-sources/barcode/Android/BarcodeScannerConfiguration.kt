package com.example.deckle.sdk.barcode

class BarcodeScannerConfiguration {
    var barcodeFormats: List<BarcodeFormat> by declared()
    var multiScan: Boolean by declared()
    var maxBarcodes: Int by declared()
    var allowDuplicates: Boolean by declared()
    var duplicateInterval: Int by declared()
    var confirmBarcode: Boolean by declared()
    var vibrateOnRead: Boolean by declared()
    var beepOnRead: Boolean by declared()
    var allowTorch: Boolean by declared()
    var torchEnabled: Boolean by declared()
    var showViewfinder: Boolean by declared()
    var restrictToViewfinder: Boolean by declared()
    var viewfinderAspectRatio: Float by declared()
    var timeout: Int by declared()
    val textConfig: BarcodeTextConfiguration by declared()
    val colorConfig: BarcodeColorConfiguration by declared()
    var statusBarAppearance: StatusBarAppearance? by declared()
    var navigationBarAppearance: NavigationBarAppearance? by declared()
    /**
     * Accepts or rejects each code that the scanner reads; if it's `null`, your app isn't asked.
     * @remarks Without a listener, the scanner behaves as if a listener returned `sdk:ReadingState.FINISHED` in single mode and `sdk:ReadingState.ACTIVE` in multi mode.
     * @defaultValue `null`
     * @since 1.0
     */
    var barcodeListener: BarcodeListener? by declared()
    /**
     * The style resource of the scanner. The parent of your style must be `DeckleSDK.Barcode.Theme.Default`.
     * @defaultValue `R.style.DeckleSDK_Barcode_Theme_Default`
     * @since 1.0
     */
    var theme: Int by declared()
}

class BarcodeTextConfiguration {
    var textTitleScanPage: String? by declared()
    var textScanHint: String? by declared()
    var textFinishButton: String? by declared()
    var textCount: String? by declared()
    var textConfirmAccept: String? by declared()
    var textConfirmRetry: String? by declared()
    /** @unit sp */
    var textSizeTitle: Int? by declared()
    /** @unit sp */
    var textSizeScanHint: Int? by declared()
}

class BarcodeColorConfiguration {
    var colorPrimary: DeckleColor? by declared()
    var colorOnPrimary: DeckleColor? by declared()
    var colorViewfinder: DeckleColor? by declared()
    var colorViewfinderDetected: DeckleColor? by declared()
    var colorViewfinderRejected: DeckleColor? by declared()
    var colorOverlay: DeckleColor? by declared()
    var colorTopBarBackground: DeckleColor? by declared()
    var colorTopBarForeground: DeckleColor? by declared()
    var colorScanButtonsLayoutBackground: DeckleColor? by declared()
    var colorScanButtonsForeground: DeckleColor? by declared()
}

/**
 * One color for light mode and one for dark mode, each as `#RRGGBB` or `#AARRGGBB`.
 */
class DeckleColor(
    /**
     * Color in light mode, as `#RRGGBB` or as `#AARRGGBB` with the opacity first.
     * @remarks -
     */
    val light: String,
    /**
     * Color in dark mode, as `#RRGGBB` or as `#AARRGGBB` with the opacity first.
     * @remarks -
     */
    val dark: String,
)
