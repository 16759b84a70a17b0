/// The words of a line of bash without expansions.
struct SimpleLineWords {
    /// A command of the line, up to what ends it.
    struct Command {
        fileprivate(set) var words: [String] = []
        /// The redirections, without blanks.
        fileprivate(set) var redirections: [String] = []
        /// `;`, `&&`, `|`, or nothing at the end of the line.
        fileprivate(set) var end = ""

        /// The text that `echo` or `printf` writes; `nil` for other commands, and for what they would expand.
        var writtenText: String? {
            guard redirections.isEmpty, let text = words.dropFirst().first else { return nil }
            switch words.first {
            case "echo" where !text.hasPrefix("-"):
                return words.dropFirst().joined(separator: " ") + "\n"
            case "printf" where words.count == 2 && !text.hasPrefix("-") && !text.contains("%"):
                let lines = text.replacing("\\n", with: "\n")
                return lines.contains("\\") ? nil : lines
            default: return nil
            }
        }
    }

    /// Characters that mean something to bash outside of quotes.
    private static let special = Set("$`*?[]{}()~!#&;|<>\"'\\\n=%^")
    /// Characters of these that mean nothing within a word.
    private static let plainWithin = Set("=%^]#~")

    private var characters: Substring
    private var command = Command()
    private var commands: [Command] = []

    /// Returns the commands of a line; `nil` if bash would expand something, or do more than these forms.
    static func commands(of line: String) -> [Command]? {
        var words = SimpleLineWords(characters: line[...])
        return words.read() ? words.commands : nil
    }

    private init(characters: Substring) { self.characters = characters }

    private mutating func read() -> Bool {
        while true {
            skipBlanks()
            guard let first = characters.first else {
                end(by: "")
                return true
            }
            if take("&&") {
                end(by: "&&")
            } else if take("|") {
                guard characters.first != "|", characters.first != "&" else { return false }
                end(by: "|")
            } else if take(";") {
                end(by: ";")
            } else if take("2>&1") {
                guard isAtBlank else { return false }
                command.redirections.append("2>&1")
            } else if take("2>") || first == "<" && take("<") {
                let kind = first == "<" ? "<" : "2>"
                skipBlanks()
                guard let file = word(), file == "/dev/null" else { return false }
                command.redirections.append(kind + file)
            } else {
                guard let word = word() else { return false }
                // Words before the command would be its variables.
                guard !command.words.isEmpty || !word.contains("=") else { return false }
                command.words.append(word)
            }
        }
    }

    private mutating func end(by end: String) {
        command.end = end
        commands.append(command)
        command = Command()
    }

    private var isAtBlank: Bool { characters.first.map { " \t;|".contains($0) } ?? true }

    private mutating func skipBlanks() {
        while true {
            if let first = characters.first, first == " " || first == "\t" {
                characters.removeFirst()
            } else if !take("\\\n") {
                return
            }
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard characters.hasPrefix(text) else { return false }
        characters.removeFirst(text.count)
        return true
    }

    /// Takes a word; `nil` if there is none, or one that bash would change.
    private mutating func word() -> String? {
        var text = ""
        var isEmpty = true
        while let first = characters.first, !" \t;|".contains(first) {
            if first == "&" { break }
            if first == "'" {
                characters.removeFirst()
                guard let end = characters.firstIndex(of: "'") else { return nil }
                text += characters[..<end]
                characters = characters[characters.index(after: end)...]
            } else if first == "\"" {
                guard let quoted = quoted() else { return nil }
                text += quoted
            } else if first == "\\" {
                characters.removeFirst()
                guard let next = characters.popFirst(), next != "\n" else { return nil }
                text.append(next)
            } else if Self.special.contains(first), isEmpty || !Self.plainWithin.contains(first) {
                return nil
            } else {
                text.append(characters.removeFirst())
            }
            isEmpty = false
        }
        return isEmpty ? nil : text
    }

    /// Takes a text in double quotes.
    private mutating func quoted() -> String? {
        characters.removeFirst()
        var text = ""
        while let next = characters.popFirst() {
            switch next {
            case "\"": return text
            case "$", "`": return nil
            case "\\":
                guard let escaped = characters.popFirst() else { return nil }
                switch escaped {
                case "$", "`", "\"", "\\": text.append(escaped)
                case "\n": break
                default: text += "\\" + String(escaped)
                }
            default: text.append(next)
            }
        }
        return nil
    }
}
