package import Handset

/// A value of a payload that a type of the app refuses, or that it lacks.
package struct DecodingFault: Hashable, Sendable {
    /// The cause.
    package enum Cause: Hashable, Sendable {
        /// The key is missing, and the property is not optional.
        case missing
        /// The value is `null`, and the property is not optional.
        case null
        /// The value is of another kind.
        case kind(PayloadValue.Kind)
        /// The number has a fraction, or is too large.
        case number
        /// The text is none of the cases.
        case unknownCase(String, known: [String])
        /// The dictionary has not exactly one of the keys of the cases.
        case notOneCase(known: [String])
        /// The text is no base64, no URL or no UUID.
        case text
        /// The list has too few elements, or a key without a value.
        case count
        /// The bounds are the wrong way round.
        case reversed
        /// A key is no integer.
        case key(String)
    }

    /// The keys and the numbers of elements on the way, from the value that is decoded.
    package let path: [String]
    package let cause: Cause
    /// The type that the value should have.
    package let type: DecodedType
    /// The line that declares it; `nil` for the whole value.
    package let property: DecodedDeclaration.Property?
}
