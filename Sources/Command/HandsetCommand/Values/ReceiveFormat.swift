import ArgumentParser
import Handset

package enum ReceiveFormat: String, NamedChoice {
    /// The statement of each match.
    case javascript
    /// The lookup URL of each match.
    case url
    /// The session of each match.
    case session
    /// A ``PayloadRecord`` for each payload, with or without matches.
    case json

    /// The form in which each session is printed; `nil` for records.
    var sessionForm: SessionForm? {
        switch self {
        case .javascript: .javaScript
        case .url: .url
        case .session: .session
        case .json: nil
        }
    }
}
