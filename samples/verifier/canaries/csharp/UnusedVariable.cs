// canary: unused code | line 8 | never used
using Deckle.SDK.Windows;

public static class UnusedVariable
{
    public static int Pages()
    {
        var page = 1;
        return Document.PageCount();
    }
}
