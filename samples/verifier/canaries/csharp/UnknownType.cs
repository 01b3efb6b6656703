// canary: unknown type | line 6 | 'ScannerOptions' could not be found
using Deckle.SDK.Windows;

public static class UnknownType
{
    public static void Configure(ScannerOptions options) =>
        DeckleSDK.SetAnalyzeConfiguration(options.Analyze);
}
