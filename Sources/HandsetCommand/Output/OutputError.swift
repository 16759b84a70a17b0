package import Handset

/// Output that could not be written.
package struct OutputError: Error, CustomStringConvertible {
    /// The name of the output in messages.
    package let name: String
    /// The system's reason.
    package let failure: Platform.Failure

    package init(name: String, failure: Platform.Failure) {
        self.name = name
        self.failure = failure
    }

    /// True if the reader has closed the pipe, which is not an error of the command.
    package var isClosedPipe: Bool { failure == .closedPipe }

    package var description: String { "cannot write \(name): \(failure)" }
}
