import CNGHTTP2
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
}
