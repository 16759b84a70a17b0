/// The judgement of a decoder of JSON about a value, without running it.
package struct DecodingVerdict: Hashable, Sendable {
    /// A number that becomes a date.
    package struct DecodedDate: Hashable, Sendable {
        package let path: [String]
        package let number: Double
        package let property: DecodedDeclaration.Property?
        /// True if the app's own decoder counts it from 1970, not from 2001.
        package let isUnix: Bool
    }

    /// A part whose decoder was not followed to its end.
    package struct Open: Hashable, Sendable {
        package let path: [String]
        /// The type, or the reason.
        package let words: String
    }

    /// The refused values, in the order of the type's members.
    package internal(set) var faults: [DecodingFault] = []
    /// The parts that were not followed: there the decoder may refuse more.
    package internal(set) var open: [Open] = []
    package internal(set) var dates: [DecodedDate] = []
    /// The paths of values that are `null` and may be so.
    package internal(set) var nulls: [[String]] = []
    /// The paths of keys of the payload that no member has.
    package internal(set) var unused: [[String]] = []
    /// False if the app changes how all values are decoded.
    package internal(set) var isSure = true

    /// True if the value decodes, false if it does not; `nil` if that is not known.
    package var decodes: Bool? {
        if !faults.isEmpty { return isSure ? false : nil }
        return open.isEmpty && isSure ? true : nil
    }
}
