// region showPage
using System;
using System.Diagnostics;
using System.IO;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Forms;

namespace Invoices
{
    public class PreviewPage : ContentPage
    {
        private readonly Image image = new Image { Aspect = Aspect.AspectFit };

        public PreviewPage()
        {
            Title = "Page 1";
            Content = image;
            Appearing += ShowPage;
        }

        private async void ShowPage(object sender, EventArgs e)
        {
            try
            {
                var bytes = await ImageExport.ReadAsync(1, PageSourceType.CutFilter);
                image.Source = ImageSource.FromStream(() => new MemoryStream(bytes));
            }
            catch (DocumentException error)
            {
                Trace.TraceError(error.Message);
                await DisplayAlert("Preview", "The page couldn't be read.", "OK");
            }
        }
    }
}
// endregion
