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

    /// Writes what is printed for a payload, whose record is made only where it is asked for.
    func write(
        _ outcomes: [SessionOutcome], record: @autoclosure () -> PayloadRecord, terminator: UInt8,
        to output: ByteOutput
    ) throws(OutputError) {
        switch self {
        case .javascript: try write(outcomes.map(\.route.lookup.javaScript), terminator, to: output)
        case .url: try write(outcomes.map(\.route.lookup.url), terminator, to: output)
        case .session: try write(outcomes.map(\.route.match.session), terminator, to: output)
        case .json: try output.write(record().json + [terminator])
        }
    }

    private func write(
        _ texts: [String], _ terminator: UInt8, to output: ByteOutput
    ) throws(OutputError) {
        for text in texts { try output.write(Array(text.utf8) + [terminator]) }
    }
}
