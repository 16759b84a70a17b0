/// A reason why a text cannot be read as a payload, at an index of the text.
struct LogFault: Error {
    /// The index in the text.
    let index: Int
    /// The cause.
    let cause: LogRefusal.Cause
}
