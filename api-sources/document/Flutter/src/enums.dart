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
  camera,
  image,
  gallery,
  galleryMultiple,
  CameraImport,
}

/// @since 1.3.4
enum StatusBarAppearance {
  light,
  dark,
}

/// @since 1.3.4
enum NavigationBarAppearance {
  light,
  dark,
}
