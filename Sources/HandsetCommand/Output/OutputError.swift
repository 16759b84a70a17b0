import Glibc

/// Says that output could not be written.
package struct OutputError: Error, CustomStringConvertible {
    /// What the output is called.
    package let name: String
    /// The system's error number.
    package let code: Int32

    package init(name: String, code: Int32) {
        self.name = name
        self.code = code
    }

    /// Whether nobody reads the output any more, which is no error.
    package var isClosedPipe: Bool { code == EPIPE }

    package var description: String {
        "cannot write \(name): \(String(cString: strerror(code)))"
    }
}
