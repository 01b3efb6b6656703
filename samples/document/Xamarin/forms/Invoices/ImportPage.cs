// region importPage
using System;
using System.Diagnostics;
using System.IO;
using Xamarin.Essentials;
using Xamarin.Forms;

namespace Invoices
{
    public class ImportPage : ContentPage
    {
        private readonly Button button = new Button
        {
            Text = "Choose an invoice",
            IsEnabled = DocumentSdk.IsReady,
        };

        private readonly Label message = new Label();

        public ImportPage()
        {
            Title = "Import";
            button.Clicked += Import;
            Content = new StackLayout { Children = { button, message } };
        }

        private async void Import(object sender, EventArgs e)
        {
            button.IsEnabled = false;
            try
            {
                var path = await FilePicking.PickAsync();
                if (path == null) return;

                if (!(await PasswordPrompt.LoadAsync(this, path) is int pages)) return;
                message.Text = $"Pages loaded: {pages}";
            }
            catch (PermissionException)
            {
                await DisplayAlert("Import", "The app may not read files.", "OK");
            }
            catch (Exception error) when (error is DocumentException || error is IOException)
            {
                Trace.TraceError(error.Message);
                await DisplayAlert("Import", "The file couldn't be loaded.", "OK");
            }
            finally
            {
                button.IsEnabled = true;
            }
        }
    }
}
// endregion
