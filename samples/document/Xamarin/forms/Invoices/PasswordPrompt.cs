using System;
using System.Threading.Tasks;
using Xamarin.Forms;

namespace Invoices
{
    public static class PasswordPrompt
    {
        // region askPassword
        /// <summary>Loads a file. When a PDF can't be loaded, it asks for a password once.</summary>
        /// <exception cref="DocumentException">The file couldn't be loaded, or no password was given.</exception>
        public static async Task<int> LoadAsync(Page page, string path)
        {
            try
            {
                return await FileImport.LoadAsync(path);
            }
            catch (DocumentException) when (path.EndsWith(".pdf", StringComparison.OrdinalIgnoreCase))
            {
                var password = await page.DisplayPromptAsync("Import", "Password of the PDF, if it has one");
                if (string.IsNullOrEmpty(password)) throw;
                return await FileImport.LoadAsync(path, password);
            }
        }
        // endregion
    }
}
