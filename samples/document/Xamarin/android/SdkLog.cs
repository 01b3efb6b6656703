// region setLogLevel
using Deckle.SDK.Xamarin.Android;

namespace Invoices
{
    public static class SdkLog
    {
        public static void ChooseLevel()
        {
#if DEBUG
            Logger.SetLogLevel(Logger.Level.Verbose);
#else
            Logger.SetLogLevel(Logger.Level.Error);
#endif
        }
    }
}
// endregion
