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

/** @since 1.5.1.9 */
enum class Source {
    CAMERA,
    IMAGE,
    GALLERY,
    GALLERY_MULTIPLE,
    CAMERA_IMPORT,
}

/** @since 1.7.2.0 */
enum class StatusBarAppearance {
    LIGHT,
    DARK,
}

/** @since 1.7.2.0 */
enum class NavigationBarAppearance {
    LIGHT,
    DARK,
}
