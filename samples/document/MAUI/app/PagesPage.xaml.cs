// region pagesPage
using System;
using System.Diagnostics;
using System.IO;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class PagesPage : ContentPage
{
    private bool hasStarted;

    public PagesPage() => InitializeComponent();

    protected override async void OnAppearing()
    {
        base.OnAppearing();
        if (hasStarted) return;
        hasStarted = true;
        try
        {
            var pages = await ImageExport.WritePagesAsync();
            PageList.ItemsSource = pages;
            Message.Text = pages.Count > 0 ? "" : "Scan a document first.";
        }
        catch (Exception exception) when (exception is DocumentException or IOException)
        {
            Trace.TraceError(exception.Message);
            Message.Text = "The pages couldn't be exported.";
        }
    }
}
// endregion
