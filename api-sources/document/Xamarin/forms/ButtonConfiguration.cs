namespace Deckle.SDK.Xamarin.Forms;

public class ButtonConfiguration
{
    public DeckleButton? ButtonScanAutoCaptureOn { get; set; }
    public DeckleButton? ButtonScanAutoCaptureOff { get; set; }
    public DeckleButton? ButtonScanTorch { get; set; }
    public DeckleButton? ButtonScanCapture { get; set; }
    public DeckleButton? ButtonScanFinish { get; set; }
    public DeckleButton? ButtonEditRotate { get; set; }
    public DeckleButton? ButtonEditCrop { get; set; }
    public DeckleButton? ButtonEditFilter { get; set; }
    public DeckleButton? ButtonEditArrange { get; set; }
    public DeckleButton? ButtonEditRetake { get; set; }
    /// @remarks Always visible.
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
    /// @remarks The name of an image of your app, without extension: a drawable in the Android project, an image of the asset catalog in the iOS project.
    public string? Icon { get; set; }
}
