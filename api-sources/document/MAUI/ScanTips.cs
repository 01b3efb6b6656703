using System.Collections.Generic;

namespace Deckle.SDK.MAUI;

public class ScanTips
{
    public IList<DeckleListItem>? Items { get; set; }
    public DeckleButton? ToolbarItem { get; set; }
}

public class EmptyResultScreen
{
    public IList<DeckleListItem>? Items { get; set; }
    public string? Title { get; set; }
    public DeckleButton RepeatButton { get; set; }
}
