/// A value that was found in a file in place of another, for a message about it.
package struct FoundJSONValue: Hashable, Sendable {
    /// The kind of a value, with its text where a message shows it.
    package enum Content: Hashable, Sendable {
        case object
        case array
        case string(String)
        /// A number, as it is written in the file.
        case number(String)
        case boolean(Bool)
        case null
    }

    /// The key of the value; `nil` for an element of an array and for the whole file.
    package var key: String?
    package var content: Content

    package init(_ content: Content, ofKey key: String? = nil) {
        self.key = key
        self.content = content
    }

    /// The value and its key, as part of a sentence, such as `"name" is the number 1`.
    package var finding: String {
        let value =
            switch content {
            case .object: "an object"
            case .array: "an array"
            case .string(let text): "the string \(Self.quoted(text))"
            case .number(let text):
                "the number "
                    + Array(text.utf8).withUnsafeBufferPointer { SourceExcerpt.shortened($0[...]) }
            case .boolean(let value): "\(value)"
            case .null: "null"
            }
        return (key.map { "\(Self.quoted($0)) is " } ?? "found ") + value
    }

    /// Returns a text as a message shows it: in quotes, and cut if it is very long.
    package static func quoted(_ text: String) -> String {
        SourceExcerpt.quoted(text, limit: 200)
    }
}
