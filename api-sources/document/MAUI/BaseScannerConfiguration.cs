using System.Collections.Generic;

namespace Deckle.SDK.MAUI;

public class BaseScannerConfiguration
{
    /// @since 1.1.0
    public Source Source { get; set; }
    /// @remarks Every entry is the absolute path of a local file that your app may read. Other sources ignore the list.
    /// @since 1.1.0
    public IList<string> SourceImages { get; set; }
    public bool AllowCaptureModeSetting { get; set; }
    /// @since 1.0.2
    public bool AutoCapture { get; set; }
    /// @since 1.1.0
    public bool AutoCrop { get; set; }
    public bool MultiPage { get; set; }
    /// @since 1.1.0
    public bool PreCaptureFocus { get; set; }
    public ScanFilter DefaultScanFilter { get; set; }
    public bool VibrateOnCapture { get; set; }
    public bool ConfirmPages { get; set; }
    public bool AllowPageEditing { get; set; }
    public PageEditConfiguration PageEditConfig { get; set; }
    public TextConfiguration TextConfig { get; set; }
    public ButtonConfiguration ButtonConfig { get; set; }
    public ColorConfiguration ColorConfig { get; set; }
    public StatusBarAppearance? StatusBarAppearance { get; set; }
    public NavigationBarAppearance? NavigationBarAppearance { get; set; }
    public Onboarding? Onboarding { get; set; }
    public ScanTips? ScanTips { get; set; }
    /// @remarks The name of an image in `Resources/Images`, in lower case and without extension. The build converts it to a drawable on Android and to an image of the app bundle on iOS.
    public string? OnboardingImageSource { get; set; }
}

/// @since 1.1.0
public enum Source
{
    Camera,
    Image,
    Gallery,
    GalleryMultiple,
    CameraImport,
}

public enum ScanFilter
{
    Auto,
    Gray,
    BlackWhite,
    Original,
    Text,
    Auto2,
    Illustration,
}

public enum StatusBarAppearance
{
    Light,
    Dark,
}

public enum NavigationBarAppearance
{
    Light,
    Dark,
}
