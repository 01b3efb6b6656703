public class EmptyResultScreen {
    public var items: [DeckleListItem]? = declared()
    public var title: String? = declared()
    public var repeatButton: DeckleButton = declared()

    public init() {}

    /// The built-in items, localized, to reuse, reorder or extend. Needs an initialized SDK.
    public static var defaultItems: [DeckleListItem] { declared() }
}
