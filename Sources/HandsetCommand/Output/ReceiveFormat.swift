import ArgumentParser
import Handset

/// What `handset receive` prints.
package enum ReceiveFormat: String, ExpressibleByArgument, CaseIterable {
    /// The statement of each match.
    case javascript
    /// The lookup URL of each match.
    case url
    /// The session of each match.
    case session
    /// A ``PayloadRecord`` for each payload, matches or none.
    case json

    /// What is printed for each session; `nil` where that is a record.
    var sessionForm: SessionWriter.Form? {
        switch self {
        case .javascript: .javaScript
        case .url: .url
        case .session: .session
        case .json: nil
        }
    }

    /// Writes what is printed for a payload, whose record is made only where it is asked for.
    func write(
        _ outcomes: [SessionOutcome], record: @autoclosure () -> PayloadRecord, terminator: UInt8,
        to output: ByteOutput
    ) throws(OutputError) {
        if self == .json {
            try output.write(record().json, terminator: terminator)
        }
        for outcome in outcomes {
            let route = outcome.route
            switch self {
            case .javascript:
                try output.write(route.lookup.javaScript.utf8, terminator: terminator)
            case .url: try output.write(route.lookup.url.utf8, terminator: terminator)
            case .session: try output.write(route.match.session.utf8, terminator: terminator)
            case .json: break
            }
        }
    }
}
