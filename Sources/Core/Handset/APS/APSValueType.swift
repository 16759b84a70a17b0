/// The type of the value of a key in `aps`.
///
/// ```swift
/// let payload = try Payload(json: #"{"badge":"1"}"#)
/// print(payload["badge"].map { APSValueType.number.takes($0) } ?? true)
/// // false
/// ```
package enum APSValueType: String, Hashable, Sendable, CustomStringConvertible {
    case text = "a text"
    case textOrNull = "a text or null"
    case texts = "an array of texts"
    case textsOrNull = "an array of texts or null"
    /// A number, but not `true` or `false`.
    case number = "a number"
    case boolean = "true or false"
    case dictionary = "a dictionary"
    case textOrDictionary = "a text or a dictionary"

    package var description: String { rawValue }

    package func takes(_ value: PayloadValue) -> Bool {
        withExtendedLifetime(value.tree) { takes(value.node) }
    }

    /// Returns true if a value, whose tree the caller holds, is of the type.
    func takes(_ node: PayloadNode) -> Bool {
        let kind = node.kind
        return switch self {
        case .text: kind == .string
        case .textOrNull: kind == .string || kind == .null
        case .texts: Self.isTexts(node)
        case .textsOrNull: Self.isTexts(node) || kind == .null
        case .number: kind == .integer || kind == .real
        case .boolean: kind == .boolean
        case .dictionary: kind == .dictionary
        case .textOrDictionary: kind == .string || kind == .dictionary
        }
    }

    private static func isTexts(_ node: PayloadNode) -> Bool {
        node.kind == .array
            && (0..<node.count).allSatisfy { node.element(at: $0)?.isString == true }
    }
}
