using System;
using System.Diagnostics;
using System.IO;
using System.Threading.Tasks;
using Microsoft.Maui.ApplicationModel;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class ImportPage : ContentPage
{
    // region importPage
    public ImportPage()
    {
        InitializeComponent();
        ImportButton.IsEnabled = DocumentSdk.IsReady;
    }

    private async void OnImportClicked(object? sender, EventArgs e)
    {
        ImportButton.IsEnabled = false;
        try
        {
            if (await FilePicking.PickInvoiceAsync() is not { } path) return;
            if (await LoadAsync(path) is not { } pages) return;
            Message.Text = $"Pages loaded: {pages}";
        }
        catch (Exception exception) when (exception is DocumentException or IOException or PermissionException)
        {
            Trace.TraceError(exception.Message);
            Message.Text = "The file couldn't be loaded.";
        }
        finally
        {
            ImportButton.IsEnabled = true;
        }
    }
    // endregion

    // region askPassword
    /// <param name="path">A copy of the file. It's deleted after loading.</param>
    /// <returns>The number of pages, or null when the user enters no password.</returns>
    private async Task<int?> LoadAsync(string path)
    {
        try
        {
            return await FileImport.LoadAsync(path);
        }
        catch (DocumentException) when (path.EndsWith(".pdf", StringComparison.OrdinalIgnoreCase))
        {
            var password = await DisplayPromptAsync(
                "The PDF couldn't be loaded", "If it's protected, enter its password.", "Load", "Cancel");
            return string.IsNullOrEmpty(password) ? null : await FileImport.LoadAsync(path, password);
        }
        finally
        {
            // The SDK has its own copy now.
            File.Delete(path);
        }
    }
    // endregion
}
