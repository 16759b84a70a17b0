import HandsetTree

/// Follows the types of a project that can be decoded, as far as somebody asks for them.
///
/// A type is followed through all files; two declarations of one name, such as those of two targets, count as one
/// only if they are alike.
struct DecodedTypeReader {
    let project: CodeProject
    private(set) var types = DecodedTypes()
    private var numbers: [Key: Int] = [:]

    private static let maximumCount = 500
    private static let maximumDepth = 40
    private static let maximumStepCount = 20_000
    private var stepCount = 0

    /// A name, and which of the declarations of that name it is.
    private struct Key: Hashable {
        let name: String
        let number: Int
    }

    init(_ project: CodeProject) { self.project = project }

    /// Finds out if the project extends the containers of values.
    mutating func noteContainers() {
        types.changesDecoding = [
            "KeyedDecodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer",
            "KeyedDecodingContainerProtocol",
        ].contains { !parts($0).isEmpty }
    }

    // MARK: - Names

    /// The declarations of a name, without extensions.
    func declared(_ name: String) -> [CodeNode] {
        nodes(name, .declaredType).filter { $0.type != "extension" }
    }

    func parts(_ name: String) -> [CodeNode] { nodes(name, .type) }

    private func nodes(_ name: String, _ use: WordUse) -> [CodeNode] {
        let names = name.split(separator: ".").map(String.init)
        guard let last = names.last else { return [] }
        return project.swiftTypes(named: last, in: names.dropLast().last, use)
            .filter { $0.fullTypeName == name }
    }

    /// Returns the full name that a name stands for within a type; `nil` if the project does not declare it.
    func resolved(_ name: String, in scope: String) -> String? {
        var scope = scope[...]
        while true {
            let full = scope.isEmpty ? name : "\(scope).\(name)"
            if !declared(full).isEmpty { return full }
            guard !scope.isEmpty else { break }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
        // A name with its module before it.
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let rest = String(name[name.index(after: dot)...])
        return declared(rest).isEmpty ? nil : rest
    }

    // MARK: - Types

    /// Returns the type that a text means within a type of the project.
    mutating func type(_ text: String, in scope: String) -> DecodedType {
        type(TypeText(text), text, in: scope, depth: 0)
    }

    private mutating func type(
        _ type: TypeText, _ text: String, in scope: String, depth: Int
    ) -> DecodedType {
        stepCount += 1
        guard depth < Self.maximumDepth, stepCount < Self.maximumStepCount else {
            return .unknown(text)
        }
        switch type {
        case .other: return .unknown(text)
        case .optional(let inner):
            return .optional(self.type(inner, text, in: scope, depth: depth + 1))
        case .list(let inner):
            return .list(self.type(inner, text, in: scope, depth: depth + 1))
        case .dictionary(let key, let value):
            return dictionary(key, value, text, in: scope, depth: depth + 1)
        case .name(let name, let arguments):
            if let full = resolved(name, in: scope) {
                guard arguments.isEmpty else { return .unknown(text) }
                return declaredType(full, text, depth: depth + 1)
            }
            return foreign(name, arguments, text, in: scope, depth: depth + 1)
        }
    }

    private mutating func dictionary(
        _ key: TypeText, _ value: TypeText, _ text: String, in scope: String, depth: Int
    ) -> DecodedType {
        let key = type(key, text, in: scope, depth: depth)
        let value = type(value, text, in: scope, depth: depth)
        switch key {
        case .string: return .dictionary(value)
        case .integer(.int): return .numbered(.int, value)
        case .declared(let number):
            let parts = types[number].map { self.parts($0.name) } ?? []
            let isKey = parts.contains { part in
                part.all(.inherited).contains { $0.text == "CodingKeyRepresentable" }
            }
            return isKey ? .unknown(text) : .pairs(key, value)
        case .unknown: return .unknown(text)
        default: return .pairs(key, value)
        }
    }

    private mutating func foreign(
        _ name: String, _ arguments: [TypeText], _ text: String, in scope: String, depth: Int
    ) -> DecodedType {
        let name = name.split(separator: ".").last.map(String.init) ?? name
        switch (name, arguments.count) {
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1):
            return .list(type(arguments[0], text, in: scope, depth: depth))
        case ("Optional", 1):
            return .optional(type(arguments[0], text, in: scope, depth: depth))
        case ("Dictionary", 2):
            return dictionary(arguments[0], arguments[1], text, in: scope, depth: depth)
        case ("ClosedRange", 1), ("Range", 1):
            return .range(
                type(arguments[0], text, in: scope, depth: depth), isClosed: name == "ClosedRange")
        case (_, 0): return Self.foundation[name] ?? .unknown(text)
        default: return .unknown(text)
        }
    }

    private static let foundation: [String: DecodedType] = {
        var types: [String: DecodedType] = [
            "String": .string, "Bool": .boolean, "Double": .double, "TimeInterval": .double,
            "CGFloat": .double, "Float64": .double, "Float": .float, "Float32": .float,
            "Decimal": .decimal, "Date": .date, "Data": .data, "URL": .url, "UUID": .uuid,
        ]
        for width in DecodedType.IntegerWidth.allCases { types[width.rawValue] = .integer(width) }
        return types
    }()

    /// Returns the type of a declaration, following its other names.
    private mutating func declaredType(_ full: String, _ text: String, depth: Int) -> DecodedType {
        let declared = declared(full)
        guard let first = declared.first else { return .unknown(text) }
        if first.type == "typealias" {
            guard declared.count == 1, !first.label.isEmpty, first.parent?.type != "protocol" else {
                return .unknown(text)
            }
            let scope = first.owner?.fullTypeName ?? ""
            return type(TypeText(first.label), first.label, in: scope, depth: depth)
        }
        return declaration(full, 0).map { .declared($0) } ?? .unknown(text)
    }

    /// Returns the number of one of the declarations of a name.
    mutating func declaration(_ full: String, _ number: Int) -> Int? {
        let key = Key(name: full, number: number)
        if let known = numbers[key] { return known }
        let declared = declared(full)
        guard declared.indices.contains(number), types.declarations.count < Self.maximumCount else {
            return nil
        }
        let node = declared[number]
        let index = types.declarations.count
        numbers[key] = index
        // A type may have itself within it.
        types.declarations.append(
            DecodedDeclaration(full, .unknown("it holds itself"), false, at: node))
        var reader = DeclarationReader(name: full, node: node, parts: parts(full), types: self)
        var read = reader.declaration
        self = reader.types
        // Another target may have another type of this name.
        if declared.count > 1, number == 0 {
            let others = (1..<declared.count).compactMap { declaration(full, $0) }
            let isAlike = others.allSatisfy { types[$0]?.isLike(read) ?? false }
            if !isAlike {
                read = DecodedDeclaration(
                    full, .unknown(DecodedTypes.severalTimes), false, at: node)
            }
        }
        types.declarations[index] = read
        return index
    }
}

extension CodeNode {
    /// The name of a type, or of the type that an extension is of, with those of the types around it.
    var fullTypeName: String {
        let own = type == "extension" && !label.isEmpty ? label : text
        var names = [own]
        for node in ancestors where node.kind == .type {
            names.append(node.type == "extension" && !node.label.isEmpty ? node.label : node.text)
        }
        return names.reversed().joined(separator: ".")
    }
}
