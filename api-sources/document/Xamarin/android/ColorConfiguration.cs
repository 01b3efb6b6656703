namespace Deckle.SDK.Xamarin.Android;

public class ColorConfiguration
{
    public DeckleColor ColorPrimary { get; set; }
    public DeckleColor ColorSecondary { get; set; }
    public DeckleColor ColorOnSecondary { get; set; }
    public DeckleColor ColorScanButtonsLayoutBackground { get; set; }
    public DeckleColor ColorScanButtonsForeground { get; set; }
    public DeckleColor ColorScanPolygon { get; set; }
    public DeckleColor ColorBottomBarBackground { get; set; }
    public DeckleColor ColorBottomBarForeground { get; set; }
    public DeckleColor ColorTopBarBackground { get; set; }
    public DeckleColor ColorTopBarForeground { get; set; }
}

/// One color for light mode and one for dark mode, each as `#RRGGBB` or `#AARRGGBB`.
public class DeckleColor
{
    public DeckleColor(string light, string dark) { }
    /// Color in light mode as a hex string `#RRGGBB` or `#AARRGGBB`.
    /// @remarks With eight digits, the first two are the opacity.
    public string Light { get; }
    /// Color in dark mode as a hex string `#RRGGBB` or `#AARRGGBB`.
    /// @remarks With eight digits, the first two are the opacity.
    public string Dark { get; }
}
