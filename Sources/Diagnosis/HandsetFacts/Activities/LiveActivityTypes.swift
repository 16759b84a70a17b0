import HandsetTree

/// The types of Live Activities that a project declares.
package struct LiveActivityTypes: Sendable {
    /// The types, each name once.
    package private(set) var all: [LiveActivityType] = []
    /// The types of the project that those hold.
    package private(set) var types = DecodedTypes()
    /// The names of types that are declared several times, and not alike.
    private var different: Set<String> = []

    init(_ project: CodeProject) {
        var reader = DecodedTypeReader(project)
        var seen: Set<String> = []
        for type in project.types(conformingTo: "ActivityAttributes")
        where type.node.tree.language == .swift {
            let full = type.node.fullTypeName
            guard let node = reader.declared(full).first, seen.insert(full).inserted else {
                continue
            }
            let attributes =
                reader.declaration(full, 0).map { DecodedType.declared($0) } ?? .unknown(full)
            let state =
                reader.resolved("ContentState", in: full).map { _ in
                    reader.type("ContentState", in: full)
                } ?? .unknown("ContentState")
            all.append(
                LiveActivityType(
                    name: type.name, attributes: attributes, state: state,
                    place: AppFact.Place(file: node.tree.path, line: node.line),
                    text: node.tree.lines.excerpt(of: node.line)))
        }
        if !all.isEmpty { reader.noteContainers() }
        types = reader.types
        different = Set(all.filter { isUnlike($0) }.map(\.name))
    }

    /// Returns true for a type, or a state of one, that is declared several times and not alike.
    package func isDeclaredDifferently(_ type: LiveActivityType) -> Bool {
        different.contains(type.name)
    }

    private func isUnlike(_ type: LiveActivityType) -> Bool {
        [type.attributes, type.state].contains { part in
            guard case .declared(let number) = part, let declaration = types[number],
                case .unknown(let words) = declaration.form
            else { return false }
            return words == DecodedTypes.severalTimes
        }
    }

    /// Returns the types that a push may be for: the one that it names, or all if it names none.
    package func named(_ name: String?) -> [LiveActivityType] {
        name.map { name in all.filter { $0.name == name } } ?? all
    }
}

extension LiveActivityTypes {
    private static let maximumCount = 1_000

    /// The parts of a type that are not followed, in words.
    package func unfollowed(in type: DecodedType) -> [String] {
        var (found, waiting, seen): ([String], [DecodedType], Set<Int>) = ([], [type], [])
        var count = 0
        while let next = waiting.popLast(), count < Self.maximumCount {
            count += 1
            switch next {
            case .optional(let inner), .list(let inner), .dictionary(let inner),
                .numbered(_, let inner), .range(let inner, _):
                waiting.append(inner)
            case .pairs(let key, let value): waiting += [value, key]
            case .unknown(let words): found.append(words)
            case .declared(let number):
                guard seen.insert(number).inserted, let declaration = types[number] else {
                    continue
                }
                if !declaration.isFollowed { found.append("\(declaration.name).init(from:)") }
                switch declaration.form {
                case .members(let properties): waiting += properties.reversed().map(\.type)
                case .cases(let cases):
                    waiting += cases.flatMap(\.properties).reversed().map(\.type)
                case .same(let other): waiting.append(other)
                case .unknown(let words):
                    if declaration.isFollowed { found.append("\(declaration.name): \(words)") }
                case .texts, .integers: break
                }
            default: break
            }
        }
        return found
    }
}
