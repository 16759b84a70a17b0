/// A value that the sender calls a session: the value of a key `session` in any case of letters.
struct SessionValue {
    /// The keys and indices that lead to it, with dots between them.
    let path: String
    /// The top-level key that contains it, or its own key at the top level.
    let topLevelKey: String
    let isTopLevel: Bool
    let value: PayloadValue

    var session: String? { value.meaning }

    static func isSession(_ key: String) -> Bool { ShortKey(key)?.isSession == true }
}

extension PayloadValue {
    /// The session that a sender means by this value: the text of a string, number or Boolean; `nil` for
    /// any other value.
    var meaning: String? {
        switch kind {
        case .string, .integer, .real: description
        case .boolean: boolean == true ? "true" : "false"
        case .dictionary, .array, .null: nil
        }
    }
}
