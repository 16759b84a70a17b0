import Glibc

/// Says that a source could not be read.
struct InputError: Error, CustomStringConvertible {
    /// What the source is called.
    let name: String
    /// The system's error number.
    let code: Int32

    var description: String {
        "cannot read \(name): \(String(cString: strerror(code)))"
    }
}
