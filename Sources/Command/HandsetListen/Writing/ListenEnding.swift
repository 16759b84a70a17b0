import Handset

/// An event that ends `handset listen`, or that its end waits for.
enum ListenEnding: Sendable {
    /// As many notifications have reached the app as were asked for.
    case complete
    case signal(Int32)
    case timeout
    /// The program of `--exec` has ended.
    case programEnded(ProgramProcess.End)
    /// The time that the program had after a signal is over.
    case programOverdue
    case failed(any Error)
    /// The gateway has stopped, after one of the other reasons.
    case stopped
}
