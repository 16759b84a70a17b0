public import Handset

/// A payload that was read from a log.
///
/// ```swift
/// let log = "2014-05-05 16:11:13.461 Wall[1088:60b] {\n    aps =     {\n        badge = 1;\n    };\n}\n"
/// for case .found(let found) in LogReader(source: "example", bytes: Array(log.utf8)) {
///     print(String(decoding: found.json, as: UTF8.self), found.form, found.grade)
///     print(found.assumed.map { "\($0.path) may be a \($0.alternatives)" })
/// }
/// // {"aps":{"badge":1}} description exact
/// // ["aps.badge may be a [HandsetLogs.LogValueType.string, HandsetLogs.LogValueType.boolean]"]
/// ```
public struct FoundPayload: Sendable {
    /// The payload.
    public var payload: Payload
    /// The payload as JSON on one line.
    public var json: [UInt8]
    /// The place at which the text of the payload begins.
    public var place: SourcePlace
    /// The form in which the log holds it.
    public var form: LogForm
    /// The keys around the payload, outermost first; empty if the text is the payload alone.
    public var within: [String]
    /// The measure of how well it is known, apart from what is assumed.
    public var grade: LogGrade
    /// The repairs, each once, in the order in which they were needed.
    public var repairs: [LogRepair]
    /// The values whose types are assumed, in the order of the text.
    public var assumed: [AssumedValue]
    /// The paths of the texts whose ends are a guess, since the log has no quotes around them.
    public var guessed: [String] = []
    /// The values that the print has left out, null in the payload, and the left-out elements, missing there.
    public var lost: [LostValue] = []
}

extension FoundPayload: Encodable {
    /// The record as `handset read --format json` writes it, in UTF-8 without a newline.
    public var record: [UInt8] { LogRecord(self).json }

    /// Encodes the members of the record.
    public func encode(to encoder: any Encoder) throws {
        try RecordEncoding.encode(record, to: encoder)
    }
}
