/// A value and the keys that lead to it: the argument `KEY.PATH=JSON` of `--set`.
///
/// A dot ends a key, and the first equals sign ends the path. After a backslash both are part of a key; a
/// backslash is written twice.
///
/// ```swift
/// let assignment = try FixtureAssignment(#"com\.example.id=[1, 2]"#)
/// print(assignment.keys, assignment.json)
/// // ["com.example", "id"] [1, 2]
/// ```
public struct FixtureAssignment: Hashable, Sendable {
    /// The keys, outermost first.
    public var keys: [String]
    /// The value's text, which is not validated.
    public var json: String

    /// Creates an assignment from its parts.
    public init(keys: [String], json: String) {
        self.keys = keys
        self.json = json
    }

    /// Parses an assignment.
    ///
    /// - Parameter text: `KEY.PATH=JSON`.
    /// - Throws: ``PayloadFixtureError/noValue(_:)`` if there is no equals sign,
    ///   ``PayloadFixtureError/emptyKey(_:)`` if a key is empty.
    public init(_ text: String) throws(PayloadFixtureError) {
        var keys: [String] = []
        var key = String.UnicodeScalarView()
        var isEscaped = false
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if isEscaped || ![".", "=", "\\"].contains(scalar) {
                key.append(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                keys.append(String(key))
                key = String.UnicodeScalarView()
                guard scalar == "=" else { continue }
                guard keys.allSatisfy({ !$0.isEmpty }) else { throw .emptyKey(keys) }
                self.init(keys: keys, json: String(rest))
                return
            }
        }
        throw .noValue(text)
    }

    static func path(_ keys: some Collection<String>) -> String {
        keys.map { key in
            key.replacing("\\", with: "\\\\").replacing(".", with: "\\.").replacing(
                "=", with: "\\=")
        }.joined(separator: ".")
    }
}
