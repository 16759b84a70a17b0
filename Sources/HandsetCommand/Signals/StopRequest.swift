import Glibc

/// Says that a signal has asked the command to stop, so that nothing more is read.
struct StopRequest: Error, CustomStringConvertible {
    /// The signal's number.
    let signal: Int32

    var description: String { "stopped by \(signal == SIGINT ? "SIGINT" : "SIGTERM")" }
}
