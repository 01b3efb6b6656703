// canary: task that is not awaited | line 7 | Cannot implicitly convert type 'System.Threading.Tasks.Task<bool>' to 'bool'
using Deckle.SDK.Windows;

public static class UnawaitedTask
{
    public static bool Load(string path) =>
        Document.Load(path);
}
