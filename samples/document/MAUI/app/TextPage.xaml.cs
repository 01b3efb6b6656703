// region textPage
using System;
using System.Diagnostics;
using Microsoft.Maui.ApplicationModel.DataTransfer;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class TextPage : ContentPage
{
    private bool hasStarted;

    public TextPage() => InitializeComponent();

    protected override async void OnAppearing()
    {
        base.OnAppearing();
        if (hasStarted) return;
        hasStarted = true;
        try
        {
            TextLabel.Text = await DocumentText.ReadAsync();
            CopyButton.IsEnabled = TextLabel.Text.Length > 0;
            Message.Text = CopyButton.IsEnabled ? "" : "No text found";
        }
        catch (DocumentException exception)
        {
            Trace.TraceError(exception.Message);
            Message.Text = "The text couldn't be read.";
        }
        Progress.IsRunning = false;
    }

    private async void OnCopyClicked(object? sender, EventArgs e) => await Clipboard.SetTextAsync(TextLabel.Text);
}
// endregion
