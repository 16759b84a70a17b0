import Glibc

/// Says that a source could not be read.
package struct InputError: Error, CustomStringConvertible {
    /// What the source is called.
    package let name: String
    /// The system's error number.
    package let code: Int32

    package var description: String {
        "cannot read \(name): \(String(cString: strerror(code)))"
    }
}
