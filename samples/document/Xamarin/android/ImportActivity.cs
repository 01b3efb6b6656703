// region pickFile
using Android.App;
using Android.Content;
using Android.OS;
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

        private Button button = null!;

        protected override void OnCreate(Bundle? savedInstanceState)
        {
            base.OnCreate(savedInstanceState);
            button = new Button(this) { Text = "Choose an invoice", Enabled = InvoicesApplication.IsReady };
            button.Click += (sender, e) => Pick();
            SetContentView(button);
        }

        private void Pick()
        {
            button.Enabled = false;
            var intent = new Intent(Intent.ActionOpenDocument);
            intent.AddCategory(Intent.CategoryOpenable);
            intent.SetType("*/*");
            intent.PutExtra(Intent.ExtraMimeTypes, Types);
            StartActivityForResult(intent, PickInvoice);
        }

        protected override async void OnActivityResult(int requestCode, Result resultCode, Intent? data)
        {
            base.OnActivityResult(requestCode, resultCode, data);
            if (requestCode != PickInvoice) return;

            try
            {
                // Null when the user closed the picker.
                if (data?.Data == null) return;
                var pages = await FileImport.LoadAsync(data.Data);
                Toast.MakeText(this, $"{pages} pages", ToastLength.Short)?.Show();
            }
            catch (DocumentException error)
            {
                Log.Error("Invoices", error.Message);
                Toast.MakeText(this, "The file couldn't be loaded.", ToastLength.Long)?.Show();
            }
            finally
            {
                button.Enabled = true;
            }
        }
    }
}
// endregion
