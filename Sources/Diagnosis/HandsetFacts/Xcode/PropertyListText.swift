/// The entries of a property list in XML, with their lines.
///
/// Foundation reads property lists too, but without the places that a fact needs.
struct PropertyListText {
    /// A value with the keys that lead to it; an element of a list has those of the list.
    struct Entry {
        let keys: [String]
        let value: String
        /// The number of the line, from 0.
        let line: Int
    }

    private(set) var entries: [Entry] = []
    /// The lists and dictionaries, also empty ones, each with the line of its key, and no value.
    private(set) var containers: [Entry] = []

    /// Dictionaries and lists within each other, of which the keys are kept.
    private static let maximumDepth = 32

    init(_ text: ProjectText) {
        var (keys, key): ([String], String?) = ([], nil)
        var keyLine: Int?
        // The number of those that are deeper.
        var excess = 0
        for (index, line) in text.lines.enumerated() {
            for element in Self.elements(of: line) {
                switch element.name {
                case "key":
                    key = element.text
                    keyLine = index
                case "dict", "array":
                    if keys.count < Self.maximumDepth {
                        keys.append(key ?? "")
                        addContainer(keys, keyLine ?? index)
                    } else {
                        excess += 1
                    }
                    (key, keyLine) = (nil, nil)
                case "/dict", "/array":
                    if excess > 0 { excess -= 1 } else { _ = keys.popLast() }
                    key = nil
                case "string", "integer", "real":
                    add(element.text, key, keys, index)
                    key = nil
                case "true/", "false/", "true /", "false /":
                    add(element.name.hasPrefix("true") ? "true" : "false", key, keys, index)
                    key = nil
                case "dict/", "array/":
                    addContainer(keys + [key ?? ""], keyLine ?? index)
                    add("", key, keys, index)
                    (key, keyLine) = (nil, nil)
                default: break
                }
            }
        }
    }

    /// Takes the members of a dictionary that stand in some lines.
    init(_ value: OpenStepValue, lines: ClosedRange<Int>) {
        take(value, [], lines)
        entries.sort { $0.line < $1.line }
        containers.sort { $0.line < $1.line }
    }

    private mutating func take(
        _ value: OpenStepValue, _ keys: [String], _ lines: ClosedRange<Int>
    ) {
        let line = value.line - lines.lowerBound
        let isThere = lines.contains(value.line) && !keys.isEmpty
        switch value {
        case .text(let text, _):
            guard isThere else { return }
            entries.append(Entry(keys: keys, value: text == "yes" ? "true" : text, line: line))
        case .list(let values, _):
            if isThere { containers.append(Entry(keys: keys, value: "", line: line)) }
            for value in values { take(value, keys, lines) }
        case .dictionary(let members, _):
            if isThere { containers.append(Entry(keys: keys, value: "", line: line)) }
            guard keys.count < Self.maximumDepth else { return }
            for (key, value) in members { take(value, keys + [key], lines) }
        }
    }

    private mutating func add(_ value: String, _ key: String?, _ keys: [String], _ line: Int) {
        let path = (keys + [key ?? ""]).filter { !$0.isEmpty }
        entries.append(Entry(keys: path, value: value, line: line))
    }

    private mutating func addContainer(_ keys: [String], _ line: Int) {
        containers.append(Entry(keys: keys.filter { !$0.isEmpty }, value: "", line: line))
    }

    /// The elements of a line, each with the text behind it.
    private static func elements(of line: Substring) -> [(name: String, text: String)] {
        line.split(separator: "<").compactMap { part in
            guard let end = part.firstIndex(of: ">") else { return nil }
            let text = part[part.index(after: end)...]
            return (String(part[..<end]), unescaped(text))
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text.trimmed) }
        var result = String(text.trimmed)
        for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            result = result.split(separator: name, omittingEmptySubsequences: false)
                .joined(separator: sign)
        }
        return result
    }
}
