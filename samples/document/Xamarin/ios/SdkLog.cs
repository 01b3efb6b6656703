// region setLogLevel
using Deckle.SDK.Xamarin.iOS;

namespace Invoices
{
    public static class SdkLog
    {
        public static void ChooseLevel()
        {
#if DEBUG
            Logger.SetLogLevel(Level.Verbose);
#else
            Logger.SetLogLevel(Level.Error);
#endif
        }
    }
}
// endregion
