/// The code of a file as a tree of declarations, statements and expressions, alike for all languages.
///
/// The nodes stand in the order of the source: a node comes before its children, and all that is within it follows
/// at once.
package final class CodeTree: Sendable {
    /// The path from the folder of the project.
    package let path: String
    package let language: CodeLanguage
    package let lines: CodeLines
    /// The parts that were not read.
    package let gaps: [CodeGap]
    let entries: [Entry]
    /// The names, labels, types and strings of the nodes, each once.
    package let texts: [String]
    private let numbers: [String: Int32]
    let words: [[String]]
    /// The indices of variables, parameters and bindings by the numbers of their names.
    let declarations: CodeIndex
    /// The indices of names that stand alone, by the numbers of their texts.
    let names: CodeIndex
    /// The indices of `if` and `guard` that may end their function, under the indices of the nodes around them.
    let exits: [Int32: [Int32]]
    /// The indices of all nodes by the numbers of their texts.
    private let all: CodeIndex

    struct Entry: Sendable {
        let kind: CodeKind
        let role: CodeRole
        let text: Int32
        let label: Int32
        let type: Int32
        let words: Int32
        let line: Int32
        let lastLine: Int32
        let parent: Int32
        var end: Int32
    }

    /// Takes what a front-end has read.
    package init(path: String, language: CodeLanguage, lines: CodeLines, _ code: CodeDraftFile) {
        self.path = path
        self.language = language
        self.lines = lines
        gaps = code.gaps
        var table = CodeTable()
        table.add(code.file)
        (entries, texts, words) = (table.entries, table.texts, table.words)
        numbers = table.textIndices
        all = CodeIndex(of: entries, textCount: texts.count) { _ in true }
        declarations = CodeIndex(of: entries, textCount: texts.count) {
            $0 == .variable || $0 == .parameter || $0 == .binding
        }
        names = CodeIndex(of: entries, textCount: texts.count) { $0 == .name }
        exits = Self.exits(in: table.entries)
    }

    private static func exits(in entries: [Entry]) -> [Int32: [Int32]] {
        var (exits, known): ([Int32: [Int32]], Set<Int32>) = ([:], [])
        for end in entries where end.kind == .return || end.kind == .throw {
            var index = end.parent
            while index >= 0 {
                let entry = entries[Int(index)]
                if entry.kind == .closure || entry.kind == .function { break }
                if entry.kind == .if || entry.kind == .guard {
                    // What is around it is known too.
                    guard known.insert(index).inserted else { break }
                    exits[entry.parent, default: []].append(index)
                }
                index = entry.parent
            }
        }
        return exits
    }

    package var file: CodeNode { CodeNode(tree: self, index: 0) }

    /// Returns the node at an index in the order of the source.
    package subscript(index: Int) -> CodeNode { CodeNode(tree: self, index: index) }

    /// The nodes in the order of the source.
    package var nodes: CodeNodes { .all(from: 0, to: entries.count, of: self) }

    /// Returns true if a text is anywhere a name, a label or a string.
    package func mentions(_ text: String) -> Bool { numbers[text] != nil }

    /// Returns the nodes with a text, in the order of the source.
    package func nodes(named text: String) -> [CodeNode] {
        guard let number = numbers[text] else { return [] }
        return all[number].map { CodeNode(tree: self, index: Int($0)) }
    }
}

/// Makes the flat form of a tree.
private struct CodeTable {
    private(set) var entries: [CodeTree.Entry] = []
    private(set) var texts: [String] = [""]
    private(set) var words: [[String]] = [[]]
    private(set) var textIndices: [String: Int32] = ["": 0]
    private var wordIndices: [[String]: Int32] = [[]: 0]

    /// Adds a node and all within it, without recursion.
    mutating func add(_ file: CodeDraft) {
        // A node that waits, or the end of one.
        enum Step {
            case node(CodeDraft, parent: Int32)
            case end(Int)
        }
        var steps = [Step.node(file, parent: -1)]
        while let step = steps.popLast() {
            switch step {
            case .end(let number): entries[number].end = Int32(entries.count)
            case .node(let draft, let parent):
                let number = entries.count
                entries.append(
                    CodeTree.Entry(
                        kind: draft.kind, role: draft.role, text: index(of: draft.text),
                        label: index(of: draft.label), type: index(of: draft.type),
                        words: index(of: draft.words), line: Int32(clamping: draft.line),
                        lastLine: Int32(clamping: draft.lastLine), parent: parent, end: 0))
                steps.append(.end(number))
                for child in draft.children.reversed() {
                    steps.append(.node(child, parent: Int32(number)))
                }
            }
        }
    }

    private mutating func index(of text: String) -> Int32 {
        // Most nodes have no label and no type.
        if text.isEmpty { return 0 }
        if let index = textIndices[text] { return index }
        let index = Int32(texts.count)
        texts.append(text)
        textIndices[text] = index
        return index
    }

    private mutating func index(of list: [String]) -> Int32 {
        if list.isEmpty { return 0 }
        if let index = wordIndices[list] { return index }
        let index = Int32(words.count)
        words.append(list)
        wordIndices[list] = index
        return index
    }
}
