/// The type of the value of a key in `aps`.
///
/// ```swift
/// let payload = try Payload(json: #"{"badge":"1"}"#)
/// print(payload["badge"].map { APSValueType.number.takes($0) } ?? true)
/// // false
/// ```
public enum APSValueType: String, Hashable, Sendable, CustomStringConvertible {
    /// A string.
    case text = "a text"
    /// A string or null.
    case textOrNull = "a text or null"
    /// An array of strings.
    case texts = "an array of texts"
    /// An array of strings, or null.
    case textsOrNull = "an array of texts or null"
    /// A number, but not `true` or `false`.
    case number = "a number"
    /// `true` or `false`.
    case boolean = "true or false"
    /// A dictionary.
    case dictionary = "a dictionary"
    /// A string or a dictionary.
    case textOrDictionary = "a text or a dictionary"

    /// The type in words.
    public var description: String { rawValue }

    /// Returns true if a value is of the type.
    public func takes(_ value: PayloadValue) -> Bool {
        switch self {
        case .text: value.kind == .string
        case .textOrNull: value.kind == .string || value.kind == .null
        case .texts: Self.isTexts(value)
        case .textsOrNull: Self.isTexts(value) || value.kind == .null
        case .number: value.double != nil
        case .boolean: value.kind == .boolean
        case .dictionary: value.kind == .dictionary
        case .textOrDictionary: value.kind == .string || value.kind == .dictionary
        }
    }

    private static func isTexts(_ value: PayloadValue) -> Bool {
        value.kind == .array && (0..<value.count).allSatisfy { value[$0]?.kind == .string }
    }
}
