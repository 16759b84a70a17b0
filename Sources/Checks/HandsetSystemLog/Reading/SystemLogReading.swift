/// The content of a log, as it was read.
package struct SystemLogReading: Sendable {
    /// The lines that tell of pushes, in the order of the log.
    package internal(set) var events: [LoggedEvent] = []
    /// The number of lines that tell of pushes and were left out, since there are too many.
    package internal(set) var omittedCount = 0
    /// The number of messages in each style, among those that were looked at.
    package internal(set) var styles: [LogStyle: Int] = [:]
    /// The processes of the messages that were looked at.
    package internal(set) var processes: Set<String> = []
    /// The number of bytes that were looked at, each as often as it was.
    package internal(set) var workByteCount = 0

    /// About how many bytes the lines take that are kept.
    package internal(set) var keptByteCount = 0

    /// The number of lines that are kept.
    package static let largestEventCount = 50_000
}
