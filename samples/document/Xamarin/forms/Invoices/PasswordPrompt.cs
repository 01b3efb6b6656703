using System;
using System.IO;
using System.Threading.Tasks;
using Xamarin.Forms;

namespace Invoices
{
    public static class PasswordPrompt
    {
        // region askPassword
        /// <summary>Loads a file. When a PDF can't be loaded, it asks for a password once.</summary>
        /// <param name="path">A copy of the file. It's deleted after loading.</param>
        /// <returns>The number of pages, or null when the user enters no password.</returns>
        /// <exception cref="DocumentException">The file couldn't be loaded.</exception>
        public static async Task<int?> LoadAsync(Page page, string path)
        {
            try
            {
                return await FileImport.LoadAsync(path);
            }
            catch (DocumentException) when (path.EndsWith(".pdf", StringComparison.OrdinalIgnoreCase))
            {
                var password = await page.DisplayPromptAsync(
                    "The PDF couldn't be loaded", "If it's protected, enter its password.", "Load", "Cancel");
                if (string.IsNullOrEmpty(password)) return null;
                return await FileImport.LoadAsync(path, password);
            }
            finally
            {
                // The SDK has its own copy now.
                File.Delete(path);
            }
        }
        // endregion
    }
}
