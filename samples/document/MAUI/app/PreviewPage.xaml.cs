using System;
using System.Diagnostics;
using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class PreviewPage : ContentPage
{
    public PreviewPage() => InitializeComponent();

    // region showPage
    protected override async void OnAppearing()
    {
        base.OnAppearing();
        await ShowAsync(PageSourceType.CutFilter);
    }

    private async void OnOriginalClicked(object? sender, EventArgs e) => await ShowAsync(PageSourceType.Original);

    private async Task ShowAsync(PageSourceType version)
    {
        OriginalButton.IsEnabled = false;
        try
        {
            var bytes = await ImageExport.ReadPageAsync(1, version);
            Preview.Source = ImageSource.FromStream(() => new MemoryStream(bytes));
        }
        catch (DocumentException exception)
        {
            Trace.TraceError(exception.Message);
            await DisplayAlertAsync("Page 1", "The page couldn't be read.", "OK");
        }
        finally
        {
            OriginalButton.IsEnabled = true;
        }
    }
    // endregion
}
