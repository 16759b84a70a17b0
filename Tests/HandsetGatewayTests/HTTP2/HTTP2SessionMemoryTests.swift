import CNGHTTP2
import Glibc
import Testing

@testable import HandsetGateway

@Suite("HTTP/2 session memory")
struct HTTP2SessionMemoryTests {
    @Test("A piece that changes its size keeps its bytes", arguments: [2000, 20_000, 100_000])
    func keepsBytes(byteCount: Int) throws {
        let memory = HTTP2SessionMemory()
        try memory.start { functions in
            let functions = functions.pointee
            let user = functions.mem_user_data
            var piece = try #require(functions.malloc?(byteCount, user))
            piece.initializeMemory(as: UInt8.self, repeating: 0xAB, count: byteCount)
            for next in [byteCount * 3, byteCount / 2] {
                piece = try #require(functions.realloc?(piece, next, user))
                let bytes = UnsafeRawBufferPointer(start: piece, count: min(byteCount, next))
                #expect(bytes.allSatisfy { $0 == 0xAB })
            }
            functions.free?(piece, user)
        }
    }

    @Test("Pieces are zero and do not overlap, on the pages and beyond them")
    func isZero() throws {
        let memory = HTTP2SessionMemory()
        try memory.start { functions in
            let functions = functions.pointee
            let user = functions.mem_user_data
            // 40 of them are more than the pages hold.
            let pieces = try (0..<40).map { _ in
                try #require(functions.calloc?(3, 1000, user))
            }
            for (number, piece) in pieces.enumerated() {
                #expect(UnsafeRawBufferPointer(start: piece, count: 3000).allSatisfy { $0 == 0 })
                piece.initializeMemory(as: UInt8.self, repeating: UInt8(number), count: 3000)
            }
            for (number, piece) in pieces.enumerated() {
                let bytes = UnsafeRawBufferPointer(start: piece, count: 3000)
                #expect(bytes.allSatisfy { $0 == UInt8(number) })
                functions.free?(piece, user)
            }
        }
    }

    @Test("A size that overflows is refused")
    func refusesOverflow() {
        let memory = HTTP2SessionMemory()
        memory.start { functions in
            let functions = functions.pointee
            #expect(functions.calloc?(.max, .max, functions.mem_user_data) == nil)
            #expect(functions.malloc?(.max, functions.mem_user_data) == nil)
        }
    }

    @Test("A session that has started takes nothing more of the pages")
    func usesHeapLater() throws {
        let memory = HTTP2SessionMemory()
        let inside = try memory.start { functions in
            let functions = functions.pointee
            return try #require(functions.malloc?(1024, functions.mem_user_data))
        }
        // The functions for another session: this one has started.
        var functions = HTTP2SessionMemory().start { $0.pointee }
        functions.mem_user_data = Unmanaged.passUnretained(memory).toOpaque()
        let later = try #require(functions.malloc?(1024, functions.mem_user_data))
        #expect(abs(later - inside) > 28 << 10)
        functions.free?(later, functions.mem_user_data)
    }

    /// The memory of a session, of which the bytes are counted that glibc takes for them.
    private final class CountedHeap {
        /// The bytes before each piece, in which its size is.
        private static let prefix = 16

        private(set) var byteCount = 0

        var functions: nghttp2_mem {
            nghttp2_mem(
                mem_user_data: Unmanaged.passUnretained(self).toOpaque(),
                malloc: { size, user in CountedHeap.of(user).resize(nil, to: size) },
                free: { piece, user in CountedHeap.of(user).free(piece) },
                calloc: { count, size, user in
                    let piece = CountedHeap.of(user).resize(nil, to: count * size)
                    piece?.initializeMemory(as: UInt8.self, repeating: 0, count: count * size)
                    return piece
                },
                realloc: { piece, size, user in CountedHeap.of(user).resize(piece, to: size) })
        }

        private func resize(
            _ piece: UnsafeMutableRawPointer?, to size: Int
        ) -> UnsafeMutableRawPointer? {
            if let piece { byteCount -= Self.taken(by: Self.size(of: piece)) }
            byteCount += Self.taken(by: size)
            let start = Glibc.realloc(piece.map { $0 - Self.prefix }, size + Self.prefix)
            start?.storeBytes(of: size, as: Int.self)
            return start.map { $0 + Self.prefix }
        }

        private func free(_ piece: UnsafeMutableRawPointer?) {
            guard let piece else { return }
            byteCount -= Self.taken(by: Self.size(of: piece))
            Glibc.free(piece - Self.prefix)
        }

        private static func size(of piece: UnsafeMutableRawPointer) -> Int {
            (piece - prefix).load(as: Int.self)
        }

        /// Returns the size of glibc's piece: with 8 bytes of its own, in steps of 16, and 32 at least.
        private static func taken(by size: Int) -> Int { max(32, (size + 8 + 15) / 16 * 16) }

        private static func of(_ user: UnsafeMutableRawPointer?) -> CountedHeap {
            guard let user else { fatalError("nghttp2 gives back what it got") }
            return Unmanaged<CountedHeap>.fromOpaque(user).takeUnretainedValue()
        }
    }

    @Test(
        "nghttp2 remembers as many closed streams as may be open, with 320 bytes each, and 370 of few",
        arguments: [(100, 370), (1_000, 320)])
    func closedStreams(streamLimit: Int, most: Int) throws {
        let heap = CountedHeap()
        var functions = heap.functions
        let session = try #require(HTTP2SessionCallbacks.makeSession(with: &functions))
        defer { withExtendedLifetime(heap) { nghttp2_session_del(session) } }
        var closedCount = 0
        let owner = try HTTP2Session(streamLimit: UInt32(streamLimit)) { _ in closedCount += 1 }
        owner.raiseStreamLimit()
        nghttp2_session_set_user_data(session, Unmanaged.passUnretained(owner).toOpaque())
        defer { withExtendedLifetime(owner) {} }
        let entries = [HTTP2ConnectionSettings.streams(UInt32(streamLimit))]
        nghttp2_submit_settings(session, 0, entries, entries.count)
        var stream: UInt32 = 1
        func drain() {
            var bytes: UnsafePointer<UInt8>?
            while nghttp2_session_mem_send(session, &bytes) > 0 {}
        }
        func take(_ bytes: [UInt8]) {
            #expect(nghttp2_session_mem_recv(session, bytes, bytes.count) == bytes.count)
            drain()
        }
        /// Opens streams, and answers and closes each.
        func close(_ count: Int) {
            for _ in 0..<count {
                take(FrameBytes.frame(1, flags: 5, on: stream, FrameBytes.requestFields))
                _ = owner.takeRequests()
                PushResponse.accepted("1", uniqueID: nil)
                    .submit(to: session, on: Int32(stream), body: nil)
                drain()
                stream += 2
            }
        }
        drain()
        take(FrameBytes.preface + FrameBytes.frame(4, flags: 1))
        close(1)
        let first = heap.byteCount
        close(streamLimit - 1)
        let full = heap.byteCount
        #expect(closedCount == streamLimit)
        #expect(full - first <= (streamLimit - 1) * most, "\((full - first) / (streamLimit - 1))")
        close(3 * streamLimit)
        #expect(closedCount == 4 * streamLimit)
        #expect(heap.byteCount - full <= most, "\(heap.byteCount - full)")
    }
}
