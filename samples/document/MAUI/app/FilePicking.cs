// region pickFile
using System.Collections.Generic;
using System.IO;
using System.Threading.Tasks;
using Microsoft.Maui.Devices;
using Microsoft.Maui.Storage;

namespace Invoices;

public static class FilePicking
{
    private static readonly FilePickerFileType Types = new(new Dictionary<DevicePlatform, IEnumerable<string>>
    {
        [DevicePlatform.Android] = ["application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"],
        [DevicePlatform.iOS] = ["com.adobe.pdf", "public.jpeg", "public.png", "public.tiff", "public.heic"],
    });

    /// <returns>The path of a copy of the file, or null when the user closes the picker.</returns>
    public static async Task<string?> PickInvoiceAsync()
    {
        var file = await FilePicker.Default.PickAsync(new PickOptions
        {
            PickerTitle = "Choose an invoice",
            FileTypes = Types,
        });
        return file is null ? null : await CopyAsync(file);
    }

    private static async Task<string> CopyAsync(FileResult file)
    {
        var path = Path.Combine(FileSystem.CacheDirectory, file.FileName);
        using var source = await file.OpenReadAsync();
        using var target = File.Create(path);
        await source.CopyToAsync(target);
        return path;
    }
}
// endregion
