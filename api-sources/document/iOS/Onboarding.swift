public class Onboarding {
    public var items: [DeckleListItem]? = declared()
    public var scanHintPopup: ScanHintPopup? = declared()
    public var buttonSkip: DeckleButton? = declared()
    public var buttonBack: DeckleButton? = declared()
    public var buttonNext: DeckleButton? = declared()
    public var buttonFinish: DeckleButton? = declared()

    public init() {}

    /// The localized built-in items, which you can reuse, reorder, or extend.
    public static var defaultItems: [DeckleListItem] { declared() }

    /// @param onboarding `true` shows the onboarding screen again.
    /// @param scanHintPopup `true` shows the scan hint popup again.
    public static func reset(onboarding: Bool = true, scanHintPopup: Bool = true) {}
}

public class ScanHintPopup {
    public var title: String? = declared()
    public var message: String? = declared()
    /// @remarks The name of an image in the asset catalog of your app.
    public var imageSource: String? = declared()
    public var closeButton: String? = declared()

    public init() {}
}

/// An item of the onboarding, of the scan tips, or of the empty result screen. The image is in the asset catalog of the app.
public class DeckleListItem {
    /// @remarks The name of an image in the asset catalog of your app.
    public var image: String? = declared()
    public var title: String? = declared()
    public var message: String? = declared()

    public init(image: String? = nil, title: String? = nil, message: String? = nil) {}
}
