// region initSDK
using Microsoft.Maui;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class App : Application
{
    public App()
    {
        InitializeComponent();
        DocumentSdk.Start(LicenseKeys.Current);
    }

    protected override Window CreateWindow(IActivationState? activationState) => new(new AppShell());

    protected override async void OnStart()
    {
        base.OnStart();
        if (DocumentSdk.IsReady || Windows[0].Page is not { } page) return;
        await page.DisplayAlertAsync("Scanning isn't available", "Update the app or ask our support.", "OK");
    }
}
// endregion
