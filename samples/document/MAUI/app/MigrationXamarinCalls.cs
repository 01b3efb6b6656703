using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

/// <summary>Calls of Xamarin.Android and Xamarin.iOS, which change in MAUI.</summary>
public static class MigrationXamarinCalls
{
    // region androidCalls
    /// <returns>The path, or null after a cancel or a failure: LastError has the reason.</returns>
    public static async Task<string?> ScanToPdfAsync(string path)
    {
        var config = new DocumentScannerConfiguration { MultiPage = true };
        //- if (!await UI.ScanDocument(this, config)) return null;
        if (!await UI.ScanDocument(config)) return null; //+

        //- var file = new Java.IO.File(path);
        //- return Document.WritePDF(file, false, Document.PDFPageFormat.A4)?.Path;
        return await Task.Run(() => Document.WritePDF(path, false, PDFPageFormat.A4)); //+
    }
    // endregion

    // region iosCalls
    public static Task<bool> ImportAsync(string path)
    {
        //- Logger.SetLogLevel(Level.Warning);
        Logger.SetLogLevel(Logger.Level.Warning); //+
        //- var url = NSUrl.FromFilename(path);
        //- return Task.Run(() => DocumentDataReader.LoadFile(url));
        return Task.Run(() => DocumentDataReader.LoadFile(path)); //+
    }
    // endregion

    // region popup
    public static DocumentScannerConfiguration CreateHintConfig()
    {
        var config = new DocumentScannerConfiguration();
        //- config.OnboardingImageSource = "hint_invoice";
        //- config.TextConfig.TextOnboardingTitle = "Before you scan";
        //- config.TextConfig.TextSizeOnboardingTitle = 20;
        if (config.Onboarding?.ScanHintPopup is { } popup) //+
        { //+
            popup.ImageSource = "hint_invoice"; //+
            popup.Title = "Before you scan"; //+
        } //+
        return config;
    }
    // endregion
}
