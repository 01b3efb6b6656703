// region getStarted
using System;
using System.Windows.Forms;

namespace Invoices;

internal static class GetStartedProgram
{
    [STAThread]
    private static void Main()
    {
        Application.EnableVisualStyles();
        Application.SetCompatibleTextRenderingDefault(false);
        Application.Run(new MainForm());
    }
}
// endregion
