// region allColors
using Deckle.SDK.MAUI;
using Microsoft.Maui.Graphics;

namespace Invoices;

public static class DefaultColors
{
    public static void Set(BaseScannerConfiguration config)
    {
        config.ColorConfig.ColorPrimary = (Color.FromArgb("#4CAF50"), Color.FromArgb("#4CAF50"));
        config.ColorConfig.ColorOnPrimary = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#000000"));
        config.ColorConfig.ColorSecondary = (Color.FromArgb("#4CAF50"), Color.FromArgb("#4CAF50"));
        config.ColorConfig.ColorOnSecondary = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#000000"));
        config.ColorConfig.ColorScanButtonsLayoutBackground = (Color.FromArgb("#121212"), Color.FromArgb("#121212"));
        config.ColorConfig.ColorScanButtonsForeground = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#FFFFFF"));
        config.ColorConfig.ColorScanPolygon = (Color.FromArgb("#4CAF50"), Color.FromArgb("#4CAF50"));
        config.ColorConfig.ColorBottomBarBackground = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#212121"));
        config.ColorConfig.ColorBottomBarForeground = (Color.FromArgb("#323232"), Color.FromArgb("#BEBEBE"));
        config.ColorConfig.ColorTopBarBackground = (Color.FromArgb("#4CAF50"), Color.FromArgb("#2A2A2A"));
        config.ColorConfig.ColorTopBarForeground = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#E3E3E3"));
        config.ColorConfig.ColorTopBarTitle = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#E3E3E3"));
    }
}
// endregion
