internal import CJanssonArena
internal import Synchronization

/// A block of memory that holds the whole tree of one payload, so that the tree is released at once.
///
/// There are 64 blocks of 128 KiB. A tree without a block, or the part that does not fit, is allocated by
/// `malloc`.
struct JanssonArena: @unchecked Sendable {  // because one parse at a time writes into an arena
    private static let byteCount = 128 << 10
    private static let count = 64

    /// The largest number of bytes of a tree outside its block.
    private static let maximumTreeByteCount = Atomic(PayloadReader.defaultMaximumMemory)

    private static let areMade: Bool = {
        guard let start = Platform.zeroedPages(byteCount: byteCount * count) else { return false }
        handset_arenas_enable(start, count, byteCount)
        return true
    }()
    private static let isEnabled = Atomic<Bool>(false)

    private let start: UnsafeMutableRawPointer
    private(set) var holdsAll = false

    private init(start: UnsafeMutableRawPointer) { self.start = start }

    /// Call it before jansson is used, and only in a program that decides how jansson allocates.
    static func enable(maximumTreeByteCount: Int) {
        self.maximumTreeByteCount.store(maximumTreeByteCount, ordering: .relaxed)
        if areMade { isEnabled.store(true, ordering: .releasing) }
    }

    /// Limits the memory of the tree that a closure parses on this thread.
    ///
    /// Without arenas there is no limit, since a library may not decide how jansson allocates. `parse` ends
    /// the input when ``isBeyondLimit`` is true. The result has the bytes outside the tree's block, and the
    /// limit if the tree needed more; the tree may be complete all the same.
    static func limitingMemory<Tree>(
        _ parse: () -> Tree
    ) -> (tree: Tree, byteCount: Int, brokenLimit: Int?) {
        let limit = maximumTreeByteCount.load(ordering: .relaxed)
        handset_arena_limit(limit)
        defer { handset_arena_limit(0) }
        let tree = parse()
        return (
            tree, Int(handset_arena_used()), isBeyondLimit ? limit : nil
        )
    }

    /// True if the tree that this thread parses needs more than the limit.
    static var isBeyondLimit: Bool { handset_arena_is_beyond_limit() != 0 }

    /// Returns the number of bytes that the printed text of a value in a tree may have; `Int.max` if the tree
    /// leaves enough room for any.
    ///
    /// Up to six copies of a long text are needed at once, such as the URL and the statement of a session in
    /// it. Beside a tree of many bytes there is less room for them.
    static func maximumTextByteCount(besideTreeOf byteCount: Int) -> Int {
        guard byteCount > 0 else { return .max }
        let left = max(0, maximumTreeByteCount.load(ordering: .relaxed) - byteCount)
        return left / textCopyCount + (128 << 20) / textCopyCount
    }

    private static let textCopyCount = 6

    /// Puts the next tree that this thread parses into an arena, if one is free.
    static func begin() -> JanssonArena? {
        guard isEnabled.load(ordering: .acquiring) else { return nil }
        return handset_arena_open().map(JanssonArena.init(start:))
    }

    mutating func end() { holdsAll = handset_arena_close() != 0 }

    /// Frees the arena for another tree; nothing in it may be used afterwards.
    func release() { handset_arena_release(start) }
}

extension PayloadReader {
    /// The largest number of bytes of memory for the values of a payload, by default: 320 MiB.
    ///
    /// A payload of 16 MiB can be of five million empty dictionaries, for each of which jansson needs some
    /// 200 bytes.
    package static let defaultMaximumMemory = 320 << 20

    /// Makes reading faster in a program in which only this library uses jansson, and limits its memory.
    ///
    /// Call it before anything is read. It changes how jansson allocates in the whole process, which a
    /// library may not decide by itself.
    package static func useArenas(maximumMemory: Int = defaultMaximumMemory) {
        JanssonArena.enable(maximumTreeByteCount: maximumMemory)
    }

    /// Gives each large block of memory back to the system when it is freed, from now on, in the whole process.
    ///
    /// For a server, whose large answers the C library would keep memory for.
    package static func returnLargeBlocks() { handset_return_large_blocks() }

    /// Gives memory that was freed back to the system, which the C library may keep for the next use.
    ///
    /// The trees of one thread cannot use what another one has freed.
    package static func returnFreedMemory() { handset_return_freed_memory() }
}
