public class ScanTips {
    public var items: [DeckleListItem]? = declared()
    public var toolbarItem: DeckleButton? = declared()

    public init() {}

    /// The built-in items, localized, to reuse, reorder or extend. Needs an initialized SDK.
    public static var defaultItems: [DeckleListItem] { declared() }
}
