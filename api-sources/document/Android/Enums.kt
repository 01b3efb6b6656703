package com.example.deckle.sdk.ui

enum class ScanFilter {
    AUTO,
    GRAY,
    BLACKWHITE,
    ORIGINAL,
    TEXT,
    AUTO2,
    ILLUSTRATION,
}

enum class Source {
    CAMERA,
    IMAGE,
    GALLERY,
    GALLERY_MULTIPLE,
    CAMERA_IMPORT,
}

/** @since 1.7.2.0 */
enum class StatusBarAppearance {
    /** @since 1.7.2.0 */
    LIGHT,
    /** @since 1.7.2.0 */
    DARK,
}

/** @since 1.7.2.0 */
enum class NavigationBarAppearance {
    /** @since 1.7.2.0 */
    LIGHT,
    /** @since 1.7.2.0 */
    DARK,
}
