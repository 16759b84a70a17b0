/// A difference between a payload and its variant.
public struct PayloadChange: Hashable, Sendable {
    /// The kind of difference.
    public enum Kind: String, CaseIterable, Sendable {
        /// A key or an element is missing.
        case missing
        /// A null stands in the place of a value.
        case null
        /// A value of another type stands there, such as a text in the place of a dictionary.
        case otherType = "other-type"
        /// The same value stands there in another form, such as the text `7` in the place of the number.
        case otherForm = "other-form"
        /// A text, a list or a dictionary is empty.
        case empty
        /// A text or a list is as long as a push may be.
        case long
        /// A text has signs of other scripts, or such as formats, paths and pages take for their own.
        case script
        /// A number is at an end of what numbers can be.
        case bound
        /// A value stands within a dictionary or a list more than before.
        case nested
        /// A value stands a level further up than before.
        case flat
        /// A dictionary or a list stands there as text, in JSON.
        case jsonText = "json-text"
        /// A key is written in another way.
        case renamed
        /// A key is there that was not.
        case added
        /// All keys but `aps` stand within another one.
        case outer
        /// The category is one that the app has not registered.
        case category
    }

    /// The kind of difference.
    public let kind: Kind
    /// The keys with dots between them and the indices of elements, such as `order.lines[0]`.
    public var path: String { "\(place)" }
    /// The new value in a few words, such as `-1`; empty where the kind says it.
    public let words: String
    package let place: PayloadPlace

    package init(_ kind: Kind, at place: PayloadPlace, _ words: String = "") {
        self.kind = kind
        self.place = place
        self.words = words
    }
}

extension PayloadChange: CustomStringConvertible {
    /// The place and the difference, such as `order.id is missing`.
    public var description: String {
        let change =
            switch kind {
            case .missing: "is missing"
            case .null: "is null"
            case .otherType, .otherForm, .bound, .script: "is \(words)"
            case .empty: "is empty"
            case .long: "is \(words)"
            case .nested: "is within \(words)"
            case .flat: "is a level further up"
            case .jsonText: "is JSON in a text"
            case .renamed: "is called \(words)"
            case .added: "is new"
            case .outer: "holds all keys but aps"
            case .category: "is a category that the app does not know"
            }
        return "\(path) \(change)"
    }
}
