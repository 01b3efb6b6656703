// canary: unknown member | line 6 | definition for 'ReadBic'
using Deckle.SDK.Windows;

public static class UnknownMember
{
    public static AnalyzeConfiguration Create() => new() { ReadBic = true };
}
