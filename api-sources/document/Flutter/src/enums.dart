enum ScanFilter {
  auto,
  gray,
  blackWhite,
  original,
  text,
  auto2,
  illustration,
}

/// @since 1.1.0
enum Source {
  /// @since 1.1.0
  camera,
  /// @since 1.1.0
  image,
  gallery,
  galleryMultiple,
  CameraImport,
}

/// @since 1.3.4
enum StatusBarAppearance {
  /// @since 1.3.4
  light,
  /// @since 1.3.4
  dark,
}

/// @since 1.3.4
enum NavigationBarAppearance {
  /// @since 1.3.4
  light,
  /// @since 1.3.4
  dark,
}
