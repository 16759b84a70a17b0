/// The declarations of a Swift file that are not within another one, with the part of the file that each takes.
struct OuterDeclarations {
    /// A declaration, from its first attribute up to the next one.
    struct Item {
        /// The word that it begins with, such as `struct`, `import` or `#Preview`.
        let keyword: String
        /// The name, or of an extension the first name of what it extends; of a macro none.
        let name: String?
        let start: Int
        fileprivate(set) var end: Int
        /// The names that stand in it, its own too.
        fileprivate(set) var names: Set<String> = []
        /// The names after the colon of a type.
        fileprivate(set) var inherited: Set<String> = []
    }

    private(set) var all: [Item] = []

    private static let keywords: Set<String> = [
        "import", "class", "struct", "enum", "protocol", "actor", "extension", "typealias", "func",
        "var", "let", "#Preview",
    ]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
        "nonisolated",
    ]

    init(_ source: SourceText) {
        let tokens = SourceTokens(source).tokens
        // The number of brackets of any kind that are open.
        var depth = 0
        var start: Int?
        var isInHead = false
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{", "(", "[":
                if token.text == "{", depth == 0 { isInHead = false }
                depth += 1
            case "}", ")", "]": depth = max(0, depth - 1)
            case ":" where depth == 0: isInHead = true
            case let keyword where depth == 0 && Self.keywords.contains(keyword):
                let next = tokens.indices.contains(index + 1) ? tokens[index + 1] : nil
                // In `protocol A: class {`, the word names no class.
                guard keyword == "#Preview" || next?.isName == true else { break }
                let offset = start ?? token.offset
                if let last = all.indices.last { all[last].end = offset }
                all.append(
                    Item(
                        keyword: keyword, name: next?.isName == true ? next?.text : nil,
                        start: offset, end: source.bytes.count))
                (start, isInHead) = (nil, false)
            case let word where depth == 0 && start == nil:
                if word.hasPrefix("@") || Self.modifiers.contains(word) { start = token.offset }
            default: break
            }
            guard let last = all.indices.last, token.isName else { continue }
            all[last].names.insert(token.text)
            if isInHead, depth == 0 { all[last].inherited.insert(token.text) }
        }
    }
}
