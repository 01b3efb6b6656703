public class Logger {
    public enum Level: Int {
        case disable = 0
        case assert = 1
        case error = 2
        case warning = 3
        case info = 4
        case debug = 5
        case verbose = 6
    }

    /// @param level The most detailed kind of message to write.
    public static func setLogLevel(level: Logger.Level) {}

    /// @return the path of the trace file, `Deckle.txt` in the folder `Deckle` of the app's private files
    public static func getTraceFile() -> String { declared() }
}
