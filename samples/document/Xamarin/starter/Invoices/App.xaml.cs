// region getStarted
using Deckle.SDK.Xamarin.Forms;
using Xamarin.Forms;

namespace Invoices
{
    public partial class App : Application
    {
        private const string LicenseKey = "";

        public App()
        {
            InitializeComponent();
            var isReady = DeckleSDK.InitSDK(LicenseKey);
            var message = isReady ? "Ready to scan." : DeckleSDK.LastError;
            MainPage = new MainPage(isReady, message);
        }
    }
}
// endregion
