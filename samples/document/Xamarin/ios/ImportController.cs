// region pickFile
using System;
using UIKit;

namespace Invoices
{
    public class ImportController : UIViewController
    {
        private static readonly string[] Types =
        {
            "com.adobe.pdf", "public.jpeg", "public.png", "public.tiff", "public.heic",
        };

        private UIBarButtonItem item = null!;

        public override void ViewDidLoad()
        {
            base.ViewDidLoad();
            View!.BackgroundColor = UIColor.GroupTableViewBackgroundColor;
            item = new UIBarButtonItem(UIBarButtonSystemItem.Add, (sender, e) => Pick());
            item.Enabled = AppDelegate.IsReady;
            NavigationItem.RightBarButtonItem = item;
        }

        private void Pick()
        {
            var picker = new UIDocumentPickerViewController(Types, UIDocumentPickerMode.Import);
            picker.DidPickDocumentAtUrls += Load;
            PresentViewController(picker, true, null);
        }

        private async void Load(object sender, UIDocumentPickedAtUrlsEventArgs e)
        {
            item.Enabled = false;
            try
            {
                var pages = await FileImport.LoadAnywhereAsync(e.Urls[0]);
                Title = $"{pages} pages";
            }
            catch (DocumentException error)
            {
                Console.WriteLine(error.Message);
                var alert = UIAlertController.Create(
                    "Import", "The file couldn't be loaded.", UIAlertControllerStyle.Alert);
                alert.AddAction(UIAlertAction.Create("OK", UIAlertActionStyle.Default, null));
                PresentViewController(alert, true, null);
            }
            finally
            {
                item.Enabled = true;
            }
        }
    }
}
// endregion
