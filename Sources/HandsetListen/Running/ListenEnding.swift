/// What ends `handset listen`.
enum ListenEnding: Sendable {
    /// As many notifications have reached the app as were asked for.
    case complete
    /// A signal asks for it.
    case signal
    /// The time is over.
    case timeout
    /// Something could not be written.
    case failed(any Error)
}
