/// Reads the types, properties and methods of a Swift file.
struct SwiftOutline {
    private(set) var types: [CodeType] = []
    private(set) var methods: [CodeMethod] = []
    private(set) var globals: [CodeType.Property] = []

    private let file: CodeFile
    private let index: Int

    private static let kinds: Set = ["actor", "class", "enum", "extension", "struct", "protocol"]
    private static let modifiers: Set = [
        "final", "nonisolated", "open", "override", "private", "fileprivate", "internal", "package",
        "public", "static", "class", "mutating", "lazy", "weak", "unowned", "required",
        "convenience", "isolated", "dynamic", "optional",
    ]

    init(_ file: CodeFile, index: Int) {
        self.file = file
        self.index = index
        read(file.tokens.indices, in: nil)
    }

    private mutating func read(_ range: Range<Int>, in type: Int?) {
        var place = range.lowerBound
        while place < range.upperBound {
            let text = file.text(place)
            guard file.tokens[place].kind != .string else {
                place += 1
                continue
            }
            switch text {
            case "func": place = takeMethod(at: place, in: type) ?? place + 1
            case "init", "deinit":
                place = (type == nil ? nil : takeMethod(at: place - 1, in: type)) ?? place + 1
            case "var", "let":
                place = takeProperty(at: place, in: type, upTo: range.upperBound) ?? place + 1
            case _
            where Self.kinds.contains(text) && !file.has(".", at: place - 1)
                && file.isName(place + 1) && !Self.modifiers.contains(file.text(place + 1))
                && !["func", "var", "let", "subscript"].contains(file.text(place + 1)):
                place = takeType(at: place, in: type) ?? place + 1
            case "{": place = (file.closing(place) ?? place) + 1
            default: place += 1
            }
        }
    }

    /// The words before a declaration, such as `@main`, `override` and `static`.
    private func attributes(before place: Int) -> [String] {
        var words: [String] = []
        var place = place - 1
        while place >= 0 {
            if file.has(")", at: place), let start = file.opening(place), file.isName(start - 1) {
                place = start - 1
            }
            let text = file.text(place)
            guard text.hasPrefix("@") || Self.modifiers.contains(text) else { break }
            words.append(text)
            place -= 1
        }
        return words
    }

    private mutating func takeType(at start: Int, in outer: Int?) -> Int? {
        var (place, name) = (start + 2, file.text(start + 1))
        while file.has(".", at: place), file.isName(place + 1) {
            name = file.text(place + 1)
            place += 2
        }
        var (inherited, depth, isList) = ([String](), 0, false)
        while place < file.tokens.count, !file.has("{", at: place) {
            let text = file.text(place)
            if ["}", ";"].contains(text) { return nil }
            if text == "<" { depth += 1 }
            if text == ">" { depth -= 1 }
            if text == ":", depth == 0 { isList = true }
            if text == "where", depth == 0 { isList = false }
            // Of a name with a module before it, the last part counts.
            if isList, depth == 0, file.isName(place), !file.has(".", at: place + 1),
                !text.hasPrefix("@")
            {
                inherited.append(text)
            }
            place += 1
        }
        guard let end = file.closing(place) else { return nil }
        let words = attributes(before: start)
        types.append(
            CodeType(
                name: name, kind: file.text(start), inherited: inherited, file: index,
                line: file.line(start + 1),
                isMain: words.contains {
                    ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains($0)
                },
                body: place + 1..<end))
        read(place + 1..<end, in: types.count - 1)
        return end + 1
    }

    /// `start` is the index before the name, of `func`.
    private mutating func takeMethod(at start: Int, in type: Int?) -> Int? {
        let name = start + 1
        var place = name + 1
        if file.has("?", at: place) || file.has("!", at: place) { place += 1 }
        if file.has("<", at: place) {
            while place < file.tokens.count, !file.has(">", at: place) { place += 1 }
            place += 1
        }
        guard file.has("(", at: place), let end = file.closing(place) else {
            guard file.has("deinit", at: name), file.has("{", at: place) else { return nil }
            return file.closing(place).map { $0 + 1 }
        }
        let parameters = parameters(in: place + 1..<end)
        place = end + 1
        var isAsync = false
        var result = ""
        while place < file.tokens.count, !file.has("{", at: place) {
            let text = file.text(place)
            if ["}", "func", "var", "let", "init", "@objc"].contains(text) { return nil }
            if text == "async" { isAsync = true }
            if !["async", "throws", "rethrows"].contains(text) { result += text }
            place += 1
        }
        guard let last = file.closing(place) else { return nil }
        var method = CodeMethod(
            typeName: type.map { types[$0].name }, baseName: file.text(name),
            parameters: parameters, file: index, body: place + 1..<last, line: file.line(name))
        method.isAsync = isAsync
        method.result = result.hasPrefix("->") ? String(result.dropFirst(2)) : ""
        methods.append(method)
        return last + 1
    }

