internal import CJanssonArena
internal import Synchronization

/// A piece of memory in which jansson puts the tree of one payload, so that the tree is released at once.
///
/// There are few such pieces, and what they do not hold is allocated as ever.
struct JanssonArena: @unchecked Sendable {  // because one parse at a time writes into an arena
    private static let byteCount = 128 << 10
    private static let count = 64

    /// Whether there are arenas, which are made once.
    private static let areMade: Bool = {
        guard let start = Platform.zeroedPages(byteCount: byteCount * count) else { return false }
        handset_arenas_enable(start, count, byteCount)
        return true
    }()
    private static let isEnabled = Atomic<Bool>(false)

    private let start: UnsafeMutableRawPointer
    /// Whether everything that was parsed is in the arena.
    private(set) var holdsAll = false

    private init(start: UnsafeMutableRawPointer) { self.start = start }

    /// Makes jansson use arenas from now on.
    ///
    /// To be called before jansson is used, by a program that alone decides how jansson allocates.
    static func enable() {
        if areMade { isEnabled.store(true, ordering: .releasing) }
    }

    /// Lets what this thread parses next be put into an arena, if one is free.
    static func begin() -> JanssonArena? {
        guard isEnabled.load(ordering: .acquiring) else { return nil }
        return handset_arena_open().map(JanssonArena.init(start:))
    }

    /// Ends what ``begin()`` has begun on this thread.
    mutating func end() { holdsAll = handset_arena_close() != 0 }

    /// Gives the arena to the next one; nothing in it may be used any more.
    func release() { handset_arena_release(start) }
}
