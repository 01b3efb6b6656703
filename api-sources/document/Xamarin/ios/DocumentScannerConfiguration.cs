using Foundation;

namespace Deckle.SDK.Xamarin.iOS;

public class DocumentScannerConfiguration
{
    public Source Source { get; set; }
    public NSUrl[] SourceImages { get; set; }
    public bool AllowCaptureModeSetting { get; set; }
    public bool AutoCapture { get; set; }
    public bool AutoCrop { get; set; }
    public bool MultiPage { get; set; }
    public ScanFilter DefaultScanFilter { get; set; }
    public PageEditConfiguration PageEditConfig { get; set; }
    public ColorConfiguration ColorConfig { get; set; }
    public string? OnboardingImageSource { get; set; }
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
