using System.Collections.Generic;

namespace Deckle.SDK.MAUI;

public class Onboarding
{
    public IList<DeckleListItem>? Items { get; set; }
    public ScanHintPopup? ScanHintPopup { get; set; }
    public DeckleButton? ButtonSkip { get; set; }
    public DeckleButton? ButtonBack { get; set; }
    public DeckleButton? ButtonNext { get; set; }
    public DeckleButton? ButtonFinish { get; set; }
}

public class ScanHintPopup
{
    public string? Title { get; set; }
    public string? Message { get; set; }
    /// @remarks The name of an image in `Resources/Images`, in lower case and without extension. The build converts it to a drawable on Android and to an image of the app bundle on iOS.
    public string? ImageSource { get; set; }
    public string? CloseButton { get; set; }
}

public class DeckleListItem
{
    /// @remarks The name of an image in `Resources/Images`, in lower case and without extension. The build converts it to a drawable on Android and to an image of the app bundle on iOS.
    public string? Image { get; set; }
    public string? Title { get; set; }
    public string? Message { get; set; }
}
