using System.Collections.Generic;

namespace Deckle.SDK.Xamarin.Forms;

public class DocumentScannerConfiguration
{
    /// @since 1.1.0
    public Source Source { get; set; }
    /// @remarks Every entry is the absolute path of a local file that your app may read, in Xamarin.Android and Xamarin.iOS the file itself. Other sources ignore the list.
    /// @since 1.1.0
    public IList<string> SourceImages { get; set; }
    public bool AllowCaptureModeSetting { get; set; }
    /// @since 1.1.0
    public bool AutoCapture { get; set; }
    /// @since 1.1.0
    public bool AutoCrop { get; set; }
    public bool MultiPage { get; set; }
    /// @since 1.1.0
    public bool PreCaptureFocus { get; set; }
    public ScanFilter DefaultScanFilter { get; set; }
    /// @remarks Xamarin.Forms only.
    public bool ConfirmPages { get; set; }
    /// @remarks Xamarin.Forms only.
    public bool AllowPageEditing { get; set; }
    public PageEditConfiguration PageEditConfig { get; set; }
    /// @remarks Xamarin.Forms only.
    public TextConfiguration TextConfig { get; set; }
    /// @remarks Xamarin.Forms only.
    public ButtonConfiguration ButtonConfig { get; set; }
    public ColorConfiguration ColorConfig { get; set; }
    /// @remarks Xamarin.Forms only.
    public StatusBarAppearance? StatusBarAppearance { get; set; }
    /// @remarks Xamarin.Forms only.
    public NavigationBarAppearance? NavigationBarAppearance { get; set; }
    /// @remarks The name of an image, without extension: a drawable in the Android project, an image of the asset catalog in the iOS project. In Xamarin.Android, the ID of a drawable resource.
    /// @deprecated -
    public string? OnboardingImageSource { get; set; }
}

public class PageEditConfiguration
{
    public bool AllowPageRotation { get; set; }
    public bool AllowPageFilter { get; set; }
    public bool AllowPageCropping { get; set; }
    public bool AllowPageArrangement { get; set; }
    /// @remarks Xamarin.Forms only.
    public bool AllowPageRetake { get; set; }
    public bool PageArrangementShowDeleteButton { get; set; }
    public bool PageArrangementShowPageNumber { get; set; }
}

/// @since 1.1.0
public enum Source
{
    Camera,
    Image,
    Gallery,
    GalleryMultiple,
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
