using Microsoft.Maui;
using Microsoft.Maui.Controls;

namespace Invoices.Net10;

public class App : Application
{
    // region createWindow
    public App()
    {
        InitializeComponent();
        DocumentSdk.Start(LicenseKeys.Current);
        //- MainPage = new NavigationPage(new ScanPage());
    }

    protected override Window CreateWindow(IActivationState? activationState) => //+
        new(new NavigationPage(new ScanPage())); //+
    // endregion

    private static void InitializeComponent()
    {
    }
}
