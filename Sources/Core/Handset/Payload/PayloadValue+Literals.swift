/// A value is written as a literal: `["aps": ["alert": "Ready"], "id": 7]`.
///
/// A null is written `.null`. With `nil`, `condition ? value : nil` would be a null where a missing value is meant.
///
/// ```swift
/// let id = 7
/// let payload: Payload = ["aps": ["alert": "Ready", "badge": 1], "order": ["id": PayloadValue(id)]]
/// print(payload["order"]?["id"] == 7, payload["aps"]?["alert"] == "Ready")
/// // true true
/// ```
extension PayloadValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    /// Creates a dictionary; of a key that is there twice the last value counts.
    public init(dictionaryLiteral elements: (String, PayloadValue)...) {
        self = PayloadTreeBuilder.value(.dictionary(elements))
    }

    /// Creates an array.
    public init(arrayLiteral elements: PayloadValue...) {
        self.init(elements)
    }

    /// Creates a string.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates an integer.
    public init(integerLiteral value: Int64) {
        self = PayloadTreeBuilder.value(.integer(value))
    }

    /// Creates a real.
    public init(floatLiteral value: Double) {
        self.init(value)
    }

    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) {
        self.init(value)
    }
}

extension PayloadValue {
    /// A null; `nil` is a value that is missing.
    public static let null = PayloadTreeBuilder.value(.null)

    /// Creates a string.
    public init(_ string: String) {
        self = PayloadTreeBuilder.value(.string(string))
    }

    /// Creates an integer.
    public init(_ integer: Int) {
        self = PayloadTreeBuilder.value(.integer(Int64(integer)))
    }

    /// Creates a real; a null of what JSON cannot write, such as an infinite number.
    public init(_ real: Double) {
        self = PayloadTreeBuilder.value(.real(real))
    }

    /// Creates a Boolean.
    public init(_ boolean: Bool) {
        self = PayloadTreeBuilder.value(.boolean(boolean))
    }

    /// Creates an array.
    public init(_ elements: [PayloadValue]) {
        self = PayloadTreeBuilder.value(.array(elements))
    }
}

extension Payload: ExpressibleByDictionaryLiteral {
    /// Creates a payload; of a key that is there twice the last value counts.
    public init(dictionaryLiteral elements: (String, PayloadValue)...) {
        self.init(made: PayloadTreeBuilder.value(.dictionary(elements)), source: "literal")
    }

    init(made dictionary: PayloadValue, source: String) {
        self.init(
            origin: PayloadOrigin(
                source: source, number: 1, line: 1, byteCount: JSONText(dictionary).bytes.count),
            warnings: [], simulatorTargetBundle: nil, tree: dictionary.tree)
    }
}
