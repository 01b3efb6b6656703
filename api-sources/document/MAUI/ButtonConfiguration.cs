namespace Deckle.SDK.MAUI;

public class ButtonConfiguration
{
    public DeckleButton? ButtonScanAutoCaptureOn { get; set; }
    public DeckleButton? ButtonScanAutoCaptureOff { get; set; }
    public DeckleButton? ButtonScanTorch { get; set; }
    public DeckleButton? ButtonScanCapture { get; set; }
    public DeckleButton? ButtonScanFinish { get; set; }
    public DeckleButton? ButtonScanImport { get; set; }
    public DeckleButton? ButtonEditRotate { get; set; }
    public DeckleButton? ButtonEditCrop { get; set; }
    public DeckleButton? ButtonEditFilter { get; set; }
    public DeckleButton? ButtonEditArrange { get; set; }
    public DeckleButton? ButtonEditRetake { get; set; }
    public DeckleButton? ButtonEditAddPage { get; set; }
    public DeckleButton? ButtonEditDelete { get; set; }
    public DeckleButton? ButtonEditFinish { get; set; }
    public DeckleButton? ButtonCropExpand { get; set; }
    public DeckleButton? ButtonCropSnap { get; set; }
    public DeckleButton? ButtonCropFinish { get; set; }
    public DeckleButton? ButtonConfirmationFinish { get; set; }
}

public class DeckleButton
{
    public string? Title { get; set; }
    /// @remarks The name of an image in `Resources/Images`, in lower case and without extension. The build converts it to a drawable on Android and to an image of the app bundle on iOS.
    public string? Icon { get; set; }
}
