import HandsetTestSupport
import Testing

@testable import Handset

@Suite struct JSONTextPieceTests {
    @Test(
        "A text in pieces is the whole text, and no piece is much longer than the others",
        .exhaustive)
    func pieces() throws {
        let long = String(repeating: "a\"é\u{1}\n", count: 100_000)
        let text = JSONText.object([
            "one": .string(long), "many": .array((0..<50_000).map { .integer($0) }),
            "made": .elements { write in for _ in 0..<20_000 { try write(.string("x")) } },
            "empty": .elements { _ in },
        ])
        var pieces: [[UInt8]] = []
        try text.write(terminator: 0) { pieces.append($0) }
        #expect(Array(pieces.joined()) == text.bytes + [0])
        #expect(pieces.count > 10)
        #expect(pieces.allSatisfy { $0.count < 1 << 20 })
    }

    @Test("Elements that are made one after another are written as those of an array")
    func elements() {
        let made = JSONText.elements { write in
            try write(.integer(1))
            try write(.string("2"))
        }
        let array = JSONText.array([.integer(1), .string("2")])
        #expect(made.bytes == array.bytes)
        #expect(made.lines == array.lines)
        #expect(JSONText.elements { _ in }.lines == JSONText.array([]).lines)
    }

    @Test("The error of a reader ends the writing")
    func error() {
        struct Closed: Error {}
        let text = JSONText.string(String(repeating: "a", count: 1 << 20))
        var count = 0
        #expect(throws: Closed.self) {
            try text.write(terminator: 0) { _ in
                count += 1
                throw Closed()
            }
        }
        #expect(count == 1)
    }
}
