import HandsetTree

/// The functions of a project's JavaScript and Dart by their names, and those that a call or a name stands for.
struct ScriptFunctions {
    let project: CodeProject
    private var byName: [String: [ScriptFunction]] = [:]
    /// The functions that files export without a name, by the files' paths.
    private var exportedByDefault: [String: [ScriptFunction]] = [:]
    let imports: ScriptImports
    private let exports: ScriptExports
    private let modules: ScriptModules

    /// The number of functions that a name may stand for if nothing says which it is.
    private static let maximumCandidateCount = 2
    /// The functions of one name that are looked at.
    private static let maximumNamesakeCount = 200
    /// The files that hand on an export to each other.
    private static let maximumExportCount = 8
    /// Methods that every object of the language has, or that are too common to follow without a type.
    private static let common: Set = [
        "map", "filter", "forEach", "then", "catch", "find", "get", "set", "push", "add", "next",
        "emit", "on", "log", "join", "split", "replace", "trim", "toString", "includes", "has",
        "delete", "keys", "values", "entries", "parse", "stringify", "slice", "concat", "call",
        "apply", "bind", "listen", "subscribe", "pipe", "show", "open", "close", "send", "init",
        "initialize", "update", "remove", "start", "stop", "dispatch", "navigate", "from", "of",
        "some", "every", "reduce", "test", "match", "create", "build", "fromJson", "toJson",
    ]

    init(_ project: CodeProject) {
        self.project = project
        modules = ScriptModules(project.files.scripts)
        imports = ScriptImports(project.files.scripts)
        exports = ScriptExports(project.files.scripts)
        for tree in project.files.scripts where tree.isScriptOfApp {
            for node in tree.nodes { add(node) }
        }
    }

    private mutating func add(_ node: CodeNode) {
        switch node.kind {
        case .function where node[.body] != nil:
            let owner = node.owner?.text
            let isConstructor = node.text == "constructor"
            let name =
                isConstructor ? owner ?? "" : node.text.split(separator: ".").last.map(String.init)
            add(node, name ?? node.text, owner)
        case .variable:
            guard let closure = node[.value].flatMap({ Self.closure(in: $0) }) else { return }
            add(closure, node.text, node.owner?.text)
        case .assignment:
            guard let closure = node[.value].flatMap({ Self.closure(in: $0) }),
                let target = node[.target]?.plain
            else { return }
            add(
                closure, target.text,
                target[.base]?.isThis == true ? node.ancestor(.type)?.text : nil)
        case .entry where !node.label.isEmpty:
            guard let closure = node[.value]?.plain, closure.kind == .closure else { return }
            add(closure, node.label, nil)
        case .other where node.words.contains("default"):
            guard let closure = node[.value].flatMap({ Self.closure(in: $0) }) else { return }
            exportedByDefault[node.tree.path, default: []].append(
                ScriptFunction(scope: closure, owner: nil))
        default: break
        }
    }

    private mutating func add(_ scope: CodeNode, _ name: String, _ owner: String?) {
        guard !name.isEmpty else { return }
        guard byName[name, default: []].count < Self.maximumNamesakeCount else { return }
        let function = ScriptFunction(scope: scope, owner: owner)
        byName[name, default: []].append(function)
        if scope.words.contains("default") {
            exportedByDefault[scope.tree.path, default: []].append(function)
        }
    }

    /// The closure that a value is, also within a hook such as `useCallback`; `nil` for others.
    private static func closure(in value: CodeNode) -> CodeNode? {
        let node = value.plain
        if node.kind == .closure { return node }
        let wrappers: Set = ["debounce", "throttle", "memo", "forwardRef", "async"]
        guard node.kind == .call,
            wrappers.contains(node.text)
                || node.text.hasPrefix("use") && node.text != "useState"
                    && node.text != "useMemo" && node.text != "useEffect"
        else { return nil }
        return node.closures.first
    }

    func named(_ name: String, in language: CodeLanguage) -> [ScriptFunction] {
        (byName[name] ?? []).filter { $0.scope.tree.language == language }
    }

    // MARK: - Calls and names

    /// Returns the functions that a call can be of.
    func callees(of call: CodeNode) -> [ScriptFunction] {
        guard call.kind == .call, !call.text.isEmpty, let function = call[.function]?.plain else {
            return []
        }
        return functions(for: function)
    }

    /// Returns the functions that a name or a member stands for, also with `.bind(this)` behind it.
    func functions(for expression: CodeNode) -> [ScriptFunction] {
        let node = expression.plain
        switch node.kind {
        case .name: return functions(forName: node)
        case .member: return functions(forMember: node)
        case .call where node.text == "bind":
            return node.receiver.map { $0.plain.kind == .call ? [] : functions(for: $0) } ?? []
        default: return []
        }
    }

    private func functions(forName node: CodeNode) -> [ScriptFunction] {
        let all = named(node.text, in: node.tree.language)
        guard !all.isEmpty || imports.name(node.text, in: node.tree) != nil else { return [] }
        if let local = node.localDeclaration {
            guard local.kind == .variable else {
                return local.kind == .binding ? imported(node.text, node, all) : []
            }
            return all.filter { $0.scope.isWithin(local) }
        }
        let type = node.ancestor(.type)?.text
        let own = all.filter { function in
            function.scope.tree === node.tree && function.isSeen(from: node)
                && (function.owner == nil || function.owner == node.text)
                || type != nil && function.owner == type && node.tree.language == .dart
        }
        return own.isEmpty ? imported(node.text, node, all) : own
    }

