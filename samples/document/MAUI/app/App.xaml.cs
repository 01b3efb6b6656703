// region initSDK
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class App : Application
{
    public App()
    {
        InitializeComponent();
        DocumentSdk.Start(LicenseKeys.Current);
        MainPage = new NavigationPage(new ScanPage());
    }

    protected override async void OnStart()
    {
        base.OnStart();
        if (DocumentSdk.IsReady || MainPage is null) return;
        await MainPage.DisplayAlert("Scanning is not available", "Update the app or ask our support.", "OK");
    }
}
// endregion
