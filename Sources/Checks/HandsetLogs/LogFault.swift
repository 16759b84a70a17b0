import Handset

/// A reason why a text cannot be read as a payload, at an index of the text.
struct LogFault: Error {
    let index: Int
    let cause: LogRefusal.Cause
}
