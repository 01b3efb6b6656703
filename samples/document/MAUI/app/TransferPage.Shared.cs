// region sharedFiles
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Threading.Tasks;

namespace Invoices;

/// <summary>Reads the files that other apps share while the page is open, or that start the app.</summary>
public partial class TransferPage
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
        // Only one photo payment can run at a time, and the button is disabled while one is open.
        while (ReadButton.IsEnabled && SharedFiles.Take() is { Count: > 0 } files)
        {
            await ReadAsync(() => PhotoPayment.ReadSharedAsync(files));
            DeleteCopies(files);
        }
    }

    /// <summary>Deletes the copies that iOS made. Android passes the files of other apps, which stay.</summary>
    private static void DeleteCopies(IList<string> files)
    {
        foreach (var file in files)
        {
            if (new Uri(file) is not { IsFile: true } copy) continue;
            try
            {
                File.Delete(copy.LocalPath);
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
            {
                Trace.TraceWarning(exception.Message);
            }
        }
    }
}
// endregion
