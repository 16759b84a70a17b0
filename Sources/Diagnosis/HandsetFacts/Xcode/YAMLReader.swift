/// Reads the part of YAML that specifications of projects are written in: mappings, lists, and texts.
///
/// Texts over several lines are read to the end of their first one; anchors and their like are texts.
struct YAMLReader {
    private struct Line {
        let number: Int
        /// The blanks before it, or before what follows the dash of a list.
        let indent: Int
        let text: Substring
    }

    private var lines: [Line] = []
    private var place = 0

    /// Lists and dictionaries within each other.
    private static let maximumDepth = 64
    /// The lines of one list or dictionary in brackets.
    private static let maximumFlowLineCount = 10_000

    /// Returns the value of a file.
    ///
    /// - Parameters:
    ///   - text: The file.
    ///   - offset: The number that is added to each line's.
    /// - Returns: The value; `nil` if there is none.
    static func value(of text: ProjectText, linesFrom offset: Int = 0) -> OpenStepValue? {
        var reader = YAMLReader(text, offset)
        guard let first = reader.lines.first else { return nil }
        return reader.block(first.indent, depth: 0)
    }

    private init(_ text: ProjectText, _ offset: Int) {
        for (index, line) in text.lines.enumerated() {
            let own = Self.withoutComment(line)
            let trimmed = own.trimmed
            guard !trimmed.isEmpty, trimmed != "---", trimmed != "...", !trimmed.hasPrefix("%")
            else { continue }
            let indent = own.prefix { $0 == " " }.count
            lines.append(Line(number: offset + index + 1, indent: indent, text: trimmed))
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        guard line.contains("#") else { return line }
        var (quote, before): (Character?, Character) = (nil, " ")
        for index in line.indices {
            let sign = line[index]
            if let open = quote {
                if sign == open { quote = nil }
            } else if (sign == "\"" || sign == "'") && " [{,:-".contains(before) {
                quote = sign
            } else if sign == "#", before.isWhitespace {
                return line[..<index]
            }
            before = sign
        }
        return line
    }

    // MARK: - Blocks

    private var line: Line? { place < lines.count ? lines[place] : nil }

    private mutating func block(_ indent: Int, depth: Int) -> OpenStepValue? {
        guard depth < Self.maximumDepth, let first = line else { return nil }
        return Self.isItem(first.text)
            ? list(indent, first.number, depth: depth)
            : dictionary(indent, first.number, depth: depth)
    }

    private mutating func list(_ indent: Int, _ number: Int, depth: Int) -> OpenStepValue {
        var values: [OpenStepValue] = []
        while let line, line.indent == indent, Self.isItem(line.text) {
            let rest = line.text.dropFirst().trimmed
            guard !rest.isEmpty else {
                place += 1
                if let value = below(indent, depth: depth) { values.append(value) }
                continue
            }
            // A block of its own begins behind the dash.
            let inner = indent + line.text.count - rest.count
            if Self.isItem(rest) || Self.entry(rest) != nil {
                lines[place] = Line(number: line.number, indent: inner, text: rest)
                if let value = block(inner, depth: depth + 1) {
                    values.append(value)
                } else {
                    place += 1
                }
            } else {
                values.append(scalar(rest, line, depth: depth))
            }
            skip(deeperThan: indent)
        }
        return .list(values, line: number)
    }

    private mutating func dictionary(_ indent: Int, _ number: Int, depth: Int) -> OpenStepValue {
        var members: [String: OpenStepValue] = [:]
        while let line, line.indent == indent, !Self.isItem(line.text) {
            guard let (key, rest) = Self.entry(line.text) else {
                place += 1
                continue
            }
            if rest.isEmpty {
                place += 1
                members[key] = below(indent, depth: depth) ?? .text("", line: line.number)
            } else {
                members[key] = scalar(rest, line, depth: depth)
            }
            skip(deeperThan: indent)
        }
        return .dictionary(members, line: number)
    }

    /// The block under a key or a dash, which is deeper, or a list beside its key.
    private mutating func below(_ indent: Int, depth: Int) -> OpenStepValue? {
        guard let next = line else { return nil }
        let isBeside = next.indent == indent && Self.isItem(next.text)
        guard next.indent > indent || isBeside else { return nil }
        return block(next.indent, depth: depth + 1)
    }

    /// Passes over the rest of a text, and over what was not understood.
    private mutating func skip(deeperThan indent: Int) {
        while let line, line.indent > indent { place += 1 }
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    /// The key of a line and what is behind it; `nil` for a line without a key.
    private static func entry(_ text: Substring) -> (key: String, rest: Substring)? {
        guard let first = text.first, !"[{|>".contains(first) else { return nil }
        if first == "\"" || first == "'" {
            guard let end = text.dropFirst().firstIndex(of: first) else { return nil }
            let rest = text[text.index(after: end)...].trimmed
            guard rest.hasPrefix(":") else { return nil }
            return (
                String(text[text.index(after: text.startIndex)..<end]), rest.dropFirst().trimmed
            )
        }
        for index in text.indices where text[index] == ":" {
            let rest = text[text.index(after: index)...]
            guard rest.isEmpty || rest.first?.isWhitespace == true else { continue }
            return (String(text[..<index].trimmed), rest.trimmed)
        }
        return nil
    }

    /// The text in a line, or the list or dictionary in brackets that begins there.
    private mutating func scalar(_ text: Substring, _ line: Line, depth: Int) -> OpenStepValue {
        place += 1
        guard let first = text.first, first == "[" || first == "{" else {
            let isLong = text.hasPrefix("|") || text.hasPrefix(">")
            return .text(isLong ? "" : Self.plain(text), line: line.number)
        }
        var flow = YAMLFlow(text, at: line.number)
        var count = 0
        while !flow.isClosed, let next = self.line, count < Self.maximumFlowLineCount {
            flow.append(next.text, at: next.number)
            place += 1
            count += 1
        }
        return flow.value(depth: depth) ?? .text("", line: line.number)
    }

    /// The text without its quotes.
    static func plain(_ text: Substring) -> String {
        guard let first = text.first, first == "\"" || first == "'", text.count > 1,
            text.last == first
        else { return String(text) }
        return String(text.dropFirst().dropLast())
    }
}
