import HandsetTree

/// Reads the state of Live Activities that a push has to give.
struct ActivityReader {
    let project: CodeProject

    var facts: [AppFact] {
        project.types(conformingTo: "ActivityAttributes").flatMap { type -> [AppFact] in
            let members = type.node.members(.type)
            guard let state = members.first(where: { $0.text == "ContentState" }) else { return [] }
            guard state.type == "typealias" else { return self.facts(of: state) }
            // `typealias ContentState = Status`.
            let name = state[.inherited]?.text
            let declared = name.flatMap {
                project.types(named: $0).first { $0.keyword != "extension" }
            }
            return declared.map { self.facts(of: $0.node) } ?? []
        }
    }

    private func facts(of state: CodeNode) -> [AppFact] {
        let keys = state.members(.type).first { $0.text == "CodingKeys" }
        return state.members(.variable).compactMap { property in
            guard !property.words.contains("static"), isStored(property) else { return nil }
            guard let keys else {
                return AppFact(.activityState(property.text, type: property.type), at: property)
            }
            return keys.members(.enumCase).first { $0.text == property.text }.map { key in
                AppFact(
                    .activityState(key[.value]?.string ?? key.text, type: property.type), at: key)
            }
        }
    }

    private func isStored(_ property: CodeNode) -> Bool {
        property.all(.accessor).allSatisfy { ["willSet", "didSet"].contains($0.text) }
    }
}
