// region textPage
using System.Diagnostics;
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
            TextEditor.Text = await DocumentText.ReadAsync();
            Message.Text = TextEditor.Text.Length > 0 ? "" : "This document shows no text.";
        }
        catch (DocumentException exception)
        {
            Trace.TraceError(exception.Message);
            Message.Text = "The text could not be read.";
        }
        Progress.IsRunning = false;
    }
}
// endregion
