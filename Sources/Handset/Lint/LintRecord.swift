/// The findings of a lint in a payload, as one line of JSON.
///
/// The members and their order are stable: a later version may add members, but changes none.
///
/// - `source`, `number`, `line` and `bytes`: the source of the payload and its size.
/// - `findings`: the findings. Each has its `rule`, `severity` (`error`, `warning` or `note`) and
///   `finding`, the `keyPath` to the part of the payload, which is empty for the payload as a whole, its
///   `line` and `column` in the source, the `advice`, and Apple's `page`.
/// - `moreFindings`: the number of further findings, beyond the largest number that a record shows;
///   missing if there are none.
/// - `known`: the number of findings that a baseline holds; missing if there are none.
public struct LintRecord: Sendable {
    private let origin: PayloadOrigin
    private let result: LintResult

    /// Creates the record of a payload.
    public init(_ result: LintResult, of payload: Payload) {
        origin = payload.origin
        self.result = result
    }

    /// The line of JSON in UTF-8, without a newline.
    public var json: [UInt8] {
        let (more, known) = (result.moreCount, result.knownCount)
        return JSONText.object(
            origin.members + [("findings", .array(result.findings.map(\.json)))]
                + (more > 0 ? [("moreFindings", .integer(more))] : [])
                + (known > 0 ? [("known", .integer(known))] : [])
        ).bytes
    }
}

extension LintFinding {
    fileprivate var json: JSONText {
        let place = place.map { place -> [(key: String, value: JSONText)] in
            [("line", .integer(place.line)), ("column", .integer(place.column))]
        }
        return .object(
            [
                ("rule", .string(rule.identifier)), ("severity", .string(rule.severity.rawValue)),
                ("finding", .string(finding)),
                ("keyPath", .array(keys.map { .string($0) })),
            ] + (place ?? []) + [
                ("advice", .string(advice)), ("page", .string(rule.page.url)),
            ])
    }
}
