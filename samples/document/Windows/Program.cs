using System;
using System.Windows.Forms;

namespace Invoices;

// region initSDK
internal static class Program
{
    private const string LicenseKey = "";

    [STAThread]
    private static void Main()
    {
        Application.EnableVisualStyles();
        Application.SetCompatibleTextRenderingDefault(false);

        DocumentSdk.Start(LicenseKey);
        Application.Run(new InvoiceForm());
    }
}
// endregion
