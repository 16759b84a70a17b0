internal import Foundation

extension SessionPattern {
    /// Says why a search came to no end.
    public enum SearchError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The time was over.
        case timeIsOver(limit: Duration)
        /// ICU keeps the places to which it may have to go back in 8,000,000 bytes, and there were more.
        ///
        /// NSRegularExpression alone would say that there is no match.
        case tooManyChoices

        /// What was found, as part of a sentence about the pattern.
        public var description: String {
            switch self {
            case .timeIsOver(let limit): "came to no end within \(limit)"
            case .tooManyChoices: "needs more memory than a search has"
            }
        }
    }

    /// Searches a part of a text for its first match, and looks at the time now and then.
    static func watchedFirstMatch(
        of expression: NSRegularExpression, in text: String, _ range: NSRange, _ timer: MatchTimer
    ) throws(SearchError) -> NSTextCheckingResult? {
        var match: NSTextCheckingResult?
        var error: SearchError?
        expression.enumerateMatches(
            in: text, options: [.reportProgress, .reportCompletion], range: range
        ) { found, flags, stop in
            if let found {
                match = found
            } else if flags.contains(.internalError) {
                error = .tooManyChoices
            } else if flags.contains(.progress), timer.isOver {
                error = .timeIsOver(limit: timer.duration)
            }
            if match != nil || error != nil { stop.pointee = true }
        }
        if let error { throw error }
        return match
    }
}
