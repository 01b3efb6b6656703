using System.Threading.Tasks;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Graphics;

namespace Invoices;

public static class Migration
{
    // region textSizes
    public static DocumentScannerConfiguration CreateTitledConfig()
    {
        var config = new DocumentScannerConfiguration();
        //- config.TextConfig.TextSizeOnboardingTitle = 20;
        //- config.TextConfig.TextSizeOnboardingMessage = 16;
        config.TextConfig.TextTitleScanPage = "Invoice";
        return config;
    }
    // endregion

    // region onboardingImage
    public static DocumentScannerConfiguration CreateCameraConfig()
    {
        var config = new DocumentScannerConfiguration { ConfirmPages = true };
        //- config.OnboardingImageSource = "hint_invoice";
        if (config.Onboarding?.ScanHintPopup is { } popup) popup.ImageSource = "hint_invoice"; //+
        return config;
    }
    // endregion

    // region onboardingTexts
    public static DocumentScannerConfiguration CreateLocalizedConfig()
    {
        var config = new DocumentScannerConfiguration();
        //- config.TextConfig.TextOnboardingTitle = "Before you scan";
        //- config.TextConfig.TextOnboardingMessage = "Place it on a dark table.";
        //- config.TextConfig.TextOnboardingCloseButton = "Start";
        if (config.Onboarding?.ScanHintPopup is { } popup) //+
        { //+
            popup.Title = "Before you scan"; //+
            popup.Message = "Place it on a dark table."; //+
            popup.CloseButton = "Start"; //+
        } //+
        config.TextConfig.TextTitleScanPage = "Invoice";
        return config;
    }
    // endregion

    // region resetOnboarding
    /// <returns>The number of pages, or null when you close the scanner.</returns>
    public static Task<int?> ShowFirstScanAgainAsync(DocumentScannerConfiguration config)
    {
        UI.ResetOnboarding();
        return Scanner.ScanAsync(config);
    }
    // endregion

    // region colors
    public static void SetYellow(ColorConfiguration colors)
    {
        colors.ColorPrimary = (Color.FromArgb("#F2C230"), Color.FromArgb("#F2C230"));
        colors.ColorOnPrimary = (Colors.Black, Colors.Black); //+
    }
    // endregion
}
