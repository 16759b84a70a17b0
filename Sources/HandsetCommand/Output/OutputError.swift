import Glibc

/// Output that could not be written.
package struct OutputError: Error, CustomStringConvertible {
    /// The name of the output in messages.
    package let name: String
    /// The system's error number.
    package let code: Int32

    package init(name: String, code: Int32) {
        self.name = name
        self.code = code
    }

    /// True if the reader has closed the pipe, which is not an error of the command.
    package var isClosedPipe: Bool { code == EPIPE }

    package var description: String {
        "cannot write \(name): \(String(cString: strerror(code)))"
    }
}
