import Handset
import HandsetFacts
import HandsetTree

extension AppReading {
    /// The first place that could not be read, with the number of others; `nil` if all was read.
    var gapWords: String? {
        guard let first = gaps.first else { return nil }
        let more = gaps.count == 1 ? "" : ", and \(gaps.count - 1) more"
        return
            "\(SourceExcerpt.shown(PathText.shown(first.file))):\(first.gap.line): \(first.gap.cause.words)\(more)"
    }
}

extension CodeGap.Cause {
    var words: String {
        switch self {
        case .nestedTooDeep: "nested too deep"
        case .tooLong: "the file has too many bytes"
        case .notUnderstood: "no code that the reader understands"
        case .tooMuchWork: "reading it takes too long"
        case .tooMuchToFollow: "userInfo is followed through so many functions, and no further"
        }
    }
}
