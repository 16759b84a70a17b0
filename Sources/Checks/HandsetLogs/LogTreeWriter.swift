import Handset

/// A writer of the JSON of parsed values, which decides their types.
struct LogTreeWriter {
    /// The JSON of all values, on one line.
    private(set) var json: [UInt8] = []
    private(set) var payloadRange = 0..<0
    /// The values of the payload whose types are not certain.
    private(set) var assumed: [AssumedValue] = []
    /// The paths of the texts of the payload whose ends are not certain.
    private(set) var guessed: [String] = []
    /// The values of the payload that were left out.
    private(set) var lost: [LostValue] = []
    /// The number of bytes of the paths of ``lost``, ``assumed`` and ``guessed``.
    private(set) var pathByteCount = 0
    /// The repairs that only the whole tree shows.
    private(set) var repairs: [LogRepair] = []

    private let maximumPathByteCount: Int
    private let tree: LogTree
    private let payload: Int
    private let types: [String: LogValueType]
    /// The members whose key comes again.
    private var hidden: Set<Int> = []
    /// The keys and indices from the payload to the value that is written.
    private var path: [String] = []

    private struct Open {
        let node: Int
        var next: Int
        var count = 0
    }

    /// The types are those that are not to be assumed, by paths from the payload on.
    init(_ tree: LogTree, payload: Int, types: [String: LogValueType]) {
        self.tree = tree
        self.payload = payload
        self.types = types
        maximumPathByteCount = 64 * (tree.texts.count + 1 << 10)
        findKeyFaults()
        write()
    }

    // MARK: - Keys

    /// True if these paths are too long to be listed.
    var isTooDeep: Bool { pathByteCount > maximumPathByteCount }

    private mutating func findKeyFaults() {
        for (node, value) in tree.nodes.enumerated() where value.kind == .dictionary {
            var last: [ArraySlice<UInt8>: Int] = [:]
            var previous: ArraySlice<UInt8>?
            for child in tree.children(of: node) {
                guard let range = tree.nodes[child].key else { continue }
                let key = tree.bytes(range)
                if let old = last.updateValue(child, forKey: key) {
                    hidden.insert(old)
                    note(.duplicateKey)
                }
                if value.isOldStyle, let previous, !Self.isAscending(previous, key) {
                    note(.keyOrder)
                }
                previous = key
            }
        }
    }

    private mutating func note(_ repair: LogRepair) {
        if !repairs.contains(repair) { repairs.append(repair) }
    }

    private static func isAscending(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { !KeyOrder.isAscending($0, one) }
        }
    }

    // MARK: - Values

    private mutating func write() {
        var open: [Open] = []
        writeBeginning(of: 0, &open)
        while var container = open.popLast() {
            let node = tree.nodes[container.node]
            while container.next < node.end, isLeftOut(container.next) {
                if tree.nodes[container.next].kind == .omission { noteLoss(container.next) }
                container.next = tree.nodes[container.next].end
            }
            guard container.next < node.end else {
                writeEnd(of: container)
                continue
            }
            let child = container.next
            if container.count > 0 { json.append(UInt8(ascii: ",")) }
            let step = writeKey(of: child) ?? String(container.count)
            container.count += 1
            container.next = tree.nodes[child].end
            open.append(container)
            if isInPayload(child) { path.append(step) }
            writeBeginning(of: child, &open)
        }
    }

    /// Returns true for a member whose key comes again, and for what stands in place of elements.
    private func isLeftOut(_ node: Int) -> Bool {
        hidden.contains(node) || tree.nodes[node].kind == .omission
    }

    private func isInPayload(_ node: Int) -> Bool {
        node > payload && node < tree.nodes[payload].end
    }

    private mutating func writeBeginning(of node: Int, _ open: inout [Open]) {
        let value = tree.nodes[node]
        noteGuess(value, node)
        switch value.kind {
        case .dictionary, .array:
            if node == payload { payloadRange = json.count..<json.count }
            json.append(value.kind == .dictionary ? UInt8(ascii: "{") : UInt8(ascii: "["))
            open.append(Open(node: node, next: node + 1))
            return
        case .literal: json += tree.bytes(value.text)
        case .string: write(tree.bytes(value.text))
        case .printR: writeText(ValueTypes(ofPrintR: tree.bytes(value.text), at: path), of: node)
        case .go: writeText(ValueTypes(ofGo: tree.bytes(value.text), at: path), of: node)
        case .lost, .omission:
            noteLoss(node)
            json += "null".utf8
        case .text: writeText(ValueTypes(tree.bytes(value.text), at: path), of: node)
        case .printed: writeText(ValueTypes(ofMap: tree.bytes(value.text), at: path), of: node)
        }
        if isInPayload(node) { path.removeLast() }
    }

    private mutating func noteLoss(_ node: Int) {
        guard isInPayload(node), !isTooDeep else { return }
        let name = path.joined(separator: ".")
        pathByteCount += name.utf8.count
        let text = String(decoding: tree.bytes(tree.nodes[node].text), as: UTF8.self)
        lost.append(LostValue(path: name, text: text))
    }

    private mutating func noteGuess(_ value: LogTree.Node, _ node: Int) {
        guard value.isGuess, isInPayload(node), !isTooDeep else { return }
        let name = path.joined(separator: ".")
        pathByteCount += name.utf8.count
        guessed.append(name)
    }

    private mutating func writeEnd(of container: Open) {
        let node = container.node
        json.append(
            tree.nodes[node].kind == .dictionary ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        if node == payload { payloadRange = payloadRange.lowerBound..<json.count }
        if isInPayload(node) { path.removeLast() }
    }

    private mutating func writeKey(of node: Int) -> String? {
        guard let key = tree.nodes[node].key else { return nil }
        write(tree.bytes(key))
        json.append(UInt8(ascii: ":"))
        return String(decoding: tree.bytes(key), as: UTF8.self)
    }

    private mutating func write(_ text: ArraySlice<UInt8>) {
        json += JSONText.string(String(decoding: text, as: UTF8.self)).bytes
    }

    private mutating func writeText(_ types: ValueTypes, of node: Int) {
        let text = tree.bytes(tree.nodes[node].text)
        // What is too deep is refused.
        guard !isTooDeep else { return write(text) }
        var type = types.likely
        if types.possible.count > 1, isInPayload(node) {
            let name = path.joined(separator: ".")
            if let given = self.types[name], types.possible.contains(given) {
                type = given
            } else {
                pathByteCount += name.utf8.count
                // A path is as long as its value is deep, and there may be many of them.
                guard pathByteCount <= maximumPathByteCount else { return write(text) }
                assumed.append(
                    AssumedValue(
                        path: name, text: String(decoding: text, as: UTF8.self), type: type,
                        alternatives: types.possible.filter { $0 != type }))
            }
        }
        switch type {
        case .string: write(text)
        case .number: json += NumberText(Array(text))?.json ?? []
        case .boolean:
            // PHP prints nothing for false.
            let isTrue = text.first == UInt8(ascii: "1") || text.first == UInt8(ascii: "t")
            json += (isTrue ? "true" : "false").utf8
        case .null: json += "null".utf8
        }
    }
}
