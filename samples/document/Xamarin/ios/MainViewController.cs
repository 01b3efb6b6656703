using System;
using Deckle.SDK.Xamarin.iOS;
using Foundation;
using UIKit;

namespace Invoices
{
    [Register("MainViewController")]
    public class MainViewController : UIViewController
    {
        public MainViewController(IntPtr handle) : base(handle) { }

        // region scan
        [Outlet]
        public UIButton ScanButton { get; set; } = null!;

        [Outlet]
        public UILabel Message { get; set; } = null!;

        public override void ViewDidLoad()
        {
            base.ViewDidLoad();
            ScanButton.Enabled = AppDelegate.IsReady;
        }

        [Action("scan:")]
        public async void Scan(NSObject sender)
        {
            ScanButton.Enabled = false;
            try
            {
                var pages = await Scanner.ScanAsync(new DocumentScannerConfiguration());
                if (pages != null) Message.Text = $"Pages scanned: {pages}";
            }
            catch (DocumentException exception)
            {
                Console.WriteLine(exception.Message);
                Message.Text = "The scanner couldn't be opened.";
            }
            finally
            {
                ScanButton.Enabled = true;
            }
        }
        // endregion
    }
}
