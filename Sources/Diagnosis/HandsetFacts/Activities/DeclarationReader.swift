import HandsetTree

/// Reads how a type of the project is decoded: by its own initialiser, or by the one that Swift makes.
struct DeclarationReader {
    let name: String
    let node: CodeNode
    /// The declarations and extensions of the name.
    let parts: [CodeNode]
    var types: DecodedTypeReader

    /// The parts that belong to this declaration: itself and the extensions.
    private var own: [CodeNode] { parts.filter { $0 == node || $0.type == "extension" } }

    private func members(_ kind: CodeKind) -> [CodeNode] { own.flatMap { $0.members(kind) } }

    private var inherited: [String] { own.flatMap { $0.all(.inherited) }.map(\.text) }

    var declaration: DecodedDeclaration {
        mutating get {
            if let initializer = ownInitializer {
                var reader = OwnDecoderReader(name: name, types: types)
                let (form, isFollowed) = reader.read(initializer)
                types = reader.types
                return DecodedDeclaration(name, form, isFollowed, at: node)
            }
            return DecodedDeclaration(name, synthesized, at: node)
        }
    }

    /// `init(from decoder: Decoder)`.
    private var ownInitializer: CodeMethod? {
        members(.function).compactMap(CodeMethod.init).first { method in
            method.name == "init(from:)"
                && method.parameters.first?.type.plainTypeName == "Decoder"
        }
    }

    private var synthesized: DecodedDeclaration.Form {
        mutating get {
            switch node.type {
            case "struct": members
            case "class", "actor":
                // A class that inherits another decodes that one as well.
                if node.all(.inherited).contains(where: {
                    types.resolved($0.text, in: name).map(isClass) ?? false
                }) {
                    .unknown("it inherits another class")
                } else {
                    members
                }
            case "enum": enumeration
            default: .unknown("it is no type that is decoded")
            }
        }
    }

    private func isClass(_ name: String) -> Bool {
        types.declared(name).contains { $0.type == "class" }
    }

    // MARK: - Structures

    private var members: DecodedDeclaration.Form {
        mutating get {
            if let raw = rawValueType { return .same(raw) }
            var keys: [String: CodeNode]?
            switch codingKeys(of: "CodingKeys") {
            case .some(.some(let found)): keys = found
            case .some(.none): return .unknown("its coding keys are not followed")
            case .none: break
            }
            var properties: [DecodedDeclaration.Property] = []
            for property in node.members(.variable) where property.isStoredProperty {
                guard !property.text.isEmpty else { return .unknown("a property has no name") }
                // `let a = 1` keeps its value.
                if property.words.contains("let"), property[.value] != nil { continue }
                if let keys, keys[property.text] == nil { continue }
                let type = type(of: property)
                let key = keys?[property.text]
                let place = property
                // Under `#if` it may not be there.
                let isConditional = property.parent?.kind == .compiledBranch
                properties.append(
                    DecodedDeclaration.Property(
                        key: key.map { $0[.value]?.string ?? $0.text } ?? property.text,
                        name: property.text, type: type,
                        isOptional: type.isOptional || isConditional || isWrapped(property),
                        takesAll: isConditional || isWrapped(property),
                        place: AppFact.Place(file: place.tree.path, line: place.line),
                        text: place.tree.lines.excerpt(of: place.line)))
            }
            return .members(properties)
        }
    }

    /// The type of `rawValue` of a structure that is decoded by it, such as a set of options.
    private var rawValueType: DecodedType? {
        mutating get {
            guard inherited.contains(where: { $0 == "OptionSet" || $0 == "RawRepresentable" }),
                let property = members(.variable).first(where: { $0.text == "rawValue" })
            else { return nil }
            return types.type(property.type, in: name)
        }
    }

    /// Returns true for a property in a wrapper, which may decode in another way.
    private func isWrapped(_ property: CodeNode) -> Bool {
        property.words.contains { word in
            word.hasPrefix("@") && !Self.plainAttributes.contains { word.hasPrefix($0) }
        }
    }

    private static let plainAttributes = [
        "@available", "@objc", "@MainActor", "@usableFromInline", "@nonobjc",
    ]

