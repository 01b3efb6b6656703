using System.Threading.Tasks;
using Deckle.SDK.Xamarin.iOS;
using Foundation;
using UIKit;

namespace Invoices
{
    public static class PdfExport
    {
        // region writePDF
        /// <exception cref="DocumentException">The PDF couldn't be written.</exception>
        public static Task<NSUrl> SaveAsync(string name) => Task.Run(() =>
        {
            var folders = NSFileManager.DefaultManager.GetUrls(
                NSSearchPathDirectory.DocumentDirectory, NSSearchPathDomain.User);
            var url = Document.WritePDF(folders[0], name, false, PDFPageFormat.A4);
            return url ?? throw new DocumentException(DeckleSDK.LastError);
        });
        // endregion

        // region sharePDF
        public static void Share(UIViewController controller, UIBarButtonItem button, NSUrl file)
        {
            var sheet = new UIActivityViewController(new NSObject[] { file }, null);
            if (sheet.PopoverPresentationController != null)
            {
                sheet.PopoverPresentationController.BarButtonItem = button;
            }
            controller.PresentViewController(sheet, true, null);
        }
        // endregion
    }
}
