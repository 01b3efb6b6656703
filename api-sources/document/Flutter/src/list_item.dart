class DeckleListItem {
  DeckleListItem({this.image, this.title, this.message});

  /// @remarks The name of an image of the native projects, without extension: a drawable on Android and an image of the asset catalog on iOS. Assets of `pubspec.yaml` aren't found.
  String? image;
  String? title;
  String? message;
}
