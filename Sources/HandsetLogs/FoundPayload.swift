package import Handset

/// A payload that was read from a log.
///
/// ```swift
/// let log = "2014-05-05 16:11:13.461 Wall[1088:60b] {\n    aps =     {\n        badge = 1;\n    };\n}\n"
/// for case .found(let found) in LogReader(source: "example", bytes: Array(log.utf8)) {
///     print(String(decoding: found.json, as: UTF8.self), found.form, found.grade)
///     print(found.assumed.map { "\($0.path) may be a \($0.alternatives)" })
/// }
/// // {"aps":{"badge":1}} description exact
/// // ["aps.badge may be a [Handset.LogValueType.string, Handset.LogValueType.boolean]"]
/// ```
package struct FoundPayload: Sendable {
    package var payload: Payload
    /// The payload as JSON on one line.
    package var json: [UInt8]
    /// The place at which the text of the payload begins.
    package var place: SourcePlace
    package var form: LogForm
    /// The keys around the payload, outermost first; empty if the text is that of the payload alone.
    package var within: [String]
    package var grade: LogGrade
    /// The repairs, each once, in the order in which they were needed.
    package var repairs: [LogRepair]
    /// The values whose types are assumed, in the order of the text.
    package var assumed: [AssumedValue]
}
