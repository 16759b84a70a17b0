import HandsetPorting
import HandsetTree

/// The code of a project with its types and methods, by which one file is read in the light of the others.
///
/// A question by a name parses the files that may have it. ``trees``, ``types`` and ``methods`` parse all
/// files: they cost the time that the others save.
struct CodeProject {
    let files: CodeFiles
    /// The names of the project's own modules: the folders below `Sources`, and those of frameworks.
    let modules: Set<String>
    let memory = CodeMemory()

    /// The names that are looked at for the ancestors of a type.
    private static let maximumAncestorCount = 500
    /// Functions whose names are words of the language.
    private static let wordsAsNames: Set = ["init", "subscript", "deinit"]

    init(_ files: CodeFiles) {
        self.files = files
        modules = Set(
            files.paths.flatMap { path -> [String] in
                let parts = path.split(separator: "/").map(String.init)
                return zip(parts, parts.dropFirst()).filter { $0.0 == "Sources" }.map(\.1)
            })
    }

    var constants: CodeConstants { CodeConstants(project: self) }

    // MARK: - All files

    var trees: [CodeTree] { files.all }

    var types: [CodeType] {
        trees.flatMap { $0.nodes.filter { $0.kind == .type }.map { CodeType(node: $0) } }
    }

    var methods: [CodeMethod] { trees.flatMap { $0.nodes.compactMap { CodeMethod($0) } } }

    // MARK: - Methods

    /// Returns the methods with a name, without their labels, also the accessors of properties.
    func methods(named baseName: String) -> [CodeMethod] {
        memory.value(\.methods, baseName) {
            files.trees(with: baseName, Self.use(ofMethod: baseName, orProperty: true))
                .flatMap { $0.nodes(named: baseName) }.flatMap { CodeMethod.all(at: $0) }
        }
    }

    func methods(named baseNames: Set<String>) -> [CodeMethod] {
        ordered(baseNames.flatMap { methods(named: $0) }, by: \.node)
    }

    /// Returns the methods of a type and its extensions.
    func methods(ofType name: String) -> [CodeMethod] {
        memory.value(\.methodsOfTypes, name) {
            types(named: name).flatMap { CodeMethod.all(in: $0.node) }
        }
    }

    /// Returns the functions and methods with a name, without the accessors of properties.
    func functions(named name: String) -> [CodeMethod] {
        memory.value(\.functions, name) {
            files.trees(with: name, Self.use(ofMethod: name, orProperty: false))
                .flatMap { $0.nodes(named: name) }.flatMap { CodeMethod.all(at: $0) }
                .filter { !$0.isProperty }
        }
    }

    /// Returns the methods with a name that a type has, or one of those that it inherits.
    func methods(named name: String, ofFamilyOf type: String) -> [CodeMethod] {
        memory.value(\.families, CodeMember(type: type, name: name)) {
            guard files.has(name, Self.use(ofMethod: name, orProperty: true)) else { return [] }
            return methods(named: name, ofTypes: ancestors(of: type).union([type]))
        }
    }

    /// Returns the methods with a name that some types have.
    func methods(named name: String, ofTypes types: Set<String>) -> [CodeMethod] {
        files.trees(
            with: name, Self.use(ofMethod: name, orProperty: true),
            andAnyOf: types.map { ($0, .type) }
        ).flatMap { $0.nodes(named: name) }.flatMap { CodeMethod.all(at: $0) }
            .filter { $0.typeName.map(types.contains) ?? false }
    }

    private static func use(ofMethod name: String, orProperty: Bool) -> WordUse {
        wordsAsNames.contains(name) ? [] : orProperty ? [.function, .value] : .function
    }

    // MARK: - Uses and properties

    /// Returns the names, members and calls with a text.
    func uses(of name: String) -> [CodeNode] {
        memory.value(\.uses, name) { Self.uses(of: name, in: files.trees(with: name, .used)) }
    }

    /// Returns the names, members and calls with a text that are given a value.
    func targets(named name: String) -> [CodeNode] {
        Self.uses(of: name, in: files.trees(with: name, .target))
    }

    /// Returns the calls with a text, and the names and members of which another member is asked for.
    func bases(named name: String) -> [CodeNode] {
        memory.value(\.bases, name) { Self.uses(of: name, in: files.trees(with: name, .base)) }
    }

    /// Returns the names, members and calls with a text in files that have another name, too.
    func uses(of name: String, _ use: WordUse = .used, besidesAnyOf others: some Sequence<String>)
        -> [CodeNode]
    {
        Self.uses(of: name, in: files.trees(with: name, use, andAnyOf: others.map { ($0, []) }))
    }

    /// Returns the names, members and calls with a text in JavaScript and Dart.
    func scriptUses(of name: String) -> [CodeNode] {
        Self.uses(of: name, in: files.scripts(with: name))
    }

    /// Returns the names, members and calls with a text in the files that are parsed so far.
    func parsedUses(of name: String) -> [CodeNode] { Self.uses(of: name, in: files.parsed) }

    private static func uses(of name: String, in trees: [CodeTree]) -> [CodeNode] {
        trees.flatMap { tree in
            tree.nodes(named: name).filter {
                $0.kind == .name || $0.kind == .member || $0.kind == .call
            }
        }
    }

    func properties(named name: String) -> [CodeNode] {
        memory.value(\.properties, name) {
            files.trees(with: name, .value).flatMap { $0.nodes(named: name) }.filter {
                $0.kind == .variable && $0.owner != nil
            }
        }
    }

