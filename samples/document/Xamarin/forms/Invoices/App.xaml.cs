// region initSDK
using Xamarin.Forms;

namespace Invoices
{
    public partial class App : Application
    {
        public App()
        {
            InitializeComponent();
            DocumentSdk.Start(LicenseKeys.Current);
            MainPage = new NavigationPage(new ScanPage());
        }

        protected override async void OnStart()
        {
            if (!DocumentSdk.IsReady)
                await MainPage.DisplayAlert("Invoices", "Scanning isn't available.", "OK");
        }
    }
}
// endregion
