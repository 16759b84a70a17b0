/// Reads the words of a Swift file once, and notes what it needs and declares.
struct SourceOutlineReader {
    private(set) var imports: [NamedPlace] = []
    private(set) var declarations: [SourceDeclaration] = []
    private(set) var places: [String: NamedPlace] = [:]
    private(set) var members: Set<String> = []
    /// The members without a name before the dot; their type follows from their place.
    private(set) var implicitMembers: Set<String> = []
    private(set) var labels: Set<String> = []

    private let source: SourceText
    private let tokens: [SourceToken]
    /// The number of braces that are open.
    private var depth = 0
    /// The number of parentheses and brackets that are open.
    private var parentheses = 0
    private var isMain = false
    private var isPrivate = false

    private static let kinds: [String: SourceDeclaration.Kind] = [
        "class": .class, "struct": .struct, "enum": .enum, "protocol": .protocol, "actor": .actor,
        "extension": .extension, "typealias": .typealias, "func": .function, "var": .variable,
        "let": .constant,
    ]
    private static let mainAttributes = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

    init(_ source: SourceText) {
        self.source = source
        tokens = SourceTokens(source).tokens
    }

    mutating func read() {
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            switch token.text {
            case "{": depth += 1
            case "}":
                depth = max(0, depth - 1)
                parentheses = 0
            case "(", "[": parentheses += 1
            case ")", "]": parentheses = max(0, parentheses - 1)
            case "import" where depth == 0: index = takeImport(after: index)
            case "private" where depth == 0, "fileprivate" where depth == 0: isPrivate = true
            case let attribute where Self.mainAttributes.contains(attribute): isMain = true
            default:
                if token.isName || token.text.hasPrefix("#") { takeName(at: index) }
            }
            index += 1
        }
    }

    private func text(at index: Int) -> String? {
        tokens.indices.contains(index) ? tokens[index].text : nil
    }

    /// Returns the index of the last word of the import.
    private mutating func takeImport(after index: Int) -> Int {
        var index = index + 1
        if let word = text(at: index), Self.kinds[word] != nil { index += 1 }
        guard let name = tokens.indices.contains(index) ? tokens[index] : nil, name.isName else {
            return index - 1
        }
        imports.append(NamedPlace(name, in: source))
        while text(at: index + 1) == ".", tokens.indices.contains(index + 2),
            tokens[index + 2].line == name.line
        {
            index += 2
        }
        return index
    }

    private mutating func takeName(at index: Int) {
        let token = tokens[index]
        if let kind = Self.kinds[token.text], takeDeclaration(kind, at: index) { return }
        if text(at: index - 1) == "." {
            members.insert(token.text)
            if isImplicit(at: index - 2) { implicitMembers.insert(token.text) }
            return
        }
        // The label of an argument names nothing.
        if parentheses > 0, isLabel(at: index) {
            labels.insert(token.text)
        } else if places[token.text] == nil {
            places[token.text] = NamedPlace(token, in: source)
        }
    }

    /// Returns true if the word before a dot cannot have members.
    private func isImplicit(at index: Int) -> Bool {
        guard let word = text(at: index) else { return true }
        if [")", "]", "}", "?", "!", ">"].contains(word) { return false }
        return !tokens[index].isName
            || ["return", "case", "in", "else", "try", "await", "where"].contains(word)
    }

    /// Returns true before a colon, and before the name of a parameter that has one.
    private func isLabel(at index: Int) -> Bool {
        if text(at: index + 1) == ":" { return true }
        return ["(", ","].contains(text(at: index - 1)) && text(at: index + 2) == ":"
            && (name(after: index) != nil || text(at: index + 1) == "_")
    }

    /// Notes a declaration, or a member of the last one; returns false if a word begins none.
    private mutating func takeDeclaration(_ kind: SourceDeclaration.Kind, at index: Int) -> Bool {
        guard parentheses == 0, text(at: index - 1) != ".", let name = name(after: index) else {
            return false
        }
        // `class func` is a member of a class, and `: class` the old way to say `AnyObject`.
        if kind == .class, Self.kinds[name.text] != nil { return false }
        guard depth == 0 else {
            if depth == 1, let last = declarations.indices.last {
                declarations[last].members.insert(name.text)
            }
            return false
        }
        let (whole, end) = dottedName(at: index + 1)
        var declaration = SourceDeclaration(kind: kind, name: whole, line: name.line)
        if ![.function, .variable, .constant, .typealias].contains(kind) {
            declaration.inherited = inherited(from: end)
            declaration.isMain = isMain
            isMain = false
        }
        declaration.isPrivate = isPrivate
        isPrivate = false
        declarations.append(declaration)
        return true
    }

    private func name(after index: Int) -> SourceToken? {
        guard tokens.indices.contains(index + 1), tokens[index + 1].isName else { return nil }
        return tokens[index + 1]
    }

    /// Returns a name with its dots, and the index after it.
    private func dottedName(at index: Int) -> (name: String, end: Int) {
        var (name, end) = (tokens[index].text, index + 1)
        while text(at: end) == ".", let part = text(at: end + 1), tokens[end + 1].isName {
            name += "." + part
            end += 2
        }
        return (name, end)
    }

    /// Returns the names after the colon of a type, up to its brace or its conditions.
    private func inherited(from index: Int) -> [String] {
        var (index, angles, isAfterColon) = (index, 0, false)
        var names: [String] = []
        while let word = text(at: index), word != "{", word != "where" {
            switch word {
            case "<": angles += 1
            case ">": angles -= 1
            case ":" where angles == 0: isAfterColon = true
            case _ where isAfterColon && angles == 0 && tokens[index].isName:
                let (name, end) = dottedName(at: index)
                names.append(name)
                index = end - 1
            default: break
            }
            index += 1
        }
        return names
    }
}
