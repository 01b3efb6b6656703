// region sharedFiles
using System;
using System.Diagnostics;
using System.IO;
using System.Threading.Tasks;

namespace Invoices;

/// <summary>Loads the files that other apps share while the page is open, or that start the app.</summary>
public partial class ImportPage
{
    protected override async void OnAppearing()
    {
        base.OnAppearing();
        SharedFiles.Received += OnFilesReceived;
        await ReadSharedFilesAsync();
    }

    protected override void OnDisappearing()
    {
        base.OnDisappearing();
        SharedFiles.Received -= OnFilesReceived;
    }

    private async void OnFilesReceived(object? sender, EventArgs e) => await ReadSharedFilesAsync();

    private async Task ReadSharedFilesAsync()
    {
        // While the picker is open or a file is loaded, the button is disabled, and later files wait.
        while (ImportButton.IsEnabled && SharedFiles.Take() is { Count: > 0 } files)
        {
            ImportButton.IsEnabled = false;
            try
            {
                var path = await SharedImport.PathOfAsync(files[0]);
                if (await LoadAsync(path) is { } pages) Message.Text = $"Pages loaded: {pages}";
            }
            catch (Exception exception) when (exception is DocumentException or IOException)
            {
                Trace.TraceError(exception.Message);
                Message.Text = "The file couldn't be loaded.";
            }
            finally
            {
                ImportButton.IsEnabled = true;
            }
        }
    }
}
// endregion
