extension JSONText {
    /// Integers beyond 64 bits keep digits that the payload has; a real is the shortest text for it.
    package init(_ value: PayloadValue) {
        switch value.kind {
        case .dictionary:
            self = .object(JSONMembers(value.keys.map { ($0, value[$0].map { JSONText($0) }) }))
        case .array:
            self = .array((0..<value.count).compactMap { value[$0] }.map { JSONText($0) })
        case .string: self = .string(value.string ?? "")
        case .integer: self = .json(Array("\(value.integer ?? 0)".utf8))
        case .real: self = .json(Array((value.largeInteger ?? "\(value.double ?? 0)").utf8))
        case .boolean: self = .boolean(value.boolean == true)
        case .null: self = .json(Array("null".utf8))
        }
    }
}
