import Testing

@testable import Handset

@Suite struct TextBufferTests {
    @Test("A piece that fills its room to the last byte is appended")
    func fullRoom() {
        var buffer = TextBuffer()
        for _ in 1...200 { buffer.append(ofAtMost: 3) { $0.write("abc") } }
        #expect(buffer.count == 600)
        #expect(buffer.withBytes { String(decoding: $0, as: UTF8.self) }.hasSuffix("abcabc"))
    }

    #if DEBUG
    @Test("A piece that is longer than its room stops a debug build")
    func tooLongPiece() async {
        await #expect(processExitsWith: .failure) {
            var buffer = TextBuffer()
            buffer.append(ofAtMost: 2) { $0.write("abc") }
        }
    }
    #endif
}
