import HandsetTree

extension DecodedDeclaration {
    init(_ name: String, _ form: Form, _ isFollowed: Bool = true, at node: CodeNode) {
        self.init(
            name: name, form: form, isFollowed: isFollowed,
            place: AppFact.Place(file: node.tree.path, line: node.line),
            text: node.tree.lines.excerpt(of: node.line))
    }

    /// Returns true if another declaration takes the same values, as far as the two themselves say.
    func isLike(_ other: DecodedDeclaration) -> Bool {
        isFollowed == other.isFollowed && form.withoutPlaces == other.form.withoutPlaces
    }
}

extension DecodedDeclaration.Form {
    private static let nowhere = AppFact.Place(file: "", line: 0)

    fileprivate var withoutPlaces: Self {
        func plain(_ properties: [DecodedDeclaration.Property]) -> [DecodedDeclaration.Property] {
            properties.map { property in
                DecodedDeclaration.Property(
                    key: property.key, name: property.name, type: property.type,
                    isOptional: property.isOptional, takesAll: property.takesAll,
                    isUnixDate: property.isUnixDate, place: Self.nowhere, text: "")
            }
        }
        switch self {
        case .members(let properties): return .members(plain(properties))
        case .cases(let cases):
            return .cases(
                cases.map {
                    DecodedDeclaration.Case(key: $0.key, properties: plain($0.properties))
                })
        default: return self
        }
    }
}
