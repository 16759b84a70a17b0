import Testing

@testable import HandsetGaps

@Suite struct CodeMaskTests {
    private func masked(_ text: String) -> String { MaskedCode(Array(text.utf8)).string }

    @Test("Comments are blank and strings are underscores, each byte at its place")
    func masks() {
        #expect(masked("a // b\nc") == "a     \nc")
        #expect(masked("a /* /* b */ */ c") == "a               c")
        #expect(masked("f(\"x, y\")") == "f(\"____\")")
        #expect(masked("f(\"\\(g(\"}\"))\") {") == "f(\"_________\") {")
        #expect(masked("#\"a\"b\"#; c") == "\"_____\"; c")
        #expect(masked("\"\"\"\na \"b\" {\n\"\"\"") == "\"__\n_______\n__\"")
        #expect(masked("é") == "__")
    }

    @Test(
        "Whatever a file holds, it is masked",
        arguments: ["\"", "/*", "\"\\(", "\"\"\"", "#", "\"\\(\"", "}"]
    )
    func anything(_ text: String) {
        let code = MaskedCode(Array(text.utf8))
        #expect(code.count == text.utf8.count)
        #expect(code.close(0) <= code.count)
        #expect(code.endOfExpression(at: 0) <= code.count)
        #expect(code.blocks(around: 10).isEmpty)
    }

    @Test("Labels of a call are those of its own arguments")
    func labels() {
        let code = MaskedCode(Array("f(a: g(b: 1), 2, c: [d: 3])".utf8))
        #expect(code.labels(at: 1) == ["a", "_", "c"])
    }
}
