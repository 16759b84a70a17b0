import HandsetFixtures

enum ScriptedAnswerFault: Error, CustomStringConvertible {
    case unknown(AnswerNameError)
    /// The number of notifications is not a number from 1.
    case count(String)
    /// The text has no probability from 0 to 1.
    case probability(String)

    var description: String {
        switch self {
        case .unknown(let error):
            "\(error); or close-in-frame, goaway, goaway:REASON, or reset-stream"
        case .count(let text): "'\(text)' is for no notification; give a count from 1"
        case .probability(let text):
            "'\(text)' has no probability; give one from 0 to 1, as in Unregistered:0.05"
        }
    }
}
