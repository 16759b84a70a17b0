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
    }

    /// The message of Swift's runtime, such as `Index out of range`, or the signal.
    package let message: String
    /// The functions of the app on the way, the innermost first.
    package let trace: [Frame]

    /// The place in the app's own code; `nil` if Swift does not tell it.
    package var place: Frame? { trace.first }

    package init(message: String, trace: [Frame]) {
        self.message = message
        self.trace = trace
    }

    /// The crash in words, with its place by a path that `shown` returns.
    package func words(_ shown: (String) -> String = { $0 }) -> String {
        message + (place.map { ", \(shown($0.file)):\($0.line)" } ?? "")
    }
}
