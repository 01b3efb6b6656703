using Microsoft.Maui;
using Microsoft.Maui.Controls;

namespace Invoices;

public class MigrationNet10 : Application
{
    // region createWindow
    public MigrationNet10()
    {
        DocumentSdk.Start(LicenseKeys.Current);
        //- MainPage = new NavigationPage(new ScanPage());
    }

    protected override Window CreateWindow(IActivationState? activationState) => //+
        new(new NavigationPage(new ScanPage())); //+
    // endregion
}
