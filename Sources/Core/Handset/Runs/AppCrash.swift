/// A crash of an app's own code, as Swift's runtime has told it.
package struct AppCrash: Hashable, Sendable {
    /// A function on the way to the crash, at a place in a file.
    package struct Frame: Hashable, Sendable {
        package let function: String
        /// The path of the file, as the compiler knows it.
        package let file: String
        package let line: Int

        package init(function: String, file: String, line: Int) {
            self.function = function
            self.file = file
            self.line = line
        }

        /// True if a place is the same by the name of its file.
        fileprivate func isAt(_ other: Frame) -> Bool {
            line == other.line
                && file.split(separator: "/").last == other.file.split(separator: "/").last
        }
    }

    /// The message of Swift's runtime, such as `Index out of range`, or the signal.
    package let message: String
    /// The functions of the app on the way, the innermost first.
    package let trace: [Frame]

    /// The place in the app's own code; `nil` if Swift does not tell it.
    package let place: Frame?

    /// The cause, on which the remedy depends.
    package let cause: Reason.CrashCause

    /// Creates a crash.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - trace: The functions of the app.
    ///   - origin: The place that the message begins with. If `nil`, the place of the first function.
    ///   - cause: The cause.
    package init(
        message: String, trace: [Frame], at origin: Frame? = nil, cause: Reason.CrashCause = .code
    ) {
        self.message = message
        self.trace = trace
        self.cause = cause
        place =
            origin.flatMap { origin in trace.first { $0.isAt(origin) } ?? origin } ?? trace.first
    }

    /// The reason why the app opened nothing after it.
    package var reason: Reason { .appCrashed(words(), cause) }

    /// The crash in words, with its place by a path that `shown` returns.
    package func words(_ shown: (String) -> String = { $0 }) -> String {
        message + (place.map { ", \(shown($0.file)):\($0.line)" } ?? "")
    }
}