    private mutating func type(of property: CodeNode) -> DecodedType {
        if property.words.contains("lazy") { return .unknown("lazy \(property.text)") }
        if isWrapped(property) {
            return .unknown(property.words.first { $0.hasPrefix("@") } ?? property.type)
        }
        if !property.type.isEmpty { return types.type(property.type, in: name) }
        guard let value = property[.value] else { return .unknown(property.text) }
        switch value.kind {
        case .string, .interpolation: return .string
        case .boolean: return .boolean
        case .number:
            let isInteger = value.text.allSatisfy { $0.isHexDigit || "_xob".contains($0) }
            return isInteger ? .integer(.int) : .double
        case .call where value.text.first?.isUppercase == true:
            return types.type(value[.function]?.names.joined(separator: ".") ?? "", in: name)
        default: return .unknown(property.text)
        }
    }

    // MARK: - Keys

    /// Returns the cases of an enumeration of keys by their names; `nil` if there is none, `.some(nil)` if it is not
    /// followed.
    private func codingKeys(of name: String) -> [String: CodeNode]?? {
        guard let keys = members(.type).first(where: { $0.text == name }) else { return nil }
        guard keys.type == "enum" else { return .some(nil) }
        return Dictionary(
            keys.members(.enumCase).map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Enumerations

    private var enumeration: DecodedDeclaration.Form {
        mutating get {
            let cases = node.members(.enumCase)
            for base in node.all(.inherited).prefix(1) {
                switch types.type(base.text, in: name) {
                case .string:
                    return .texts(cases.map { $0[.value]?.string ?? $0.text })
                case .integer(let width):
                    return integers(cases, width)
                case .double, .float: return .unknown("its raw values are no integers")
                default: break
                }
            }
            if inherited.contains("RawRepresentable") {
                return .unknown("it has its own raw values")
            }
            return self.cases(cases)
        }
    }

    private func integers(
        _ cases: [CodeNode], _ width: DecodedType.IntegerWidth
    ) -> DecodedDeclaration.Form {
        var (values, next): ([Int64], Int64) = ([], 0)
        for node in cases {
            if let raw = node[.value] {
                guard let value = raw.integerLiteral else {
                    return .unknown("a raw value is not followed")
                }
                next = value
            }
            values.append(next)
            next = next == .max ? next : next + 1
        }
        return .integers(width, values)
    }

    private mutating func cases(_ cases: [CodeNode]) -> DecodedDeclaration.Form {
        var names: [String: CodeNode]?
        switch codingKeys(of: "CodingKeys") {
        case .some(.some(let found)): names = found
        case .some(.none): return .unknown("its coding keys are not followed")
        case .none: break
        }
        var found: [DecodedDeclaration.Case] = []
        for node in cases {
            guard names == nil || names?[node.text] != nil else { continue }
            let prefix = node.text.prefix(1).uppercased() + node.text.dropFirst()
            var keys: [String: CodeNode]?
            switch codingKeys(of: prefix + "CodingKeys") {
            case .some(.some(let found)): keys = found
            case .some(.none): return .unknown("its coding keys are not followed")
            case .none: break
            }
            var properties: [DecodedDeclaration.Property] = []
            for (index, parameter) in node.all(.parameter).enumerated() {
                let label = parameter.label == "_" ? "_\(index)" : parameter.label
                if let keys, keys[label] == nil { continue }
                let type = types.type(parameter.type, in: name)
                let key = keys?[label].map { $0[.value]?.string ?? $0.text } ?? label
                properties.append(
                    DecodedDeclaration.Property(
                        key: key, name: label, type: type,
                        isOptional: type.isOptional,
                        place: AppFact.Place(file: node.tree.path, line: node.line),
                        text: node.tree.lines.excerpt(of: node.line)))
            }
            let key = names?[node.text].map { $0[.value]?.string ?? $0.text } ?? node.text
            found.append(DecodedDeclaration.Case(key: key, properties: properties))
        }
        return .cases(found)
    }
}

extension CodeNode {
    /// True for a property of each value that keeps what it is given.
    var isStoredProperty: Bool {
        !words.contains("static") && !words.contains("class")
            && all(.accessor).allSatisfy { ["willSet", "didSet"].contains($0.text) }
    }

    /// The number of an integer that is written out; `nil` for others.
    var integerLiteral: Int64? {
        if kind == .operation, text == "-", let operand = children.first(where: { _ in true }) {
            return operand.integerLiteral.flatMap { $0 == .min ? nil : -$0 }
        }
        guard kind == .number else { return nil }
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
            return Int64(digits.dropFirst(2), radix: radix)
        }
        return Int64(digits)
    }
}
