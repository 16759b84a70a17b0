import HandsetSources
import HandsetTree

/// The code of a project with its types and methods, by which one file is read in the light of the others.
struct CodeProject: Sendable {
    let trees: [CodeTree]
    private(set) var types: [CodeType] = []
    private(set) var methods: [CodeMethod] = []
    /// The names of the project's own modules: the folders below `Sources`, and those of frameworks.
    let modules: Set<String>
    let constants: CodeConstants
    private var methodsByBaseName: [String: [CodeMethod]] = [:]
    private var methodsByType: [String: [CodeMethod]] = [:]
    private var propertiesByName: [String: [CodeNode]] = [:]
    /// The names, members and calls with a text, in code of each language.
    private var usesByName: [String: [CodeNode]] = [:]
    private var conformances: [String: Set<String>] = [:]
    /// The names of types that the project declares, and does not only extend.
    private var declared: Set<String> = []
    private var protocols: Set<String> = []
    private var typesByName: [String: [CodeType]] = [:]
    private var globals: [String: CodeNode] = [:]

    /// The names that are looked at for the ancestors of a type.
    private static let maximumAncestorCount = 500

    init(_ trees: [CodeTree]) {
        self.trees = trees
        constants = CodeConstants(trees)
        modules = Set(
            trees.flatMap { tree -> [String] in
                let parts = tree.path.split(separator: "/").map(String.init)
                return zip(parts, parts.dropFirst()).filter { $0.0 == "Sources" }.map(\.1)
            })
        for tree in trees {
            for node in tree.nodes {
                switch node.kind {
                case .type:
                    let type = CodeType(node: node)
                    types.append(type)
                    conformances[type.name, default: []].formUnion(type.inherited)
                    typesByName[type.name, default: []].append(type)
                    if type.keyword != "extension" { declared.insert(type.name) }
                    if type.keyword == "protocol" { protocols.insert(type.name) }
                case .function:
                    if let method = CodeMethod(node) { methods.append(method) }
                case .variable where node.owner != nil:
                    propertiesByName[node.text, default: []].append(node)
                case .variable where node.parent == tree.file:
                    if globals[node.text] == nil { globals[node.text] = node }
                case .name, .member, .call: usesByName[node.text, default: []].append(node)
                default: break
                }
            }
        }
        for method in methods {
            methodsByBaseName[method.baseName, default: []].append(method)
            if let type = method.typeName { methodsByType[type, default: []].append(method) }
        }
    }

    /// Returns the methods with a name, without their labels.
    func methods(named baseName: String) -> [CodeMethod] { methodsByBaseName[baseName] ?? [] }

    func methods(ofType name: String) -> [CodeMethod] { methodsByType[name] ?? [] }

    /// Returns the names, members and calls with a text.
    func uses(of name: String) -> [CodeNode] { usesByName[name] ?? [] }

    /// Returns the properties of types with a name.
    func properties(named name: String) -> [CodeNode] { propertiesByName[name] ?? [] }

    /// Returns a property of a type, also of those that it inherits; `nil` if it has none.
    func property(_ name: String, of type: String) -> CodeNode? {
        let properties = properties(named: name)
        let own = properties.first { $0.owner?.text == type }
        guard own == nil else { return own }
        let ancestors = ancestors(of: type)
        return properties.first { $0.owner.map { ancestors.contains($0.text) } ?? false }
    }

    /// Returns the names that a type inherits or conforms to, also by an extension and by its superclasses.
    func ancestors(of name: String) -> Set<String> {
        var (found, waiting): (Set<String>, [String]) = ([], [name])
        while let next = waiting.popLast(), found.count < Self.maximumAncestorCount {
            for name in conformances[next] ?? [] where found.insert(name).inserted {
                waiting.append(name)
            }
        }
        return found
    }

    /// Returns true for a type that the project declares, and does not only extend.
    func declares(_ typeName: String) -> Bool { declared.contains(typeName) }

    /// Returns the declarations of a type and its extensions.
    func types(named name: String) -> [CodeType] { typesByName[name] ?? [] }

    /// Returns the first variable with a name that is in no type and no function; `nil` if there is none.
    func global(_ name: String) -> CodeNode? { globals[name] }

    /// The types that the application's delegate is, by the protocol or by its usual superclasses.
    var applicationDelegates: Set<String> {
        let bases = ApplicationDelegateNames.all
        return heirs(of: bases)
    }

    /// Returns the types that inherit or conform to one of some names, also by their superclasses.
    private func heirs(of bases: Set<String>) -> Set<String> {
        var heirsByName: [String: [String]] = [:]
        for (name, inherited) in conformances {
            for base in inherited { heirsByName[base, default: []].append(name) }
        }
        var (found, waiting): (Set<String>, [String]) = ([], Array(bases))
        while let next = waiting.popLast() {
            for name in heirsByName[next] ?? [] where found.insert(name).inserted {
                waiting.append(name)
            }
        }
        return found
    }

