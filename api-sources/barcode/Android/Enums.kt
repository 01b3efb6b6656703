package com.example.deckle.sdk.barcode

enum class BarcodeFormat {
    AZTEC,
    DATA_MATRIX,
    PDF_417,
    QR_CODE,
    CODABAR,
    CODE_39,
    CODE_93,
    CODE_128,
    EAN_8,
    EAN_13,
    ITF,
    UPC_A,
    UPC_E,
    UNKNOWN,
}

enum class ReadingState {
    ACTIVE,
    /** @remarks Your app can't end the pause, so the user can only close the scanner. The torch doesn't change. */
    PAUSED,
    REJECTED,
    FINISHED,
}

/** @since 1.0 */
enum class StatusBarAppearance {
    /** @since 1.0 */
    LIGHT,
    /** @since 1.0 */
    DARK,
}

/** @since 1.0 */
enum class NavigationBarAppearance {
    /** @since 1.0 */
    LIGHT,
    /** @since 1.0 */
    DARK,
}
