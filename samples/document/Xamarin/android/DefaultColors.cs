// region allColors
using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    public static class DefaultColors
    {
        public static void Set(DocumentScannerConfiguration config)
        {
            config.ColorConfig.ColorPrimary = new DeckleColor("#4CAF50", "#4CAF50");
            config.ColorConfig.ColorSecondary = new DeckleColor("#4CAF50", "#4CAF50");
            config.ColorConfig.ColorOnSecondary = new DeckleColor("#FFFFFF", "#000000");
            config.ColorConfig.ColorScanButtonsLayoutBackground = new DeckleColor("#121212", "#121212");
            config.ColorConfig.ColorScanButtonsForeground = new DeckleColor("#FFFFFF", "#FFFFFF");
            config.ColorConfig.ColorScanPolygon = new DeckleColor("#4CAF50", "#4CAF50");
            config.ColorConfig.ColorTopBarBackground = new DeckleColor("#4CAF50", "#2A2A2A");
            config.ColorConfig.ColorTopBarForeground = new DeckleColor("#FFFFFF", "#E3E3E3");
            config.ColorConfig.ColorBottomBarBackground = new DeckleColor("#FFFFFF", "#212121");
            config.ColorConfig.ColorBottomBarForeground = new DeckleColor("#323232", "#BEBEBE");
        }
    }
}
// endregion
