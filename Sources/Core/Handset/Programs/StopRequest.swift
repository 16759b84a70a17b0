/// An error that ends some work, because a signal has asked the process to stop.
package struct StopRequest: Error, CustomStringConvertible {
    package let signal: Int32

    package init(signal: Int32) {
        self.signal = signal
    }

    package var description: String {
        "stopped by \(signal == Platform.interruption ? "SIGINT" : "SIGTERM")"
    }
}
