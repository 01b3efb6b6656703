public class EmptyResultScreen {
    public var items: [DeckleListItem]? = declared()
    public var title: String? = declared()
    public var repeatButton: DeckleButton = declared()

    public init() {}

    /// The localized built-in items, which you can reuse, reorder, or extend. Initialize the SDK first.
    public static var defaultItems: [DeckleListItem] { declared() }
}
