import ArgumentParser
import Handset

/// What `handset receive` prints.
enum ReceiveFormat: String, ExpressibleByArgument, CaseIterable {
    /// The statement of each match.
    case javascript
    /// The lookup URL of each match.
    case url
    /// The session of each match.
    case session
    /// A ``PayloadRecord`` for each payload, matches or none.
    case json

    /// Writes what is printed for a payload.
    func write(
        _ origin: PayloadOrigin, _ outcomes: [SessionOutcome], terminator: UInt8,
        to output: ByteOutput
    ) throws(OutputError) {
        if self == .json {
            try output.write(
                PayloadRecord(origin: origin, outcomes: outcomes).json + [terminator])
            return
        }
        for outcome in outcomes {
            try output.write(Array(text(of: outcome.route).utf8) + [terminator])
        }
    }

    private func text(of route: SessionRoute) -> String {
        switch self {
        case .javascript: route.lookup.javaScript
        case .url: route.lookup.url
        case .session, .json: route.match.session
        }
    }
}
