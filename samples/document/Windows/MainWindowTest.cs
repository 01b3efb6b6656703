// region uiTest
using System;
using System.IO;
using FlaUI.Core;
using FlaUI.Core.AutomationElements;
using FlaUI.Core.Tools;
using FlaUI.UIA3;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Invoices;

[TestClass]
public sealed class MainWindowTest
{
    [TestMethod]
    public void ShowsThePagesOfTheDocument()
    {
        // The reference to the app copies its program into the output folder of the tests.
        var program = Path.Combine(AppContext.BaseDirectory, "Invoices.exe");
        var invoice = Path.Combine(AppContext.BaseDirectory, "invoice.pdf");
        using var app = Application.Launch(program, $"\"{invoice}\"");
        try
        {
            using var automation = new UIA3Automation();
            var window = app.GetMainWindow(automation)!;
            var message = window.FindFirstDescendant("Message").AsTextBox()!;

            Retry.WhileFalse(() => message.Text.Length > 0, TimeSpan.FromSeconds(30));

            Assert.AreEqual("Pages: 1", message.Text);
        }
        finally
        {
            app.Close();
        }
    }
}
// endregion
