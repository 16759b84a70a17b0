/// A reason for which `handset listen` ends.
enum ListenEnding: Sendable {
    /// As many notifications have reached the app as were asked for.
    case complete
    /// A signal asks for it.
    case signal
    /// The time is over.
    case timeout
    /// Something could not be written.
    case failed(any Error)
    /// The gateway has stopped, after one of the other reasons.
    case stopped
}
