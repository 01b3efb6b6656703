public class ButtonConfiguration {
    public var buttonScanAutoCaptureOn: DeckleButton? = declared()
    public var buttonScanAutoCaptureOff: DeckleButton? = declared()
    public var buttonScanTorch: DeckleButton? = declared()
    public var buttonScanCapture: DeckleButton? = declared()
    public var buttonScanFinish: DeckleButton? = declared()
    public var buttonScanImport: DeckleButton? = declared()
    public var buttonEditRotate: DeckleButton? = declared()
    public var buttonEditCrop: DeckleButton? = declared()
    public var buttonEditFilter: DeckleButton? = declared()
    public var buttonEditArrange: DeckleButton? = declared()
    public var buttonEditRetake: DeckleButton? = declared()
    public var buttonEditAddPage: DeckleButton? = declared()
    public var buttonEditDelete: DeckleButton? = declared()
    public var buttonEditFinish: DeckleButton? = declared()
    public var buttonCropExpand: DeckleButton? = declared()
    public var buttonCropSnap: DeckleButton? = declared()
    public var buttonCropFinish: DeckleButton? = declared()
    public var buttonConfirmationFinish: DeckleButton? = declared()

    public init() {}
}

/// The text and the icon of a button. The icon is an image in the asset catalog of the app.
public class DeckleButton {
    public var title: String? = declared()
    /// @remarks The name of an image in the asset catalog of your app.
    public var icon: String? = declared()

    public init(title: String? = nil, icon: String? = nil) {}
}
