import ArgumentParser
import Handset

/// The output format of `handset receive`.
package enum ReceiveFormat: String, ExpressibleByArgument, CaseIterable {
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

    /// Writes the answer to a payload, whose record is made only if the format needs it.
    func write(
        _ outcomes: [SessionOutcome], record: @autoclosure () -> PayloadRecord, terminator: UInt8,
        to output: ByteOutput
    ) throws(OutputError) {
        guard let sessionForm else {
            return try output.write(record().json, terminator: terminator)
        }
        for route in outcomes.lazy.map(\.route) {
            let text = sessionForm.text(of: route.match.session, lookup: route.lookup)
            try output.write(text.utf8, terminator: terminator)
        }
    }
}
