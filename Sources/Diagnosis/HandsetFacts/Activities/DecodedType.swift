/// A type of Swift as a decoder of JSON takes it.
package indirect enum DecodedType: Hashable, Sendable {
    case string, boolean, double, float, decimal
    case integer(IntegerWidth)
    /// A date: seconds since 2001.
    case date
    /// Bytes: text in base64.
    case data
    case url, uuid
    case optional(DecodedType)
    /// An array or a set.
    case list(DecodedType)
    /// A dictionary whose keys are texts.
    case dictionary(DecodedType)
    /// A dictionary whose keys are integers, as texts.
    case numbered(IntegerWidth, DecodedType)
    /// A dictionary with other keys: a list of keys and values in turn.
    case pairs(DecodedType, DecodedType)
    /// A range: a list of its bounds.
    case range(DecodedType, isClosed: Bool)
    /// A type that the project declares, by its number in ``DecodedTypes``.
    case declared(Int)
    /// A type that is not followed, as it is written.
    case unknown(String)

    /// The sizes of integers.
    package enum IntegerWidth: String, CaseIterable, Hashable, Sendable {
        case int = "Int"
        case int8 = "Int8"
        case int16 = "Int16"
        case int32 = "Int32"
        case int64 = "Int64"
        case uint = "UInt"
        case uint8 = "UInt8"
        case uint16 = "UInt16"
        case uint32 = "UInt32"
        case uint64 = "UInt64"

        /// Returns true if a number is one of this size.
        func holds(_ number: Int64) -> Bool {
            switch self {
            case .int, .int64: true
            case .int8: Int8(exactly: number) != nil
            case .int16: Int16(exactly: number) != nil
            case .int32: Int32(exactly: number) != nil
            case .uint, .uint64: UInt64(exactly: number) != nil
            case .uint8: UInt8(exactly: number) != nil
            case .uint16: UInt16(exactly: number) != nil
            case .uint32: UInt32(exactly: number) != nil
            }
        }

        /// Returns true if a number with a point is an integer of this size.
        func holds(_ number: Double) -> Bool {
            if let integer = Int64(exactly: number) { return holds(integer) }
            guard self == .uint || self == .uint64 else { return false }
            return UInt64(exactly: number) != nil
        }
    }

    /// The type of what is there if it is not missing.
    var wrapped: DecodedType {
        var type = self
        while case .optional(let inner) = type { type = inner }
        return type
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }
}
