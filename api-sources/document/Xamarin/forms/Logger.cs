using System;

namespace Deckle.SDK.Xamarin.Forms;

public static class Logger
{
    public enum Level
    {
        Disable,
        Assert,
        Error,
        Warning,
        Info,
        Debug,
        Verbose,
    }

    /// @param level The most detailed kind of message to write.
    public static void SetLogLevel(Logger.Level level) => throw new NotImplementedException();

    /// @return the trace file, `Deckle.txt` in the folder `Deckle` of the app's private files; outside Xamarin.Android, its path
    public static string GetTraceFile() => throw new NotImplementedException();
}
