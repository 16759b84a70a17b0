import HandsetCommand
import HandsetTestSupport
import Testing

/// Text that waits in a file for what comes before it.
@Suite struct HeldTextTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns what is written after it was held.
    private func written(_ held: HeldText) throws -> String {
        let output = try ByteOutput(path: folder.path("out"))
        try held.copy(to: output)
        try output.flush()
        return try folder.read("out")
    }

    @Test("Pieces come back as they were, however long, with and without an end of the line")
    func pieces() throws {
        let held = try HeldText()
        let pieces = ["é\n", String(repeating: "안녕", count: 50_000), "\n", "no end"]
        for piece in pieces { #expect(try held.write(piece)) }
        #expect(try written(held) == pieces.joined())
        #expect(held.leftOutCount == 0)
    }

    @Test("Details of 64 MiB are held, and those after them are left out and counted")
    func size() throws {
        let held = try HeldText()
        let piece = String(repeating: "x", count: 1 << 20)
        for _ in 0..<64 { #expect(try held.write(piece)) }
        #expect(try !held.write("x"))
        #expect(held.leftOutCount == 1)
    }

    @Test("What is beyond the largest number of bytes is left out and counted")
    func bound() throws {
        let held = try HeldText(upTo: 10)
        #expect(try held.write("12345678\n"))
        #expect(try !held.write("ab"))
        // Nothing comes after a gap.
        #expect(try !held.write("c"))
        #expect(held.leftOutCount == 2)
        #expect(try written(held) == "12345678\n")
    }
}
