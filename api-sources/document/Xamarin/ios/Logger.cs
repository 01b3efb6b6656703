using System;

namespace Deckle.SDK.Xamarin.iOS;

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

public static class Logger
{
    /// @param level The most detailed kind of message to write.
    public static void SetLogLevel(Level level) => throw new NotImplementedException();

    public static string GetTraceFile() => throw new NotImplementedException();
}
