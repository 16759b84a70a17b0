package import Handset

package struct OutputError: Error, CustomStringConvertible {
    package let name: String
    package let failure: Platform.Failure

    package init(name: String, failure: Platform.Failure) {
        self.name = name
        self.failure = failure
    }

    /// True if the reader has closed the pipe, which is not an error of the command.
    package var isClosedPipe: Bool { failure == .closedPipe }

    /// True if a signal came before the output was open, or before its reader took everything.
    var isOfSignal: Bool { failure == .interrupted || isOfReader }

    /// True if the reader was given up after a signal.
    var isOfReader: Bool { failure == .notReady }

    package var description: String {
        let reason =
            switch failure {
            case .notReady: "its reader has taken nothing since the signal"
            case .exists: "\(failure); nothing is overwritten: move it away, or write elsewhere"
            default: "\(failure)"
            }
        return "cannot write \(SourceExcerpt.shown(PathText.shown(name))): \(reason)"
    }
}
