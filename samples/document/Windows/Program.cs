// region initSDK
using System;
using System.Windows.Forms;

namespace Invoices;

internal static class Program
{
    private const string LicenseKey = "";

    [STAThread]
    private static void Main()
    {
        // region visualStyles
        // In .NET Framework, which has no ApplicationConfiguration.Initialize()
        Application.EnableVisualStyles();
        Application.SetCompatibleTextRenderingDefault(false);
        // endregion

        DocumentSdk.Start(LicenseKey);
        Application.Run(new Form1());
    }
}
// endregion
