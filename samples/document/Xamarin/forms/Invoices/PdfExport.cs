using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Essentials;

namespace Invoices
{
    public static class PdfExport
    {
        // region writePDF
        /// <returns>The path of the written file.</returns>
        /// <exception cref="DocumentException">The PDF couldn't be written.</exception>
        public static Task<string> SaveAsync(string name) => Task.Run(() =>
        {
            var target = Path.Combine(FileSystem.AppDataDirectory, name);
            var path = Document.WritePDF(target, false, PDFPageFormat.A4);
            return path ?? throw new DocumentException(DeckleSDK.LastError);
        });
        // endregion

        // region writeSmallPDF
        private const int KilobytesPerMegabyte = 1024;

        /// <summary>Writes the attachment of an email, 10 MB at most. The next one replaces it.</summary>
        public static Task<string> SaveForMailAsync() => Task.Run(() =>
        {
            Directory.CreateDirectory(Outbox);
            var target = Path.Combine(Outbox, "Invoice.pdf");
            var path = Document.WritePDF(target, true, PDFPageFormat.A4, 10 * KilobytesPerMegabyte);
            return path ?? throw new DocumentException(DeckleSDK.LastError);
        });

        private static string Outbox => Path.Combine(FileSystem.CacheDirectory, "outbox");
        // endregion

        // region deleteOutbox
        /// <summary>Removes what the last start of the app has shared. Call it in App.OnStart.</summary>
        public static void DeleteOutbox()
        {
            if (Directory.Exists(Outbox)) Directory.Delete(Outbox, true);
        }
        // endregion

        // region discardPages
        /// <summary>Saves the invoice, then deletes its scanned pages.</summary>
        public static async Task<string> SaveAndDiscardAsync(string name)
        {
            var path = await SaveAsync(name);
            await Task.Run(Housekeeping.DiscardDocument);
            return path;
        }
        // endregion
    }
}
