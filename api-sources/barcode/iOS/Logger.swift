public class Logger {
    public enum Level: Int {
        case disable
        case assert
        case error
        case warning
        case info
        case debug
        case verbose
    }

    /// @param level The most detailed level to write.
    public static func setLogLevel(level: Logger.Level) {}

    /// @return the path of the trace file
    public static func getTraceFile() -> String { declared() }
}