    /// The functions that a name stands for that its file imports.
    private func imported(_ name: String, _ node: CodeNode, _ all: [ScriptFunction])
        -> [ScriptFunction]
    {
        let free = all.filter { $0.owner == nil || $0.owner == name }
        guard node.tree.language == .javaScript else { return few(free) }
        guard let source = imports.name(name, in: node.tree) else { return [] }
        let isRenamed = !["default", "*", name].contains(source.label)
        let candidates = isRenamed ? named(source.label, in: .javaScript) : free
        let files = modules.files(of: source.module, from: node.tree.path)
        let found = candidates.filter { files.contains($0.scope.tree.path) }
        if !found.isEmpty { return few(found) }
        let handedOn = exported(source.label, by: files)
        if !handedOn.isEmpty { return few(handedOn) }
        // A module that hands on what others export; of a package nothing is known.
        return files.isEmpty ? [] : few(candidates)
    }

    /// The functions that files export under a name, also those that they take from others.
    private func exported(_ label: String, by files: Set<String>, depth: Int = 0)
        -> [ScriptFunction]
    {
        guard depth < Self.maximumExportCount else { return [] }
        return files.sorted().flatMap { file -> [ScriptFunction] in
            if let name = exports.name(label, of: file) {
                guard let module = name.module else { return own(name.label, of: file) }
                let others = modules.files(of: module, from: file).subtracting([file])
                return exported(name.label, by: others, depth: depth + 1)
            }
            if label == "default" { return exportedByDefault[file] ?? [] }
            let own = own(label, of: file)
            if !own.isEmpty { return own }
            return exports.modules(of: file).flatMap { module in
                exported(
                    label, by: modules.files(of: module, from: file).subtracting([file]),
                    depth: depth + 1)
            }
        }
    }

    private func own(_ name: String, of file: String) -> [ScriptFunction] {
        named(name, in: .javaScript).filter {
            $0.scope.tree.path == file && ($0.owner == nil || $0.owner == name)
        }
    }

    private func functions(forMember node: CodeNode) -> [ScriptFunction] {
        let all = named(node.text, in: node.tree.language)
        guard !all.isEmpty, let base = node[.base]?.plain else { return [] }
        if let type = typeName(of: base) {
            let family = project.ancestors(of: type).union([type])
            return all.filter { $0.owner.map(family.contains) ?? false }
        }
        if base.isThis || isForeign(base) { return [] }
        if base.kind == .name, isOfFile(base), let source = imports.name(base.text, in: base.tree) {
            let files = modules.files(of: source.module, from: node.tree.path)
            return files.isEmpty ? [] : few(all.filter { files.contains($0.scope.tree.path) })
        }
        return Self.common.contains(node.text) ? [] : few(all.filter { $0.owner != nil })
    }

    /// Returns true for a name that no function or block has of its own.
    private func isOfFile(_ name: CodeNode) -> Bool {
        guard let local = name.localDeclaration else { return true }
        return local.ancestor(.function, .closure, .block) == nil
    }

    /// Returns the paths of the files that a module's name in a file stands for; none for packages.
    func files(of module: String, from path: String) -> Set<String> {
        modules.files(of: module, from: path)
    }

    private func few(_ functions: [ScriptFunction]) -> [ScriptFunction] {
        functions.count <= Self.maximumCandidateCount ? functions : []
    }

    // MARK: - Types

    /// The project's type that an expression has; `nil` if it is not known.
    func typeName(of expression: CodeNode) -> String? {
        let node = expression.plain
        if node.isThis { return node.ancestor(.type)?.text }
        if node.kind == .member, node[.base]?.plain.isThis == true, let type = node.ancestor(.type)
        {
            let property =
                project.property(node.text, of: type.text) ?? parameterProperty(node.text, of: type)
            guard let property else { return nil }
            let name = property.type.plainTypeName
            if project.declares(name) { return name }
            return property[.value].flatMap { $0.plain.kind == .call ? created($0.plain) : nil }
        }
        if node.kind == .call, let type = created(node) { return type }
        return project.typeName(of: node)
    }

    /// Returns true for an object whose type is written, and is none of the project's.
    private func isForeign(_ node: CodeNode) -> Bool {
        let declaration: CodeNode? =
            switch node.kind {
            case .member where node[.base]?.isThis == true:
                node.ancestor(.type).flatMap { type in
                    project.property(node.text, of: type.text)
                        ?? parameterProperty(node.text, of: type)
                }
            case .name: project.declared(node)
            default: nil
            }
        guard let type = declaration?.type.plainTypeName, !type.isEmpty else { return false }
        return !["any", "dynamic", "object", "Object", "var", "final"].contains(type)
            && !project.declares(type)
    }

    private func created(_ call: CodeNode) -> String? {
        project.declares(call.text) ? call.text : nil
    }

    /// `constructor(private readonly service: Service)` of TypeScript.
    private func parameterProperty(_ name: String, of type: CodeNode) -> CodeNode? {
        type.members(.function).first { $0.text == "constructor" }?.all(.parameter)
            .first { $0.text == name && !$0.words.isEmpty }
    }
}

extension CodeNode {
    /// True for `this`, and `self` as many name it.
    var isThis: Bool {
        let node = plain
        return node.kind == .name && ["this", "super", "self"].contains(node.text)
    }

    /// The innermost function or closure around a node, or the file.
    var functionAround: CodeNode {
        ancestors.first { $0.kind == .function || $0.kind == .closure } ?? tree.file
    }
}
