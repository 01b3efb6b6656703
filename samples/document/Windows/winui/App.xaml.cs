// region initSDK
using Microsoft.UI.Xaml;

namespace Invoices;

public partial class App : Application
{
    private const string LicenseKey = "";
    private Window? window;

    public App() => InitializeComponent();

    protected override void OnLaunched(LaunchActivatedEventArgs args)
    {
        DocumentSdk.Start(LicenseKey);
        window = new MainWindow();
        window.Activate();
    }
}
// endregion
