// region inboxPage
using System;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class InboxPage : ContentPage
{
    private readonly InboxModel model;

    public InboxPage(InboxModel model)
    {
        InitializeComponent();
        this.model = model;
        Message.Text = model.Message;
    }

    private async void OnScanClicked(object? sender, EventArgs e)
    {
        ScanButton.IsEnabled = false;
        await model.ScanAsync();
        Message.Text = model.Message;
        ScanButton.IsEnabled = true;
    }
}
// endregion
