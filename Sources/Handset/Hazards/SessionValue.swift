/// A value that the sender calls a session: that of any key `session`, in capitals or not.
struct SessionValue {
    /// The keys and indices that lead to it, with dots between them.
    let path: String
    /// The top-level key that it stands under or is the value of.
    let topLevelKey: String
    /// Whether its key is a top-level one.
    let isTopLevel: Bool
    let value: PayloadValue

    /// What the session is meant to be: the text of a string, number or Boolean; `nil` for everything
    /// else.
    var session: String? {
        switch value.kind {
        case .string, .integer, .real: value.description
        case .boolean: value.boolean == true ? "true" : "false"
        case .dictionary, .array, .null: nil
        }
    }

    static func isSession(_ key: String) -> Bool { key.lowercased() == "session" }

    /// Every session of a payload, in its order.
    static func all(in payload: Payload) -> [SessionValue] {
        var found: [SessionValue] = []
        for (key, value) in payload {
            var open = [(path: key, key: key, value: value)]
            while let (path, name, value) = open.popLast() {
                if isSession(name) {
                    found.append(
                        SessionValue(
                            path: path, topLevelKey: key, isTopLevel: path == key, value: value))
                }
                switch value.kind {
                case .dictionary:
                    open += value.keys.reversed().compactMap { key in
                        value[key].map { ("\(path).\(key)", key, $0) }
                    }
                case .array:
                    open += (0..<value.count).reversed().compactMap { index in
                        value[index].map { ("\(path).\(index)", "", $0) }
                    }
                default: break
                }
            }
        }
        return found
    }
}
