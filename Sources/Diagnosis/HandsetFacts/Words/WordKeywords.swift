/// The words of Swift that say what the next one is, found by their numbers.
struct WordKeywords: Sendable {
    enum Kind: Sendable { case type, protocolType, extended, function, variable, enumCase }

    static let longest = 14

    private var hashes = [UInt64](repeating: 0, count: 256)
    private var kinds = [Kind](repeating: .type, count: 256)
    /// The only one that is a name as well.
    let actor = WordHash.of("actor")

    init() {
        for word in ["class", "struct", "enum", "actor", "typealias", "associatedtype"] {
            add(word, .type)
        }
        add("protocol", .protocolType)
        for word in ["let", "var"] { add(word, .variable) }
        add("case", .enumCase)
        add("extension", .extended)
        add("func", .function)
    }

    private mutating func add(_ word: String, _ kind: Kind) {
        let hash = WordHash.of(word)
        var slot = Int(hash & 255)
        while hashes[slot] != 0 { slot = (slot + 1) & 255 }
        (hashes[slot], kinds[slot]) = (hash, kind)
    }

    /// Returns what a word says; `nil` for other words.
    func kind(of hash: UInt64) -> Kind? {
        var slot = Int(hash & 255)
        while hashes[slot] != 0 {
            if hashes[slot] == hash { return kinds[slot] }
            slot = (slot + 1) & 255
        }
        return nil
    }
}
