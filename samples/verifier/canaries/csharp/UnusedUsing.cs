// canary: unused import | line 2 | Unnecessary using directive
using System.IO;
using Deckle.SDK.Windows;

public static class UnusedUsing
{
    public static int Pages() => Document.PageCount();
}
