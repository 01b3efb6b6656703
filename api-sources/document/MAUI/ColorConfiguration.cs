using Microsoft.Maui.Graphics;

namespace Deckle.SDK.MAUI;

/// The colors of the SDK screens. Each is a pair of one color for light mode and one for dark mode.
public class ColorConfiguration
{
    public (Color Light, Color Dark) ColorPrimary { get; set; }
    public (Color Light, Color Dark) ColorOnPrimary { get; set; }
    public (Color Light, Color Dark) ColorSecondary { get; set; }
    public (Color Light, Color Dark) ColorOnSecondary { get; set; }
    public (Color Light, Color Dark) ColorScanButtonsLayoutBackground { get; set; }
    public (Color Light, Color Dark) ColorScanButtonsForeground { get; set; }
    public (Color Light, Color Dark) ColorScanPolygon { get; set; }
    public (Color Light, Color Dark) ColorBottomBarBackground { get; set; }
    public (Color Light, Color Dark) ColorBottomBarForeground { get; set; }
    public (Color Light, Color Dark) ColorTopBarBackground { get; set; }
    /// @defaultValue light `#FFFFFF`, dark `#DEFFFFFF`
    /// @remarks Set `sdk:ColorConfig.colorTopBarTitle` to give the title a different color.
    public (Color Light, Color Dark) ColorTopBarForeground { get; set; }
    public (Color Light, Color Dark) ColorTopBarTitle { get; set; }
}
