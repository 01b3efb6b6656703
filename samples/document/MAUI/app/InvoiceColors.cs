using System;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Controls;
using Microsoft.Maui.Graphics;

namespace Invoices;

public static class InvoiceColors
{
    // region brandColors
    /// <summary>The first color of each pair is for light mode, the second for dark mode.</summary>
    public static ColorConfiguration CreateBrand()
    {
        var brand = (Color.FromArgb("#1D6FD1"), Color.FromArgb("#8AB8F5"));
        var onBrand = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#000000"));

        return new ColorConfiguration
        {
            ColorPrimary = brand,
            ColorOnPrimary = onBrand,
            ColorSecondary = brand,
            ColorOnSecondary = onBrand,
            ColorScanPolygon = brand,
            ColorTopBarBackground = (Color.FromArgb("#1D6FD1"), Color.FromArgb("#16233A")),
            ColorTopBarForeground = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#E3E3E3")),
        };
    }
    // endregion

    // region scanWithColors
    public static Task<int?> ScanInBrandColorsAsync() =>
        Scanner.ScanAsync(new DocumentScannerConfiguration { ColorConfig = CreateBrand() });
    // endregion

    // region resourceColors
    public static Task<int?> ScanInAppColorsAsync()
    {
        var config = new DocumentScannerConfiguration();
        SetFromResources(config.ColorConfig);
        return Scanner.ScanAsync(config);
    }

    /// <summary>Takes the colors from Resources/Styles/Colors.xaml.</summary>
    public static void SetFromResources(ColorConfiguration colors)
    {
        var primary = (Find("Primary"), Find("PrimaryDark"));
        var onPrimary = (Find("White"), Find("PrimaryDarkText"));

        colors.ColorPrimary = primary;
        colors.ColorOnPrimary = onPrimary;
        colors.ColorSecondary = primary;
        colors.ColorOnSecondary = onPrimary;
        // The capture button is on this area, whose default is too dark for the template's Primary.
        colors.ColorScanButtonsLayoutBackground = (Find("White"), Find("OffBlack"));
        colors.ColorScanButtonsForeground = (Find("OffBlack"), Find("White"));
        colors.ColorScanPolygon = primary;
        colors.ColorTopBarBackground = (Find("Primary"), Find("OffBlack"));
        colors.ColorTopBarForeground = (Find("White"), Find("White"));
    }

    private static Color Find(string key) =>
        Application.Current is { } app && app.Resources.TryGetValue(key, out var value) && value is Color color
            ? color
            : throw new InvalidOperationException($"Colors.xaml has no color {key}.");
    // endregion
}
