import Handset

/// The values that a parser has found, each before those in it.
///
/// It is flat, so that nothing that walks it needs recursion.
struct LogTree {
    struct Node {
        enum Kind {
            case dictionary, array
            /// A text, whose type the log may not show.
            case text
            /// A string, known to be one.
            case string
            /// A text that Dart or Java has printed, as they print each type.
            case printed
            /// A text that `print_r` of PHP has printed, as it prints each type.
            case printR
            /// A text that Go has printed, as it prints each type.
            case go
            /// The text in place of a value that was left out.
            case lost
            /// The text in place of elements that were left out.
            case omission
            /// A number, a Boolean or null as JSON writes them.
            case literal
        }

        fileprivate(set) var kind: Kind
        /// The key in ``LogTree/texts``; `nil` for elements and the root.
        fileprivate(set) var key: Range<Int>?
        /// The text in ``LogTree/texts``; empty for containers.
        let text: Range<Int>
        /// True if the members are sorted and separated as Darwin does: `key = value;`.
        var isOldStyle = false
        /// True for a text whose end is a guess.
        var isGuess = false
        /// The index after the last value in this one.
        var end: Int
        var range: Range<Int>
    }

    private(set) var nodes: [Node] = []
    /// The keys and texts in UTF-8, without quotes and escapes.
    private(set) var texts: [UInt8] = []
    /// True if a key of any dictionary is `aps`.
    private(set) var hasAPS = false
    /// True if the end of the next text is a guess.
    private var isNextGuess = false

    static let apsKey = Array("aps".utf8)

    mutating func add(_ text: [UInt8]) -> Range<Int> {
        let start = texts.count
        texts += text
        return start..<texts.count
    }

    /// Adds a value, and returns its index.
    mutating func add(
        _ kind: Node.Kind, key: Range<Int>?, text: Range<Int> = 0..<0, range: Range<Int>
    ) -> Int {
        if let key, texts[key].elementsEqual(Self.apsKey) { hasAPS = true }
        var node = Node(kind: kind, key: key, text: text, end: nodes.count + 1, range: range)
        node.isGuess = isNextGuess
        isNextGuess = false
        nodes.append(node)
        return nodes.count - 1
    }

    /// Remembers that the end of the next text, which is about to be added, is a guess.
    mutating func noteGuess() { isNextGuess = true }

    /// Ends a container, whose values have been added.
    mutating func end(_ node: Int, at index: Int, isOldStyle: Bool) {
        nodes[node].end = nodes.count
        nodes[node].range = nodes[node].range.lowerBound..<index
        nodes[node].isOldStyle = isOldStyle
    }

    /// Makes an array of a dictionary whose keys are 0, 1, 2; an empty one is an array, unless it is `aps`.
    mutating func makeList(_ node: Int) {
        let children = children(of: node)
        for (index, child) in children.enumerated() {
            guard let key = nodes[child].key, texts[key].elementsEqual(String(index).utf8) else {
                return
            }
        }
        guard !children.isEmpty || !isNamedAPS(node) else { return }
        nodes[node].kind = .array
        for child in children { nodes[child].key = nil }
    }

    /// Adds the values of another tree as a member of the container that is being read.
    mutating func add(_ other: LogTree, key: [UInt8]) {
        let (nodeStart, textStart) = (nodes.count, texts.count)
        texts += other.texts
        let keyRange = add(key)
        hasAPS = hasAPS || other.hasAPS || key == Self.apsKey
        for (index, node) in other.nodes.enumerated() {
            nodes.append(
                Node(
                    kind: node.kind,
                    key: index == 0 ? keyRange : node.key.map { $0.moved(by: textStart) },
                    text: node.text.moved(by: textStart), isOldStyle: node.isOldStyle,
                    isGuess: node.isGuess, end: node.end + nodeStart, range: node.range))
        }
    }

    /// Returns the values directly in a container, in their order.
    func children(of node: Int) -> [Int] {
        var children: [Int] = []
        var child = node + 1
        while child < nodes[node].end {
            children.append(child)
            child = nodes[child].end
        }
        return children
    }

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { texts[range] }
}

extension Range<Int> {
    fileprivate func moved(by count: Int) -> Range<Int> {
        (lowerBound + count)..<(upperBound + count)
    }
}
