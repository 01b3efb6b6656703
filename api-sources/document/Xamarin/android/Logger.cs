using System;

namespace Deckle.SDK.Xamarin.Android;

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

    public static Java.IO.File GetTraceFile() => throw new NotImplementedException();
}