    /// The types that start a SwiftUI app.
    var swiftUIApps: Set<String> {
        Set(types.filter { $0.keyword == "struct" && $0.inherited.contains("App") }.map(\.name))
    }

    /// The method whose body holds a node; `nil` outside of methods.
    func method(around node: CodeNode) -> CodeMethod? {
        node.ancestors.first { $0.kind == .function }.flatMap { CodeMethod($0) }
    }

    // MARK: - Calls

    /// Returns the project's own methods that a call can be of, by name, labels and receiver.
    func callees(of call: CodeNode) -> [CodeMethod] {
        if declares(call.text) {
            return methods(ofType: call.text).filter { $0.isInitializer && $0.takes(call) }
        }
        // Type.init(…), and [[Type alloc] init…].
        let isInitializer = call.text == "init" || call.text.hasPrefix("initWith")
        let type = typeName(ofReceiver: call)
        let candidates = methods(named: call.text).filter { method in
            guard method.takes(call), !method.isProperty else { return false }
            guard call.tree.language != .objectiveC || method.language != .objectiveC else {
                return method.name == call.label || call.receiver == nil
            }
            return true
        }
        guard let type else { return isInitializer ? [] : candidates }
        let family = ancestors(of: type).union([type])
        let own = candidates.filter { method in method.typeName.map(family.contains) ?? false }
        if !own.isEmpty { return own }
        // A type that is known and has no such method: the call is of another module's extension, or by a protocol.
        guard protocols.contains(type) else { return [] }
        return candidates.filter { method in
            method.typeName.map { ancestors(of: $0).contains(type) } ?? false
        }
    }

    /// The project's type whose method a call is of; `nil` if it is not known.
    func typeName(ofReceiver call: CodeNode) -> String? {
        guard let receiver = call.receiver else {
            // A call without a receiver is one of the type around it, if that has such a method.
            guard let owner = call.ancestor(.type)?.text else { return nil }
            let family = ancestors(of: owner).union([owner])
            let isOwn = methods(named: call.text).contains { method in
                method.typeName.map(family.contains) ?? false
            }
            return isOwn ? owner : nil
        }
        return typeName(of: receiver)
    }

    /// The project's type that an expression has; `nil` if it is not known.
    func typeName(of expression: CodeNode, depth: Int = 0) -> String? {
        let node = expression.plain
        guard depth < 6 else { return nil }
        if expression.kind == .cast, declares(expression.type.plainTypeName) {
            return expression.type.plainTypeName
        }
        switch node.kind {
        case .name where node.text == "self" || node.text == "Self":
            return node.ancestor(.type)?.text
        case .name where declares(node.text): return node.text
        case .name: return declared(node).flatMap { typeName(ofVariable: $0, depth: depth + 1) }
        case .member:
            guard let base = node[.base] else { return nil }
            if declares(node.text) { return node.text }
            guard let owner = typeName(of: base, depth: depth + 1) else { return nil }
            guard let property = property(node.text, of: owner) else { return nil }
            return typeName(ofVariable: property, depth: depth + 1)
        case .call:
            if declares(node.text) { return node.text }
            if let receiver = node.receiver,
                ["alloc", "new", "init", "shared", "sharedInstance", "sharedManager"]
                    .contains(node.text) || node.text.hasPrefix("initWith")
                    || node.text.hasPrefix("shared")
            {
                return typeName(of: receiver, depth: depth + 1)
            }
            let results = Set(callees(of: node).map(\.result.plainTypeName))
            return results.count == 1 ? results.first.flatMap { declares($0) ? $0 : nil } : nil
        default: return nil
        }
    }

    private func typeName(ofVariable variable: CodeNode, depth: Int) -> String? {
        let type = variable.type.plainTypeName
        if declares(type) { return type }
        return variable[.value].flatMap { typeName(of: $0, depth: depth) }
    }

    /// Returns the declaration of a name: a parameter, a variable of the function, or a property of the type.
    func declared(_ name: CodeNode) -> CodeNode? {
        name.localDeclaration
            ?? name.ancestor(.type).flatMap { property(name.text, of: $0.text) }
    }
}

extension String {
    /// The name of a type without module, optionality and generic arguments.
    var plainTypeName: String {
        var name = self[...]
        while let last = name.last, "?!*".contains(last) { name = name.dropLast() }
        if let start = name.firstIndex(of: "<") { name = name[..<start] }
        if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
        return String(name)
    }
}
