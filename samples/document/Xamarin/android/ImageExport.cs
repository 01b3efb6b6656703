using System.Threading.Tasks;
using Android.Graphics;
using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    public static class ImageExport
    {
        // region writePage
        /// <exception cref="DocumentException">The page couldn't be written.</exception>
        public static Task<Java.IO.File> WriteAsync(int page, Java.IO.File folder) => Task.Run(() =>
        {
            folder.Mkdirs();
            var file = Document.WriteImage(page, new Java.IO.File(folder, $"{page}.jpg"));
            return file ?? throw new DocumentException(DeckleSDK.LastError);
        });
        // endregion

        // region readPage
        /// <summary>Pass the result to ImageView.SetImageBitmap.</summary>
        public static Task<Bitmap?> ReadAsync(int page) => Task.Run(() =>
        {
            var bytes = Document.GetImageBytes(page, Document.PageSourceType.CutFilter);
            if (bytes == null) throw new DocumentException(DeckleSDK.LastError);
            return BitmapFactory.DecodeByteArray(bytes, 0, bytes.Length);
        });
        // endregion
    }
}
