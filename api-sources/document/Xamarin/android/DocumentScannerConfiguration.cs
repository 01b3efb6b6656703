using System.Collections.Generic;

namespace Deckle.SDK.Xamarin.Android;

public class DocumentScannerConfiguration
{
    public Source Source { get; set; }
    public IList<Java.IO.File> SourceImages { get; set; }
    public bool AllowCaptureModeSetting { get; set; }
    public bool AutoCapture { get; set; }
    public bool AutoCrop { get; set; }
    public bool MultiPage { get; set; }
    public bool PreCaptureFocus { get; set; }
    public ScanFilter DefaultScanFilter { get; set; }
    public PageEditConfiguration PageEditConfig { get; set; }
    public ColorConfiguration ColorConfig { get; set; }
    public int? OnboardingImageSource { get; set; }
    /// The style resource of the screens. Give a style whose parent is `DeckleSDK.Theme.Default`.
    /// @defaultValue `Resource.Style.DeckleSDK_Theme_Default`
    /// @since 1.5
    public int Theme { get; set; }
}

public class PageEditConfiguration
{
    public bool AllowPageRotation { get; set; }
    public bool AllowPageFilter { get; set; }
    public bool AllowPageCropping { get; set; }
    public bool AllowPageArrangement { get; set; }
    public bool PageArrangementShowDeleteButton { get; set; }
    public bool PageArrangementShowPageNumber { get; set; }
}

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
