/// Bytes that are written piece by piece into memory of their own.
///
/// It stands below the folder of the fast path, since it is how all printing writes. An array would check for
/// each piece whether its memory is shared.
struct TextBuffer: ~Copyable {
    /// The capacity, 1 MiB, that a buffer may keep for its next use.
    static let largestIdleCapacity = 1 << 20

    private static let smallestCapacity = 256

    private var memory: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    /// Creates an empty buffer, without memory.
    init() { memory = UnsafeMutableBufferPointer(start: nil, count: 0) }

    deinit { memory.deallocate() }

    /// Appends the bytes that a closure writes, which must not be more than a bound.
    @inline(__always)
    mutating func append(ofAtMost pieceCount: Int, _ write: (inout ByteCursor) -> Void) {
        if pieceCount > memory.count &- count { grow(for: pieceCount) }
        guard let start = memory.baseAddress else { return }
        var cursor = ByteCursor(start + count)
        write(&cursor)
        let end = cursor.next - start
        assert(end - count <= pieceCount, "A piece is longer than the room reserved for it.")
        count = end
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        append(ofAtMost: bytes.count) { $0.write(bytes) }
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        append(ofAtMost: 1) { $0.write(byte) }
    }

    mutating func append(_ string: consuming String) {
        string.withUTF8 { append($0) }
    }

    mutating func truncate(to count: Int) { self.count = min(count, self.count) }

    /// Removes all bytes, and frees the memory if it is larger than ``largestIdleCapacity``.
    @inline(__always)
    mutating func removeAll() {
        count = 0
        if memory.count > Self.largestIdleCapacity {
            memory.deallocate()
            memory = UnsafeMutableBufferPointer(start: nil, count: 0)
        }
    }

    @inline(__always)
    func withBytes<Result, Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeBufferPointer(rebasing: memory[..<count]))
    }

    @inline(never)
    private mutating func grow(for pieceCount: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
            capacity: max(count + pieceCount, 2 * memory.count, Self.smallestCapacity))
        UnsafeMutableRawBufferPointer(larger).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<count]))
        memory.deallocate()
        memory = larger
    }
}