    private func parameters(in range: Range<Int>) -> [CodeMethod.Parameter] {
        parts(of: range).compactMap { part in
            guard let colon = part.first(where: { file.has(":", at: $0) }) else { return nil }
            let names = (part.lowerBound..<colon).filter {
                file.isName($0) && !file.text($0).hasPrefix("@")
            }.map { file.text($0) }
            guard let label = names.first, let name = names.last else { return nil }
            let end = part.first { $0 > colon && file.has("=", at: $0) } ?? part.upperBound
            let type = (colon + 1..<end).map { file.text($0) }.filter {
                !$0.hasPrefix("@") && !["any", "sending", "inout"].contains($0)
            }
            return CodeMethod.Parameter(label: label, name: name, type: type.joined())
        }
    }

    /// The parts between commas that are in no inner brackets.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        var (parts, start, place) = ([Range<Int>](), range.lowerBound, range.lowerBound)
        var angles = 0
        while place < range.upperBound {
            if file.has("<", at: place) { angles += 1 }
            if file.has(">", at: place), !file.has("-", at: place - 1) {
                angles = max(0, angles - 1)
            }
            if file.has(",", at: place), angles == 0 {
                parts.append(start..<place)
                start = place + 1
            }
            if "([{".contains(file.text(place)), let end = file.closing(place) { place = end }
            place += 1
        }
        return start < range.upperBound ? parts + [start..<range.upperBound] : parts
    }

    private mutating func takeProperty(at start: Int, in type: Int?, upTo end: Int) -> Int? {
        guard file.isName(start + 1) else { return nil }
        var place = start + 2
        var words: [String] = []
        if file.has(":", at: place) {
            place += 1
            var depth = 0
            while place < end {
                let text = file.text(place)
                if depth == 0,
                    [
                        "=", "{", "}", ";", "func", "var", "let", "init", "private", "static",
                        "public",
                    ]
                    .contains(text) || text.hasPrefix("@")
                        || file.line(place) > file.line(place - 1) && file.isName(place)
                {
                    break
                }
                if "([<".contains(text) { depth += 1 }
                if ")]>".contains(text), !file.has("-", at: place - 1) { depth -= 1 }
                words.append(text)
                place += 1
            }
        }
        let attributes = attributes(before: start)
        var value = place..<place
        if file.has("=", at: place) {
            let first = place + 1
            place = endOfValue(from: first, upTo: end)
            value = first..<place
        }
        let property = CodeType.Property(
            name: file.text(start + 1), type: words.joined(), value: value,
            isStatic: attributes.contains("static") || attributes.contains("class"),
            attributes: attributes, line: file.line(start + 1))
        if let type { types[type].properties.append(property) } else { globals.append(property) }
        // A computed property, or one with observers.
        if file.has("{", at: place), let last = file.closing(place) {
            var getter = CodeMethod(
                typeName: type.map { types[$0].name }, baseName: property.name, parameters: [],
                file: index, body: place + 1..<last, line: property.line)
            getter.isProperty = true
            methods.append(getter)
            return last + 1
        }
        return place
    }

    /// Returns the index after a value, which ends with its line unless a sign goes on.
    private func endOfValue(from start: Int, upTo end: Int) -> Int {
        var place = start
        while place < end {
            if "([{".contains(file.text(place)), file.tokens[place].kind == .sign,
                let last = file.closing(place)
            {
                place = last + 1
            } else {
                place += 1
            }
            guard place < end else { break }
            if file.has("}", at: place) || file.has(";", at: place) { break }
            guard file.line(place) > file.line(place - 1) else { continue }
            let next = file.text(place)
            let isContinued =
                [".", "?", ":", "+", "|", "&", ",", "="].contains(next)
                || [",", "=", "?", "+", "|", "&", ":"].contains(file.text(place - 1))
            if !isContinued { break }
        }
        return min(place, end)
    }
}