    /// Returns a property of a type, also of those that it inherits; `nil` if it has none.
    func property(_ name: String, of type: String) -> CodeNode? {
        memory.value(\.propertiesOfTypes, CodeMember(type: type, name: name)) {
            guard files.has(name, .value) else { return nil }
            return property(name, ofAny: [type]) ?? property(name, ofAny: ancestors(of: type))
        }
    }

    private func property(_ name: String, ofAny types: Set<String>) -> CodeNode? {
        guard !types.isEmpty else { return nil }
        return files.trees(with: name, .value, andAnyOf: types.map { ($0, .type) })
            .lazy.flatMap { $0.nodes(named: name) }.first {
                $0.kind == .variable && $0.owner.map { types.contains($0.text) } ?? false
            }
    }

    /// Returns the first variable with a name that is in no type and no function; `nil` if there is none.
    func global(_ name: String) -> CodeNode? {
        files.trees(with: name, .value).lazy.flatMap { $0.nodes(named: name) }.first {
            $0.kind == .variable && $0.parent == $0.tree.file
        }
    }

    // MARK: - Types

    /// Returns the declarations of a type and its extensions.
    func types(named name: String) -> [CodeType] {
        memory.value(\.types, name) { types(named: name, .type) }
    }

    /// Returns the types and extensions with a name in files of Swift, which have the name of the type around it, too.
    func swiftTypes(named name: String, in outer: String?, _ use: WordUse) -> [CodeNode] {
        let trees =
            outer.map { files.trees(with: name, use, andAnyOf: [($0, .type)]) }
            ?? files.trees(with: name, use)
        return trees.filter { $0.language == .swift }.flatMap { $0.nodes(named: name) }
            .filter { $0.kind == .type }
    }

    private func types(named name: String, _ use: WordUse) -> [CodeType] {
        files.trees(with: name, use).flatMap { $0.nodes(named: name) }
            .filter { $0.kind == .type }.map { CodeType(node: $0) }
    }

    /// Returns the declarations and extensions of some types, in the order of the source.
    func types(named names: Set<String>) -> [CodeType] {
        ordered(names.flatMap { types(named: $0) }, by: \.node)
    }

    /// Returns the names that a type inherits or conforms to, also by an extension and by its superclasses.
    func ancestors(of name: String) -> Set<String> {
        memory.value(\.ancestors, name) {
            var (found, waiting): (Set<String>, [String]) = ([], [name])
            while let next = waiting.popLast(), found.count < Self.maximumAncestorCount {
                for name in inherited(by: next) where found.insert(name).inserted {
                    waiting.append(name)
                }
            }
            return found
        }
    }

    private func inherited(by name: String) -> Set<String> {
        memory.value(\.inherited, name) {
            Set(types(named: name, .heir).flatMap(\.inherited))
        }
    }

    /// Returns true for a type that the project declares, and does not only extend.
    func declares(_ typeName: String) -> Bool {
        memory.value(\.declared, typeName) {
            files.contains(typeName, .declaredType) { tree in
                tree.nodes(named: typeName).contains {
                    $0.kind == .type && $0.type != "extension"
                }
            }
        }
    }

    /// Returns true for a type that the project declares or extends.
    func hasTypes(named name: String) -> Bool {
        memory.value(\.known, name) {
            files.contains(name, .type) { $0.nodes(named: name).contains { $0.kind == .type } }
        }
    }

    func isProtocol(_ name: String) -> Bool {
        types(named: name, .protocolName).contains { $0.keyword == "protocol" }
    }

    /// The types that the application's delegate is, by the protocol or by its usual superclasses.
    var applicationDelegates: Set<String> {
        if let known = memory.applicationDelegates { return known }
        let found = heirs(of: ApplicationDelegateNames.all)
        memory.applicationDelegates = found
        return found
    }

    /// Returns the types that inherit or conform to one of some names, also by their superclasses.
    func heirs(of bases: Set<String>) -> Set<String> {
        var (found, waiting): (Set<String>, [String]) = ([], Array(bases))
        while let next = waiting.popLast() {
            for type in types(inheriting: next) where found.insert(type.name).inserted {
                waiting.append(type.name)
            }
        }
        return found
    }

    /// The types that start a SwiftUI app.
    var swiftUIApps: Set<String> {
        Set(types(inheriting: "App").filter { $0.keyword == "struct" }.map(\.name))
    }

    /// The method whose body holds a node; `nil` outside of methods.
    func method(around node: CodeNode) -> CodeMethod? {
        node.ancestors.first { $0.kind == .function }.flatMap { CodeMethod($0) }
    }

    /// Returns things in the order of their files, and of their nodes in these.
    func ordered<Thing>(_ things: [Thing], by node: KeyPath<Thing, CodeNode>) -> [Thing] {
        things.sorted {
            let (first, second) = ($0[keyPath: node], $1[keyPath: node])
            return first.tree === second.tree
                ? first.index < second.index : first.tree.path < second.tree.path
        }
    }
}

extension CodeProject {
    /// Returns true if the way without a value, from a line of a method on, keeps something.
    func keepsOtherwise(after line: Int, in method: CodeMethod) -> Bool {
        memory.value(\.linesOfKeeping, method.node) { method.lastLineOfKeepingOtherwise }
            .map { $0 >= line } ?? false
    }
}
