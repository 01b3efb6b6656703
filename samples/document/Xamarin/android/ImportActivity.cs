// region pickFile
using Android.App;
using Android.Content;
using Android.Util;
using Android.Widget;

namespace Invoices
{
    [Activity(Label = "Import")]
    public class ImportActivity : Activity
    {
        private const int PickInvoice = 1;
        private static readonly string[] Types =
        {
            "application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic",
        };

        public void Pick()
        {
            var intent = new Intent(Intent.ActionOpenDocument);
            intent.AddCategory(Intent.CategoryOpenable);
            intent.SetType("*/*");
            intent.PutExtra(Intent.ExtraMimeTypes, Types);
            StartActivityForResult(intent, PickInvoice);
        }

        protected override async void OnActivityResult(int requestCode, Result resultCode, Intent? data)
        {
            base.OnActivityResult(requestCode, resultCode, data);
            if (requestCode != PickInvoice || resultCode != Result.Ok || data?.Data == null) return;

            try
            {
                var pages = await FileImport.LoadAsync(data.Data);
                Toast.MakeText(this, $"{pages} pages", ToastLength.Short)?.Show();
            }
            catch (DocumentException error)
            {
                Log.Error("Invoices", error.Message);
                Toast.MakeText(this, "The file couldn't be loaded.", ToastLength.Long)?.Show();
            }
        }
    }
}
// endregion
