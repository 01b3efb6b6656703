// canary: unknown member | line 6 | did you mean "ReadBIC"?
using Deckle.SDK.Windows;

public static class UnknownMember
{
    public static AnalyzeConfiguration Create() => new() { ReadBic = true };
}
