using System;
using System.Diagnostics;
using System.IO;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class SharePage : ContentPage
{
    public SharePage() => InitializeComponent();

    // region sharePage
    private async void OnShareClicked(object? sender, EventArgs e)
    {
        ShareButton.IsEnabled = false;
        Progress.IsRunning = true;
        Message.Text = "";
        try
        {
            var pdf = await PdfExport.WriteForMailAsync();
            await PdfSharing.ShareAsync(pdf, ViewBounds.Of(ShareButton));
        }
        catch (Exception exception) when (exception is DocumentException or IOException)
        {
            Trace.TraceError(exception.Message);
            Message.Text = "The PDF couldn't be written.";
        }
        finally
        {
            Progress.IsRunning = false;
            ShareButton.IsEnabled = true;
        }
    }
    // endregion
}
