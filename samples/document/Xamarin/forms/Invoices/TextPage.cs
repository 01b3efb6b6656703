// region textPage
using System;
using System.Diagnostics;
using Xamarin.Essentials;
using Xamarin.Forms;

namespace Invoices
{
    public class TextPage : ContentPage
    {
        private readonly Label label = new Label();
        private readonly ActivityIndicator indicator = new ActivityIndicator();
        private readonly Button button = new Button { Text = "Show text" };
        private readonly Button copy = new Button { Text = "Copy", IsEnabled = false };

        public TextPage()
        {
            Title = "Text";
            button.Clicked += ShowText;
            copy.Clicked += async (sender, e) => await Clipboard.SetTextAsync(label.Text);
            var scroll = new ScrollView { Content = label, VerticalOptions = LayoutOptions.FillAndExpand };
            Content = new StackLayout { Children = { button, indicator, scroll, copy } };
        }

        private async void ShowText(object sender, EventArgs e)
        {
            button.IsEnabled = false;
            indicator.IsRunning = true;
            try
            {
                var text = await DocumentText.GetAsync();
                copy.IsEnabled = text.Length > 0;
                label.Text = text.Length > 0 ? text : "No text found.";
            }
            catch (DocumentException error)
            {
                Trace.TraceError(error.Message);
                await DisplayAlert("Text", "The text couldn't be read.", "OK");
            }
            finally
            {
                indicator.IsRunning = false;
                button.IsEnabled = true;
            }
        }
    }
}
// endregion
