/// A value in `aps` of another type than Apple defines for its key: a device ignores it.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"badge":"1","alert":{"body":7}}}"#)
/// for fault in APSContent(payload).faults { print(fault) }
/// // badge is a text; it has to be a number
/// // alert.body is an integer; it has to be a text
/// ```
package struct APSFault: Hashable, Sendable {
    /// The keys to the value, below `aps`: one or two.
    package var path: [String]
    package var expected: APSValueType
    package var found: PayloadValue.Kind

    package init(path: [String], expected: APSValueType, found: PayloadValue.Kind) {
        self.path = path
        self.expected = expected
        self.found = found
    }
}

extension APSFault: CustomStringConvertible {
    package var description: String {
        let words =
            switch found {
            case .dictionary: "a dictionary"
            case .array where expected == .texts || expected == .textsOrNull:
                "an array of other things"
            case .array: "an array"
            case .string: "a text"
            case .integer: "an integer"
            case .real: "a number with a fraction"
            case .boolean: "true or false"
            case .null: "null"
            }
        return "\(path.joined(separator: ".")) is \(words); it has to be \(expected)"
    }
}
