import CNGHTTP2
import Glibc
import Handset

/// The memory of an HTTP/2 session.
///
/// nghttp2 allocates 25 KiB when a session starts: its state, tables, and a buffer for output. A connection
/// without requests uses 3 KiB of them. So they are pages of their own, of which the system only
/// provides those that are used: the state and the buffer are at the start of the pages, and the tables,
/// which are empty at first, at the end. Everything later comes from the heap.
///
/// It has to live longer than the session.
final class HTTP2SessionMemory {
    private static let byteCount = 28 << 10
    /// The smallest size of a piece that comes from the pages.
    private static let leastPieceByteCount = 1 << 10
    private static let alignment = 16

    /// The pages, or `nil` if there is no memory for them.
    private let pages = Platform.mapPages(byteCount)
    private var free = 0..<byteCount
    private var isStarting = true

    deinit {
        if let pages { Platform.unmapPages(pages, Self.byteCount) }
    }

    /// Calls a closure with the functions that a new session shall use.
    func start<Result>(
        _ body: (UnsafeMutablePointer<nghttp2_mem>) throws -> Result
    ) rethrows -> Result {
        defer { isStarting = false }
        var functions = nghttp2_mem(
            mem_user_data: Unmanaged.passUnretained(self).toOpaque(),
            malloc: { byteCount, user in
                HTTP2SessionMemory.of(user) { $0.take(byteCount, atEnd: true) }
                    ?? Glibc.malloc(byteCount)
            },
            free: { piece, user in
                let isOwn = HTTP2SessionMemory.of(user) { $0.owns(piece) ? piece : nil } != nil
                if !isOwn { Glibc.free(piece) }
            },
            calloc: { count, size, user in
                HTTP2SessionMemory.of(user) { $0.takeZeros(count, size) }
                    ?? Glibc.calloc(count, size)
            },
            realloc: { piece, byteCount, user in
                HTTP2SessionMemory.of(user) { memory in
                    // A piece of the pages is unknown to the heap, also when memory is short.
                    if memory.owns(piece) { return memory.move(piece, byteCount) }
                    return (piece == nil ? memory.take(byteCount, atEnd: false) : nil)
                        ?? Glibc.realloc(piece, byteCount)
                }
            })
        return try body(&functions)
    }

    /// Takes a piece of the pages, or returns `nil` if it is to come from the heap.
    private func take(_ byteCount: Int, atEnd: Bool) -> UnsafeMutableRawPointer? {
        guard isStarting, let pages, byteCount >= Self.leastPieceByteCount, byteCount < free.count
        else { return nil }
        // The pages are a multiple of it, too.
        let rounded = (byteCount - 1 | (Self.alignment - 1)) + 1
        if atEnd {
            free = free.lowerBound..<free.upperBound - rounded
            return pages + free.upperBound
        }
        defer { free = free.lowerBound + rounded..<free.upperBound }
        return pages + free.lowerBound
    }

    /// Takes a piece of zeros, as new pages are: first the state of the session, then tables.
    private func takeZeros(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
        let (byteCount, isOverflow) = count.multipliedReportingOverflow(by: size)
        return isOverflow ? nil : take(byteCount, atEnd: free.lowerBound > 0)
    }

    /// Returns a piece of the heap with the bytes of a piece of the pages, or `nil` if memory is short.
    private func move(
        _ piece: UnsafeMutableRawPointer?, _ byteCount: Int
    ) -> UnsafeMutableRawPointer? {
        guard let pages, let piece else { return nil }
        let moved = Glibc.malloc(byteCount)
        // The size of the piece is not kept. It ends with the pages at the latest.
        moved?.copyMemory(
            from: piece, byteCount: min(byteCount, pages + Self.byteCount - piece))
        return moved
    }

    private func owns(_ piece: UnsafeMutableRawPointer?) -> Bool {
        guard let pages, let piece else { return false }
        return piece >= pages && piece < pages + Self.byteCount
    }

    /// The memory lives longer than the session, so it is not retained for each call.
    private static func of(
        _ user: UnsafeMutableRawPointer?,
        _ body: (HTTP2SessionMemory) -> UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer? {
        user.flatMap { Unmanaged<HTTP2SessionMemory>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
    }
}
