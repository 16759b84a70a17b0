import HandsetTree

/// The keys that a `Decodable` type of the project takes.
struct DecodedKeys {
    let project: CodeProject

    private static let maximumDepth = 4
    /// The properties that are looked at for one decoding, also in types within types.
    private static let maximumCount = 1_000

    init(_ project: CodeProject) { self.project = project }

    /// Returns a fact for each key, at the property or the coding key that takes it.
    func facts(of type: String, at path: [String]) -> [AppFact] {
        var (facts, count) = ([AppFact](), 0)
        take(type, at: path, depth: 0, &facts, &count)
        return facts
    }

    private func take(
        _ type: String, at path: [String], depth: Int, _ facts: inout [AppFact], _ count: inout Int
    ) {
        guard depth < Self.maximumDepth, count < Self.maximumCount else { return }
        let declarations = project.types(named: type).filter { $0.keyword != "protocol" }
        let properties = declarations.flatMap(\.properties).filter { property in
            property.all(.accessor).isEmpty && !property.words.contains("static")
        }
        let keys = declarations.flatMap { $0.node.members(.type) }.first { $0.text == "CodingKeys" }
        let cases = Dictionary(
            (keys?.members(.enumCase) ?? []).map { ($0.text, $0) },
            uniquingKeysWith: { first, _ in first })
        for property in properties {
            count += 1
            guard count <= Self.maximumCount else { return }
            var (name, place) = (property.text, property)
            if keys != nil {
                guard let key = cases[property.text] else { continue }
                (name, place) = (key[.value]?.string ?? key.text, key)
            }
            let inner = property.type.plainTypeName
            if project.declares(inner), isDecoded(inner) {
                take(inner, at: path + [name], depth: depth + 1, &facts, &count)
                continue
            }
            facts.append(AppFact(.key((path + [name]).joined(separator: ".")), at: place, .likely))
        }
    }

    private func isDecoded(_ type: String) -> Bool {
        project.types(named: type).contains { $0.keyword == "struct" }
            && !project.ancestors(of: type).isDisjoint(with: ["Codable", "Decodable"])
    }
}
