internal import CJanssonArena
internal import Glibc
internal import Synchronization

/// A piece of memory in which jansson puts the tree of one payload, so that the tree is released at once.
///
/// There are few such pieces, and what they do not hold is allocated as ever.
struct JanssonArena: @unchecked Sendable {  // because one parse at a time writes into an arena
    private static let byteCount = 128 << 10
    /// One bit of a word tells whether an arena is taken.
    private static let count = 64

    /// The memory of all arenas; `nil` if the system has none.
    nonisolated(unsafe) private static let memory: UnsafeMutableRawBufferPointer? = {  // because an
        // arena is used by whoever has taken it
        let start = mmap(
            nil, byteCount * count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let start, start != MAP_FAILED else { return nil }
        return UnsafeMutableRawBufferPointer(start: start, count: byteCount * count)
    }()
    private static let taken = Atomic<UInt64>(0)
    private static let isEnabled = Atomic<Bool>(false)

    private let state: UnsafeMutablePointer<handset_arena>

    /// Makes jansson use arenas from now on.
    ///
    /// To be called before jansson is used, by a program that alone decides how jansson allocates.
    static func enable() {
        guard let memory else { return }
        handset_arenas_enable(memory.baseAddress, memory.count)
        isEnabled.store(true, ordering: .releasing)
    }

    /// Lets what this thread parses next be put into an arena, if one is free.
    static func begin() -> JanssonArena? {
        guard isEnabled.load(ordering: .acquiring), let base = memory?.baseAddress else {
            return nil
        }
        var bits = taken.load(ordering: .relaxed)
        while bits != .max {
            let bit = UInt64(1) << UInt64((~bits).trailingZeroBitCount)
            let (exchanged, original) = taken.compareExchange(
                expected: bits, desired: bits | bit, ordering: .acquiring)
            bits = original
            guard exchanged else { continue }
            let start = base + bit.trailingZeroBitCount * byteCount
            let state = start.bindMemory(to: handset_arena.self, capacity: 1)
            let first = start + 32
            state.pointee = handset_arena(
                next: first.assumingMemoryBound(to: CChar.self),
                end: (start + byteCount).assumingMemoryBound(to: CChar.self), has_overflown: 0)
            handset_arena_open(state)
            return JanssonArena(state: state)
        }
        return nil
    }

    /// Ends what ``begin()`` has begun on this thread.
    func end() { handset_arena_open(nil) }

    /// Whether everything that was parsed is in the arena.
    var holdsAll: Bool { state.pointee.has_overflown == 0 }

    /// Gives the arena to the next one; nothing in it may be used any more.
    func release() {
        guard let base = Self.memory?.baseAddress else { return }
        let start = UnsafeMutableRawPointer(state)
        let bit = UInt64(1) << UInt64((start - base) / Self.byteCount)
        Self.taken.bitwiseAnd(~bit, ordering: .releasing)
    }
}
