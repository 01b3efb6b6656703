public class ScanTips {
    public var items: [DeckleListItem]? = declared()
    public var toolbarItem: DeckleButton? = declared()

    public init() {}

    /// The localized built-in items, which you can reuse, reorder, or extend.
    public static var defaultItems: [DeckleListItem] { declared() }
}
