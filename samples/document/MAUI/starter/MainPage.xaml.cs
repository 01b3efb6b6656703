// region getStarted
using System;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class MainPage : ContentPage
{
    public MainPage()
    {
        InitializeComponent();
        ScanButton.IsEnabled = DocumentSdk.IsReady;
        Message.Text = DocumentSdk.Message;
    }

    private async void OnScanClicked(object? sender, EventArgs e)
    {
        ScanButton.IsEnabled = false;
        var finished = await UI.ScanDocument(new DocumentScannerConfiguration());
        // After a cancel, there is no message.
        var reason = DeckleSDK.LastError;

        Message.Text = finished ? $"Pages scanned: {Document.PageCount()}"
            : reason.Length > 0 ? $"Scan failed: {reason}"
            : "Scan canceled";
        ScanButton.IsEnabled = true;
    }
}
// endregion
