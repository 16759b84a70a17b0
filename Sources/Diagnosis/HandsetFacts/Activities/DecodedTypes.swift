/// The types of a project that can be decoded, as far as somebody asked for them.
package struct DecodedTypes: Sendable {
    /// The types that were asked for, in the order of the first question.
    package internal(set) var declarations: [DecodedDeclaration] = []
    /// True if the project extends the containers of values, which may change how all are decoded.
    package internal(set) var changesDecoding = false

    static let severalTimes = "it is declared several times, and not alike"

    package subscript(number: Int) -> DecodedDeclaration? {
        declarations.indices.contains(number) ? declarations[number] : nil
    }
}
