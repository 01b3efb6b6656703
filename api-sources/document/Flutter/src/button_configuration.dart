class ButtonConfiguration {
  external DeckleButton? buttonScanAutoCaptureOn;
  external DeckleButton? buttonScanAutoCaptureOff;
  external DeckleButton? buttonScanTorch;
  external DeckleButton? buttonScanCapture;
  external DeckleButton? buttonScanFinish;
  external DeckleButton? buttonScanImport;
  external DeckleButton? buttonEditRotate;
  external DeckleButton? buttonEditCrop;
  external DeckleButton? buttonEditFilter;
  external DeckleButton? buttonEditArrange;
  external DeckleButton? buttonEditRetake;
  external DeckleButton? buttonEditAddPage;
  external DeckleButton? buttonEditDelete;
  external DeckleButton? buttonEditFinish;
  external DeckleButton? buttonCropExpand;
  external DeckleButton? buttonCropSnap;
  external DeckleButton? buttonCropFinish;
  external DeckleButton? buttonConfirmationFinish;
}

class DeckleButton {
  DeckleButton({this.title, this.icon});

  String? title;
  /// @remarks The name of an image of the native projects, without extension: a drawable on Android and an image of the asset catalog on iOS. Assets of `pubspec.yaml` aren't found.
  String? icon;
}
