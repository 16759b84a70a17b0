import Foundation
import HandsetTree
import Testing

@Suite("Hostile Swift")
struct SwiftHostileTests {
    private func gaps(_ source: String) -> Set<CodeGap.Cause> {
        Set(SwiftTexts.tree(source)?.gaps.map(\.cause) ?? [])
    }

    @Test("An error is a gap at its line, and the rest is read")
    func errorsAreGaps() {
        let tree = SwiftTexts.tree("func a() {}\nlet x = )\nfunc b() { c() }")
        #expect(tree?.gaps == [CodeGap(.notUnderstood, at: 2)])
        #expect(tree?.nodes.filter { $0.kind == .function }.map(\.text) == ["a", "b"])
    }

    @Test("At most 20 errors are noted")
    func errorsAreCounted() {
        let source = String(repeating: "let x = )\n", count: 100)
        #expect(SwiftTexts.tree(source)?.gaps.count == 20)
    }

    @Test("A file that is too long is not read")
    func longFiles() {
        let tree = SwiftTexts.tree(String(repeating: "a()\n", count: 1_100_000))
        #expect(tree?.gaps == [CodeGap(.tooLong, at: 1)])
    }

    @Test(
        "Parts within each other end in a gap",
        arguments: [
            "f(", "{", "[", "#if A\n", "a.b().", "a ? ", "a ? b : ", "a = ", "if a {} else ",
            "try ", "() -> ", "\"\\(", "a<", "x: ", "A.", "{ if a ", "package ", "- - ",
        ])
    func nesting(part: String) {
        #expect(gaps(String(repeating: part, count: 3000)).contains(.nestedTooDeep))
    }

    @Test("A long row of operators is read whole")
    func operators() {
        let tree = SwiftTexts.tree("x = a" + String(repeating: " + a", count: 3000))
        #expect(tree?.gaps == [])
        #expect(tree?.nodes.filter { $0.text == "a" }.count == 3001)
    }

    @Test("Much that stands side by side is no gap")
    func sideBySide() {
        let statement = """
            if a?.b == c { try d(e as? F, g ? h : i) } else if j / k < l / 2 { "\\(m("n"))" }

            """
        let source = String(repeating: statement, count: 500)
        #expect(gaps("func f() {\n\(source)}") == [])
    }

    @Test("Brackets in strings, comments and regular expressions are not counted")
    func hiddenBrackets() {
        let line = ##"""
            a("((({", #"[[["#, /\/\(\{/) // (((
            /* {{{ */ b("\(c("("))(")

            """##
        #expect(gaps(String(repeating: line, count: 200)) == [])
    }

    @Test("A small stack is enough")
    func smallStack() async {
        let parts = ["f(", "a.b().", "a ? b : ", "if a {} else ", "VStack {\n", "-"]
        for part in parts {
            await withCheckedContinuation { continuation in
                let thread = Thread {
                    _ = SwiftTexts.tree(String(repeating: part, count: 190))
                    continuation.resume()
                }
                thread.stackSize = 512 * 1024
                thread.start()
            }
        }
    }

    @Test("Any bytes have a tree")
    func anyBytes() {
        for first in UInt8.min...UInt8.max {
            let bytes = [first, 0xff, 0x00, first, UInt8(ascii: "\""), first, 0xe2, 0x80]
            #expect(CodeTree(path: "App.swift", bytes: bytes) != nil)
        }
    }
}
