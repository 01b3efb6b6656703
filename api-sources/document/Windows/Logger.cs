using System;

namespace Deckle.SDK.Windows;

/// Writes log and error messages to a file.
public static class Logger
{
    /// How much the SDK writes to the log file.
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

    /// The path of the log file, which collects log and error messages.
    /// @return the path of the file
    /// @when After `sdk:DeckleSDK.initSDK`, even if it failed.
    /// @remarks The file isn't in the temporary folder.
    public static string Filename => throw new NotImplementedException();

    /// Sets how much is written to the log file.
    /// @param level The most detailed kind of message to write.
    /// @when Before or after `sdk:DeckleSDK.initSDK`; before it, initialization is logged, too.
    public static void SetLogLevel(Logger.Level level) => throw new NotImplementedException();
}
