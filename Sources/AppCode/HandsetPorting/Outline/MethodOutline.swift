/// The types of a file with their methods, as far as a look at names and signs tells.
struct MethodOutline {
    /// The names that follow the colon of a type or of its extensions, by the type's name.
    private(set) var inherited: [String: [String]] = [:]
    private(set) var methods: [SourceMethod] = []

    private let tokens: [SourceToken]
    private var place = 0
    /// The types around the place; `nil` for other braces.
    private var scopes: [String?] = []

    private static let kinds: Set = ["actor", "class", "enum", "extension", "struct"]
    private static let modifiers: Set = [
        "final", "func", "nonisolated", "open", "override", "private", "fileprivate", "internal",
        "package",
        "public", "static", "class", "mutating", "subscript", "var", "let", "init",
    ]

    init(of source: SourceText) {
        tokens = SourceTokens(source).tokens
        while place < tokens.count { takeToken() }
    }

    private func text(at place: Int) -> String {
        tokens.indices.contains(place) ? tokens[place].text : ""
    }

    private mutating func takeToken() {
        let text = text(at: place)
        switch text {
        case "{": scopes.append(nil)
        case "}": _ = scopes.popLast()
        case "func":
            if let scope = scopes.last, let typeName = scope { takeMethod(of: typeName) }
        default:
            if Self.kinds.contains(text), self.text(at: place - 1) != "." { takeType() }
        }
        place += 1
    }

    /// Takes the head of a type, up to its brace.
    private mutating func takeType() {
        var next = place + 1
        guard tokens.indices.contains(next), tokens[next].isName,
            !Self.modifiers.contains(tokens[next].text)
        else { return }
        var name = tokens[next].text
        next += 1
        while text(at: next) == ".", tokens.indices.contains(next + 1) {
            name += "." + text(at: next + 1)
            next += 2
        }
        var list: [String] = []
        var (isList, depth) = (false, 0)
        while next < tokens.count, text(at: next) != "{" {
            let word = text(at: next)
            if ["}", ";", "func"].contains(word) { return }
            if word == "<" { depth += 1 }
            if word == ">" { depth -= 1 }
            if word == ":", depth == 0 { isList = true }
            if word == "where", depth == 0 { isList = false }
            // Of a name with a module before it, the last part counts.
            if isList, depth == 0, tokens[next].isName, text(at: next + 1) != "." {
                list.append(word)
            }
            next += 1
        }
        let outer = scopes.compactMap(\.self).last.map { $0 + "." } ?? ""
        inherited[outer + name, default: []] += list
        scopes.append(outer + name)
        place = next
    }

    private mutating func takeMethod(of typeName: String) {
        let name = place + 1
        guard tokens.indices.contains(name), tokens[name].isName else { return }
        var next = name + 1
        if text(at: next) == "<" {
            while next < tokens.count, text(at: next) != ">" { next += 1 }
            next += 1
        }
        guard text(at: next) == "(" else { return }
        let (parameters, end) = parameters(from: next)
        methods.append(
            SourceMethod(
                typeName: typeName, baseName: tokens[name].text, parameters: parameters,
                isOverride: isOverride(at: place), offset: tokens[name].offset))
        place = end
    }

    private func isOverride(at place: Int) -> Bool {
        var before = place - 1
        while before >= 0, Self.modifiers.contains(text(at: before)) {
            if text(at: before) == "override" { return true }
            before -= 1
        }
        return false
    }

    /// Returns the parameters between parentheses, and the place of the last one.
    private func parameters(from start: Int) -> (parameters: [SourceMethod.Parameter], end: Int) {
        var parameters: [SourceMethod.Parameter] = []
        var words: [String] = []
        var (place, depth) = (start, 0)
        while place < tokens.count {
            let word = text(at: place)
            if [")", "]"].contains(word) { depth -= 1 }
            if depth == 0, word == ")" || word == "}" { break }
            if depth == 1, word == "," {
                parameters += Self.parameter(words)
                words = []
            } else if depth > 0 {
                words.append(word)
            }
            if ["(", "["].contains(word) { depth += 1 }
            place += 1
        }
        return (parameters + Self.parameter(words), place)
    }

    private static func parameter(_ words: [String]) -> [SourceMethod.Parameter] {
        guard let label = words.first, let colon = words.firstIndex(of: ":") else { return [] }
        let type = words[(colon + 1)...].prefix { $0 != "=" }
            .filter { !$0.hasPrefix("@") && !["any", "sending", "inout"].contains($0) }
        return [SourceMethod.Parameter(label: label, type: type.joined())]
    }
}
