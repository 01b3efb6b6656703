import 'button_configuration.dart';
import 'list_item.dart';

class Onboarding {
  external List<DeckleListItem>? items;
  external ScanHintPopup? scanHintPopup;
  external DeckleButton? buttonSkip;
  external DeckleButton? buttonBack;
  external DeckleButton? buttonNext;
  external DeckleButton? buttonFinish;
}

class ScanHintPopup {
  external String? title;
  external String? message;
  /// @remarks The name of an image of the native projects, without extension: a drawable on Android and an image of the asset catalog on iOS. Assets of `pubspec.yaml` aren't found.
  external String? imageSource;
  external String? closeButton;
}
