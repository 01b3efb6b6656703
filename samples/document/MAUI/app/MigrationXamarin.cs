// region usings
using System.Threading.Tasks;
//- using Deckle.SDK.Xamarin.Forms;
//- using Xamarin.Forms;
using Deckle.SDK.MAUI; //+
using Microsoft.Maui.Graphics; //+
// endregion

namespace Invoices;

public static class MigrationXamarin
{
    // region colors
    public static Task<bool> ScanInBlueAsync()
    {
        var config = new DocumentScannerConfiguration();
        //- config.ColorConfig.ColorPrimary = (Color.FromHex("#1D6FD1"), Color.FromHex("#8AB8F5"));
        //- config.ColorConfig.ColorTopBarForeground = (Color.White, Color.White);
        config.ColorConfig.ColorPrimary = (Color.FromArgb("#1D6FD1"), Color.FromArgb("#8AB8F5")); //+
        config.ColorConfig.ColorTopBarForeground = (Colors.White, Colors.White); //+
        return UI.ScanDocument(config);
    }
    // endregion
}
