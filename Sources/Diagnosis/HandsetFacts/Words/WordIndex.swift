/// The files in which each word stands, and how.
struct WordIndex: Sendable {
    private struct Posting {
        let file: Int32
        var use: WordUse
        /// The posting of the word's file before this one; less than 0 for none.
        let next: Int32
    }

    /// The numbers of the words, by a part of themselves; 0 for none.
    private var hashes: [UInt64]
    /// The last posting of each word.
    private var heads: [Int32]
    private var postings: [Posting] = []
    private var count = 0
    /// The files whose words may be others than they look.
    private(set) var unclearFiles: Set<Int> = []

    /// Creates an index for files of some bytes in all.
    init(byteCount: Int) {
        var size = 1024
        while size < byteCount / 64, size < 1 << 24 { size *= 2 }
        hashes = Array(repeating: 0, count: size)
        heads = Array(repeating: -1, count: size)
    }

    private func slot(of hash: UInt64) -> Int {
        let mask = hashes.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
        while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & mask }
        return slot
    }

    /// Notes a word of a file; files come one after the other.
    ///
    /// - Returns: The number of the posting, by which more can be noted about it.
    @discardableResult
    mutating func add(_ hash: UInt64, of file: Int, _ use: WordUse) -> Int {
        var slot = slot(of: hash)
        if hashes[slot] == 0 {
            if count * 2 >= hashes.count {
                grow()
                slot = self.slot(of: hash)
            }
            hashes[slot] = hash
            count += 1
        }
        let head = Int(heads[slot])
        if head >= 0, postings[head].file == file {
            if !use.isEmpty { postings[head].use.formUnion(use) }
            return head
        }
        postings.append(Posting(file: Int32(clamping: file), use: use, next: Int32(head)))
        heads[slot] = Int32(clamping: postings.count - 1)
        return postings.count - 1
    }

    /// Notes more about a word.
    mutating func note(_ use: WordUse, at posting: Int) { postings[posting].use.formUnion(use) }

    /// Notes that a file has to be parsed for its words to be known.
    mutating func noteUnclear(_ file: Int) { unclearFiles.insert(file) }

    private mutating func grow() {
        let (oldHashes, oldHeads) = (hashes, heads)
        hashes = Array(repeating: 0, count: oldHashes.count * 2)
        heads = Array(repeating: -1, count: oldHashes.count * 2)
        for (hash, head) in zip(oldHashes, oldHeads) where hash != 0 {
            let slot = slot(of: hash)
            (hashes[slot], heads[slot]) = (hash, head)
        }
    }

    /// Returns the files with a word in one of some ways, or in any if there is none, in their order.
    func files(_ hash: UInt64, _ use: WordUse) -> [Int] {
        var (files, posting) = ([Int](), Int(heads[slot(of: hash)]))
        while posting >= 0 {
            let entry = postings[posting]
            if use.isEmpty || !entry.use.isDisjoint(with: use) { files.append(Int(entry.file)) }
            posting = Int(entry.next)
        }
        return files.reversed()
    }
}
