import Handset
import HandsetFixtures

enum ScriptedAnswerFault: Error, CustomStringConvertible {
    case unknown(AnswerNameError)
    /// The number of notifications is not a number from 1.
    case count(String)
    /// The text has no probability from 0 to 1.
    case probability(String)

    /// The description as a sentence.
    var sentence: String { "\(self)".hasSuffix("?") ? "\(self)" : "\(self)." }

    var description: String {
        switch self {
        case .unknown(let error):
            if case .unknown(let name) = error.problem, error.nearestName == nil {
                "\(SourceExcerpt.quoted(name)) is not an answer; give a reason such as Unregistered, status:N, "
                    + "close, stall, delay:MILLISECONDS, close-in-frame, goaway, goaway:REASON, or "
                    + "reset-stream"
            } else {
                "\(error)"
            }
        case .count(let text): "'\(text)' is for no notification; give a count from 1"
        case .probability(let text):
            "'\(text)' has no probability; give one from 0 to 1, as in Unregistered:0.05"
        }
    }
}
