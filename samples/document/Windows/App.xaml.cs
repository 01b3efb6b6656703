// region initSDK
using System.Windows;

namespace Invoices;

public partial class App : Application
{
    private const string LicenseKey = "";

    protected override void OnStartup(StartupEventArgs e)
    {
        DocumentSdk.Start(LicenseKey);
        base.OnStartup(e);
    }
}
// endregion
