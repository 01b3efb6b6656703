// region sharePDF
using System;
using System.Diagnostics;
using System.IO;
using Xamarin.Essentials;
using Xamarin.Forms;

namespace Invoices
{
    public class SharePage : ContentPage
    {
        private readonly Button button = new Button { Text = "Send as PDF" };

        public SharePage()
        {
            Title = "Send";
            button.Clicked += ShareInvoice;
            Content = new StackLayout { Children = { button } };
        }

        private async void ShareInvoice(object sender, EventArgs e)
        {
            button.IsEnabled = false;
            try
            {
                var path = await PdfExport.SaveForMailAsync();
                await Share.RequestAsync(new ShareFileRequest
                {
                    Title = "Send invoice",
                    File = new ShareFile(path),
                    // An iPad needs a place for the arrow: the middle of the upper edge.
                    PresentationSourceBounds = new System.Drawing.Rectangle((int)Width / 2, 0, 1, 1),
                });
            }
            catch (Exception error) when (error is DocumentException || error is IOException)
            {
                Trace.TraceError(error.Message);
                await DisplayAlert("Send", "The PDF couldn't be written.", "OK");
            }
            finally
            {
                button.IsEnabled = true;
            }
        }
    }
}
// endregion
