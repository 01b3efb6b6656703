// canary: syntax | line 8 | ; expected
using Deckle.SDK.Windows;

public static class Syntax
{
    public static string Text()
    {
        return Document.Text(-1)
    }
}
