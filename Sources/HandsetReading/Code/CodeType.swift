/// A type, or an extension of one.
struct CodeType: Sendable {
    /// A stored property.
    struct Property: Sendable {
        let name: String
        /// The type that is written, without white space; empty if none is.
        let type: String
        /// The tokens after `=`; empty without a value.
        let value: Range<Int>
        let isStatic: Bool
        /// The words before it, such as `@StateObject` and `lazy`.
        let attributes: [String]
        let line: Int
    }

    let name: String
    let kind: String
    var inherited: [String]
    let file: Int
    let line: Int
    /// True for `@main` and its older forms.
    let isMain: Bool
    /// The tokens between its braces.
    let body: Range<Int>
    var properties: [Property] = []
}
