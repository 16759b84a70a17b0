/// The ways in which a word stands in a file, as a scan of its bytes finds them: rather too many than too few.
struct WordUse: OptionSet, Sendable {
    let rawValue: UInt16

    /// A name behind `class`, `extension` and their like.
    static let type = WordUse(rawValue: 1)
    /// Such a name that is not only extended.
    static let declaredType = WordUse(rawValue: 2)
    /// Such a name with a colon behind it.
    static let heir = WordUse(rawValue: 4)
    /// A name behind that colon.
    static let inherited = WordUse(rawValue: 8)
    /// A name behind `func`.
    static let function = WordUse(rawValue: 16)
    /// A name behind `let`, `var` or `case`, or behind a comma after one of them.
    static let value = WordUse(rawValue: 32)
    /// A name behind `@`.
    static let attribute = WordUse(rawValue: 64)

    /// A name in the expression behind `=`.
    static let source = WordUse(rawValue: 128)
    /// A name before `=`.
    static let target = WordUse(rawValue: 256)

    /// A name behind `protocol`.
    static let protocolName = WordUse(rawValue: 512)
    /// A name that is not only declared there.
    static let used = WordUse(rawValue: 1024)
    /// A name that may be called, or of which a member is asked for.
    static let base = WordUse(rawValue: 2048)
    /// A name behind a colon.
    static let typed = WordUse(rawValue: 4096)
    /// A word at the start of a string.
    static let quoted = WordUse(rawValue: 8192)

    /// A name before a colon.
    static let annotated = WordUse(rawValue: 16384)

    /// Everything that a word can be, for files of which no more is known than that they have it.
    static let any = WordUse(rawValue: .max)
}
