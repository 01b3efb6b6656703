// region pickFile
using System.Collections.Generic;
using System.IO;
using System.Threading.Tasks;
using Xamarin.Essentials;

namespace Invoices
{
    public static class FilePicking
    {
        private static readonly FilePickerFileType Types = new FilePickerFileType(
            new Dictionary<DevicePlatform, IEnumerable<string>>
            {
                {
                    DevicePlatform.Android,
                    new[] { "application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic" }
                },
                {
                    DevicePlatform.iOS,
                    new[] { "com.adobe.pdf", "public.jpeg", "public.png", "public.tiff", "public.heic" }
                },
            });

        /// <returns>The path of a copy of the file, or null when the user picks none.</returns>
        public static async Task<string?> PickAsync()
        {
            var options = new PickOptions { PickerTitle = "Choose an invoice", FileTypes = Types };
            var file = await FilePicker.PickAsync(options);
            if (file == null) return null;

            var path = Path.Combine(FileSystem.CacheDirectory, file.FileName);
            using (var source = await file.OpenReadAsync())
            using (var target = File.Create(path))
            {
                await source.CopyToAsync(target);
            }
            return path;
        }
    }
}
// endregion
