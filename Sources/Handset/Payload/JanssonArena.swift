internal import CJansson
internal import Glibc
internal import Synchronization

/// A piece of memory in which jansson puts the tree of one payload, so that the tree is released at once.
///
/// There are few such pieces, and what they do not hold is allocated as ever.
struct JanssonArena: @unchecked Sendable {  // because one parse at a time writes into an arena
    private static let byteCount = 128 << 10
    /// One bit of a word tells whether an arena is taken.
    private static let count = 64

    /// The beginning of each arena tells what is left of it.
    private struct Header {
        var next: UnsafeMutableRawPointer
        var end: UnsafeMutableRawPointer
        /// Whether something was allocated elsewhere because the arena was full.
        var hasOverflown = false
    }

    /// The memory of all arenas; `nil` if the system has none.
    nonisolated(unsafe) private static let memory: UnsafeMutableRawBufferPointer? = {  // because an
        // arena is used by whoever has taken it
        let start = mmap(
            nil, byteCount * count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let start, start != MAP_FAILED else { return nil }
        return UnsafeMutableRawBufferPointer(start: start, count: byteCount * count)
    }()
    /// Holds the arena that the running thread parses into.
    private static let current: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()
    private static let taken = Atomic<UInt64>(0)
    private static let isEnabled = Atomic<Bool>(false)

    private let start: UnsafeMutableRawPointer

    /// Makes jansson use arenas from now on.
    ///
    /// To be called before jansson is used, by a program that alone decides how jansson allocates.
    static func enable() {
        guard memory != nil, current != nil else { return }
        json_set_alloc_funcs(allocate, release)
        isEnabled.store(true, ordering: .releasing)
    }

    /// Lets what this thread parses next be put into an arena, if one is free.
    static func begin() -> JanssonArena? {
        guard isEnabled.load(ordering: .acquiring), let memory, let base = memory.baseAddress,
            let current
        else { return nil }
        var bits = taken.load(ordering: .relaxed)
        while bits != .max {
            let bit = UInt64(1) << UInt64((~bits).trailingZeroBitCount)
            let (exchanged, original) = taken.compareExchange(
                expected: bits, desired: bits | bit, ordering: .acquiring)
            bits = original
            guard exchanged else { continue }
            let start = base + bit.trailingZeroBitCount * byteCount
            let header = start.bindMemory(to: Header.self, capacity: 1)
            // Jansson's own types need no larger alignment than malloc's.
            header.pointee = Header(next: start + 32, end: start + byteCount)
            pthread_setspecific(current, start)
            return JanssonArena(start: start)
        }
        return nil
    }

    /// Ends what ``begin()`` has begun on this thread.
    func end() {
        if let current = Self.current { pthread_setspecific(current, nil) }
    }

    /// Whether everything that was parsed is in the arena.
    var holdsAll: Bool {
        !start.assumingMemoryBound(to: Header.self).pointee.hasOverflown
    }

    /// Gives the arena to the next one; nothing in it may be used any more.
    func release() {
        guard let base = Self.memory?.baseAddress else { return }
        let bit = UInt64(1) << UInt64((start - base) / Self.byteCount)
        Self.taken.bitwiseAnd(~bit, ordering: .releasing)
    }

    private static let allocate: @convention(c) (Int) -> UnsafeMutableRawPointer? = { count in
        guard let current, let start = pthread_getspecific(current) else { return malloc(count) }
        let header = start.assumingMemoryBound(to: Header.self)
        let next = header.pointee.next
        guard count <= header.pointee.end - next else {
            header.pointee.hasOverflown = true
            return malloc(count)
        }
        // Jansson allocates less than the largest payload has bytes, or fails long before.
        header.pointee.next = next + min((count + 15) & ~15, header.pointee.end - next)
        return next
    }

    private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { pointer in
        guard let pointer, let memory, let base = memory.baseAddress else { return free(pointer) }
        if pointer >= base, pointer < base + memory.count { return }
        free(pointer)
    }
}
