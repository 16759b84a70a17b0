import Glibc

/// Says that output could not be written.
struct OutputError: Error, CustomStringConvertible {
    /// What the output is called.
    let name: String
    /// The system's error number.
    let code: Int32

    /// Whether nobody reads the output any more, which is no error.
    var isClosedPipe: Bool { code == EPIPE }

    var description: String {
        "cannot write \(name): \(String(cString: strerror(code)))"
    }
}
