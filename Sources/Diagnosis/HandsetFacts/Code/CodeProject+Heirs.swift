import HandsetTree

extension CodeProject {
    /// The protocols of a project that are followed from one to the next.
    private static let maximumProtocolCount = 500

    /// Returns the types whose own line says that they inherit or conform to a name.
    func types(inheriting name: String) -> [CodeType] {
        memory.value(\.heirs, name) {
            var seen: Set<CodeNode> = []
            return files.trees(with: name, .inherited).flatMap { $0.nodes(named: name) }
                .compactMap { node in
                    guard node.role == .inherited, let type = node.parent, type.kind == .type,
                        seen.insert(type).inserted
                    else { return nil }
                    return CodeType(node: type)
                }
        }
    }

    /// Returns the types that conform to a protocol, also by a protocol of the project's own that inherits it.
    ///
    /// The protocols themselves are not among them.
    func types(conformingTo name: String) -> [CodeType] {
        var (waiting, found) = ([name], [CodeType]())
        var (protocols, seen): (Set<String>, Set<CodeNode>) = ([name], [])
        while let next = waiting.popLast(), protocols.count < Self.maximumProtocolCount {
            for type in types(inheriting: next) where seen.insert(type.node).inserted {
                if type.keyword != "protocol" {
                    found.append(type)
                } else if protocols.insert(type.name).inserted {
                    waiting.append(type.name)
                }
            }
        }
        return ordered(found, by: \.node)
    }
}
