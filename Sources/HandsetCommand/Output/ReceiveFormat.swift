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
        _ origin: PayloadOrigin, _ outcomes: [SessionOutcome], _ hazards: [Hazard],
        terminator: UInt8,
        to output: ByteOutput
    ) throws(OutputError) {
        switch self {
        case .javascript: try write(outcomes.map(\.route.lookup.javaScript), terminator, to: output)
        case .url: try write(outcomes.map(\.route.lookup.url), terminator, to: output)
        case .session: try write(outcomes.map(\.route.match.session), terminator, to: output)
        case .json:
            try output.write(
                PayloadRecord(origin: origin, outcomes: outcomes, hazards: hazards).json + [
                    terminator
                ])
        }
    }

    private func write(
        _ texts: [String], _ terminator: UInt8, to output: ByteOutput
    ) throws(OutputError) {
        for text in texts { try output.write(Array(text.utf8) + [terminator]) }
    }
}
