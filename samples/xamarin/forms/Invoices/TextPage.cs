// region textPage
using System;
using Xamarin.Forms;

namespace Invoices
{
    public class TextPage : ContentPage
    {
        private readonly Editor editor = new Editor { IsReadOnly = true };
        private readonly ActivityIndicator indicator = new ActivityIndicator();
        private readonly Button button = new Button { Text = "Show text" };

        public TextPage()
        {
            Title = "Text";
            button.Clicked += ShowText;
            editor.VerticalOptions = LayoutOptions.FillAndExpand;
            Content = new StackLayout { Children = { button, indicator, editor } };
        }

        private async void ShowText(object sender, EventArgs e)
        {
            button.IsEnabled = false;
            indicator.IsRunning = true;
            try
            {
                var text = await DocumentText.GetAsync();
                editor.Text = text.Length > 0 ? text : "No text found.";
            }
            catch (DocumentException error)
            {
                await DisplayAlert("Text", error.Message, "OK");
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
