// region getStarted
using System;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class MainPage : ContentPage
{
    public MainPage(bool canScan, string message)
    {
        InitializeComponent();
        ScanButton.IsEnabled = canScan;
        Message.Text = message;
    }

    private async void OnScanClicked(object? sender, EventArgs e)
    {
        ScanButton.IsEnabled = false;
        var finished = await UI.ScanDocument(new DocumentScannerConfiguration());
        var reason = DeckleSDK.LastError;

        Message.Text = finished ? $"Pages scanned: {Document.PageCount()}"
            : reason.Length > 0 ? reason
            : "Scan canceled";
        ScanButton.IsEnabled = true;
    }
}
// endregion
