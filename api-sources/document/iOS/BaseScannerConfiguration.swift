import Foundation

public class BaseScannerConfiguration {
    public var source: Source = declared()
    /// @remarks Every entry is the `file://` URL of a local file that your app may read. Other sources ignore the list.
    public var sourceImages: [URL] = declared()
    public var allowCaptureModeSetting: Bool = declared()
    public var autoCapture: Bool = declared()
    public var autoCrop: Bool = declared()
    public var multiPage: Bool = declared()
    public var defaultScanFilter: ScanFilter = declared()
    public var vibrateOnCapture: Bool = declared()
    public var confirmPages: Bool = declared()
    public var allowPageEditing: Bool = declared()
    public var pageEditConfig: PageEditConfiguration = declared()
    public var textConfig: TextConfiguration = declared()
    public var buttonConfig: ButtonConfiguration = declared()
    public var colorConfig: ColorConfiguration = declared()
    public var onboarding: Onboarding? = declared()
    public var scanTips: ScanTips? = declared()
    /// @remarks The name of an image in the asset catalog of your app.
    public var onboardingImageSource: String? = declared()

    public init() {}
}
