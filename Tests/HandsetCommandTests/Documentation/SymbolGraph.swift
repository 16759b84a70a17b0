import Foundation

/// The public symbols of modules, as the compiler lists them.
struct SymbolGraph {
    private struct File: Decodable {
        struct Symbol: Decodable {
            struct Identifier: Decodable { let precise: String }
            struct Kind: Decodable { let identifier: String }
            struct Fragment: Decodable { let spelling: String }

            let identifier: Identifier
            let kind: Kind
            let pathComponents: [String]
            let declarationFragments: [Fragment]?
        }

        struct Relationship: Decodable {
            let kind: String
            let source: String
            let target: String
        }

        let symbols: [Symbol]
        let relationships: [Relationship]
    }

    /// The members of each type by its path; a symbol without members has none.
    private var members: [String: Set<String>] = [:]
    /// The type that another name stands for.
    private var aliases: [String: String] = [:]
    private var superclasses: [String: String] = [:]

    /// Reads the files that `swift symbolgraph-extract` has written into a folder.
    init(folder: String) throws {
        var paths: [String: String] = [:]
        var inheritances: [(String, String)] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        where name.hasSuffix(".symbols.json") {
            let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
            let file = try JSONDecoder().decode(File.self, from: data)
            for symbol in file.symbols {
                let path = symbol.pathComponents.joined(separator: ".")
                paths[symbol.identifier.precise] = path
                members[path, default: []].formUnion([])
                members[symbol.pathComponents.dropLast().joined(separator: "."), default: []]
                    .insert(symbol.pathComponents.last ?? "")
                if symbol.kind.identifier.hasSuffix("typealias") {
                    let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
                    aliases[path] = text.components(separatedBy: " = ").dropFirst().first
                }
            }
            inheritances += file.relationships.filter { $0.kind == "inheritsFrom" }
                .map { ($0.source, $0.target) }
        }
        for (source, target) in inheritances {
            if let source = paths[source], let target = paths[target] {
                superclasses[source] = target
            }
        }
    }

    /// A grade of how much of a symbol is there.
    enum Presence: String, CaseIterable {
        case there, partly
        case missing = "not"
    }

    /// Returns how much of a symbol of Apple's is there, by its path.
    func presence(of symbol: String) -> Presence {
        let parts = symbol.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 1 || symbol.contains(".") && members[resolved(symbol)] != nil {
            return members[resolved(symbol)] == nil ? .missing : .there
        }
        // A nested type has two dots in the paths of its members.
        let cut = Self.memberStart(in: symbol)
        let type = String(symbol[..<cut])
        let member = String(symbol[symbol.index(after: cut)...])
        let names = allMembers(of: type)
        if names.contains(member) { return .there }
        let base = member.prefix { $0 != "(" }
        return names.contains { $0.prefix { $0 != "(" } == base } ? .partly : .missing
    }

    /// The dot before the member: the last one before any parenthesis.
    private static func memberStart(in symbol: String) -> String.Index {
        let head = symbol.prefix { $0 != "(" }
        return head.lastIndex(of: ".") ?? symbol.startIndex
    }

    private func resolved(_ type: String) -> String {
        var type = type
        for _ in 0..<4 {
            guard let target = aliases[type] else { break }
            type = target
        }
        return type
    }

    private func allMembers(of type: String) -> Set<String> {
        var names: Set<String> = []
        var current: String? = resolved(type)
        for _ in 0..<8 {
            guard let type = current else { break }
            names.formUnion(members[type] ?? [])
            current = superclasses[type].map(resolved)
        }
        return names
    }
}
