/// A set of texts, told apart by their bytes, that needs little more memory than these.
///
/// A payload of 16 MiB can have a million sessions. A set of arrays would take 60 bytes more for each.
struct TextSet {
    /// The bytes of all texts, one after another.
    private var bytes: [UInt8] = []
    /// The offset at which each text ends.
    private var ends: [Int] = []
    /// For each slot the number of a text, from 1; 0 if it is empty.
    private var slots: [UInt32] = []

    mutating func insert(_ text: String) {
        var text = text
        text.withUTF8 { insert($0) }
    }

    func contains(_ text: String) -> Bool {
        guard !slots.isEmpty else { return false }
        var text = text
        return text.withUTF8 { slots[slot(of: $0)] != 0 }
    }

    private mutating func insert(_ text: UnsafeBufferPointer<UInt8>) {
        if 4 * (ends.count + 1) > 3 * slots.count { grow() }
        let slot = slot(of: text)
        guard slots[slot] == 0, ends.count < Int(UInt32.max) else { return }
        bytes.append(contentsOf: text)
        ends.append(bytes.count)
        slots[slot] = UInt32(ends.count)
    }

    /// Returns the slot of a text, or the empty one where it belongs.
    private func slot(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var slot = start(of: text)
        while slots[slot] != 0, !holds(text, at: Int(slots[slot]) - 1) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    /// Returns the slot at which the search for a text begins.
    private func start(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(text))
        return hasher.finalize() & (slots.count - 1)
    }

    private func range(at index: Int) -> Range<Int> {
        (index > 0 ? ends[index - 1] : 0)..<ends[index]
    }

    private func holds(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let range = range(at: index)
        return range.count == text.count && bytes[range].elementsEqual(text)
    }

    /// Doubles the number of slots, which is a power of 2.
    private mutating func grow() {
        slots = Array(repeating: 0, count: max(8, 2 * slots.count))
        bytes.withUnsafeBufferPointer { bytes in
            for index in ends.indices {
                let text = UnsafeBufferPointer(rebasing: bytes[range(at: index)])
                var slot = start(of: text)
                while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
                slots[slot] = UInt32(index + 1)
            }
        }
    }
}
