using System.Threading.Tasks;
using Deckle.SDK.Xamarin.iOS;
using Foundation;
using UIKit;

namespace Invoices
{
    public static class ImageExport
    {
        // region writePage
        /// <param name="folder">A folder that exists.</param>
        /// <exception cref="DocumentException">The page couldn't be written.</exception>
        public static Task<NSUrl> WriteAsync(int page, NSUrl folder) => Task.Run(() =>
        {
            var file = Document.WriteImage(page, folder.Append($"{page}.jpg", false));
            return file ?? throw new DocumentException(DeckleSDK.LastError);
        });
        // endregion

        // region readPage
        /// <summary>Pass the result to UIImageView.Image.</summary>
        public static async Task<UIImage?> ReadAsync(int page)
        {
            var data = await Task.Run(() =>
                Document.GetImage(page, PageSourceType.CutFilter)
                ?? throw new DocumentException(DeckleSDK.LastError));
            return UIImage.LoadFromData(data);
        }
        // endregion
    }
}
