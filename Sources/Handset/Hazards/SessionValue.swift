/// A value that the sender calls a session: that of any key `session`, in capitals or not.
struct SessionValue {
    /// The keys and indices that lead to it, with dots between them.
    let path: String
    /// The top-level key that it stands under or is the value of.
    let topLevelKey: String
    /// Whether its key is a top-level one.
    let isTopLevel: Bool
    let value: PayloadValue

    /// What the session is meant to be.
    var session: String? { value.meaning }

    /// Whether a key is that of a session.
    static func isSession(_ key: String) -> Bool { key.lowercased() == "session" }
}

extension PayloadValue {
    /// What a session with this value is meant to be: the text of a string, number or Boolean; `nil`
    /// for everything else.
    var meaning: String? {
        switch kind {
        case .string, .integer, .real: description
        case .boolean: boolean == true ? "true" : "false"
        case .dictionary, .array, .null: nil
        }
    }
}
