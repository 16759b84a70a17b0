import Glibc

/// A source that could not be read.
package struct InputError: Error, CustomStringConvertible {
    /// The name of the source in messages.
    package let name: String
    /// The system's error number.
    package let code: Int32

    package var description: String {
        "cannot read \(name): \(String(cString: strerror(code)))"
    }
}
