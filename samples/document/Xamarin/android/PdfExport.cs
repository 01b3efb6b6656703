using System.Threading.Tasks;
using Android.Content;
using AndroidX.Core.Content;
using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    public static class PdfExport
    {
        // region writePDF
        /// <param name="folder">For example <c>activity.FilesDir</c>.</param>
        /// <exception cref="DocumentException">The PDF couldn't be written.</exception>
        public static Task<Java.IO.File> SaveAsync(Java.IO.File folder, string name) => Task.Run(() =>
        {
            var target = new Java.IO.File(folder, name);
            var file = Document.WritePDF(target, false, Document.PDFPageFormat.A4);
            return file ?? throw new DocumentException(DeckleSDK.LastError);
        });
        // endregion

        // region sharePDF
        public static void Share(Context context, Java.IO.File file)
        {
            var uri = FileProvider.GetUriForFile(context, context.PackageName + ".files", file);
            var intent = new Intent(Intent.ActionSend);
            intent.SetType("application/pdf");
            intent.PutExtra(Intent.ExtraStream, uri);
            intent.AddFlags(ActivityFlags.GrantReadUriPermission);
            context.StartActivity(Intent.CreateChooser(intent, "Send invoice"));
        }
        // endregion
    }
}
