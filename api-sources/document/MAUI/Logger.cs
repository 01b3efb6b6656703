using System;

namespace Deckle.SDK.MAUI;

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

    /// @return the path of the trace file, `Deckle.txt` in the folder `Deckle` of the app's private files
    public static string GetTraceFile() => throw new NotImplementedException();
}
