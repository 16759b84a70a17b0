/// The nodes of some kinds by the numbers of their texts, each in the order of the source.
struct CodeIndex: Sendable {
    /// The place at which the nodes of each text begin.
    private var starts: [Int32]
    private var nodes: [Int32] = []

    /// Sorts the nodes by counting them.
    init(of entries: [CodeTree.Entry], textCount: Int, where isTaken: (CodeKind) -> Bool) {
        starts = Array(repeating: 0, count: textCount + 1)
        for entry in entries where isTaken(entry.kind) { starts[Int(entry.text) + 1] += 1 }
        for text in 0..<textCount { starts[text + 1] += starts[text] }
        nodes = Array(repeating: 0, count: Int(starts[textCount]))
        var places = starts
        for (index, entry) in entries.enumerated() where isTaken(entry.kind) {
            nodes[Int(places[Int(entry.text)])] = Int32(index)
            places[Int(entry.text)] += 1
        }
    }

    subscript(text: Int32) -> ArraySlice<Int32> {
        nodes[Int(starts[Int(text)])..<Int(starts[Int(text) + 1])]
    }
}
