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

enum class StatusBarAppearance {
    LIGHT,
    DARK,
}

enum class NavigationBarAppearance {
    LIGHT,
    DARK,
}
