import Foundation
import HandsetTestSupport
import Synchronization
import Testing

@testable import HandsetTree

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

    @Test("A file that is too long is not read", .exhaustive)
    func longFiles() {
        let tree = SwiftTexts.tree(String(repeating: "a()\n", count: 1_100_000))
        #expect(tree?.gaps == [CodeGap(.tooLong, at: 1)])
    }

    @Test(
        "Parts within each other end in a gap",
        arguments: Sweep.every(
            3,
            of: [
                "f(", "{", "[", "#if A\n", "a.b().", "a ? ", "a ? b : ", "a = ", "if a {} else ",
                "try ", "() -> ", "\"\\(", "a<", "x: ", "A.", "{ if a ", "package ", "- - ",
            ]))
    func nesting(part: String) {
        #expect(gaps(String(repeating: part, count: 3000)).contains(.nestedTooDeep))
    }

    @Test("A long row of operators is read whole")
    func operators() {
        let tree = SwiftTexts.tree("x = a" + String(repeating: " + a", count: 3000))
        #expect(tree?.gaps == [])
        #expect(tree?.nodes.filter { $0.text == "a" }.count == 3001)
    }

    @Test("Much that stands side by side is no gap", .exhaustive)
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

    @Test(
        "More signs for raw strings than any code has are no code", arguments: ["", "\"a\"", " a"])
    func pounds(_ rest: String) {
        #expect(
            gaps(String(repeating: "#", count: 40_000) + rest) == [.notUnderstood])
        #expect(
            gaps(
                "let a = \(String(repeating: "#", count: 200))\"b\"\(String(repeating: "#", count: 200))"
            )
                == [])
    }

    @Test("A file that takes its parser too long is left, and the next one is read")
    func tooMuchWork() {
        // Declarations that do not end, on one line.
        let files = [
            "func a() {}", String(repeating: "a?b:", count: 250), "func b() {}",
        ]
        let next = Mutex(0)
        let trees = Mutex([CodeTree?](repeating: nil, count: files.count))
        CodeTree.read(within: ReadingBudget(seconds: 0.3, bytesPerSecond: 1e9)) {
            let number = next.withLock { number in
                defer { number += 1 }
                return number
            }
            guard number < files.count else { return nil }
            return (number, "\(number).swift", Array("class A {\n\(files[number])\n}\n".utf8))
        } _: { number, tree in
            trees.withLock { $0[number] = tree }
        }
        let gaps = trees.withLock { $0.map { $0?.gaps } }
        #expect(gaps == [[], [CodeGap(.tooMuchWork, at: 1)], []])
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

    @Test("Any bytes have a tree", .exhaustive)
    func anyBytes() {
        for first in UInt8.min...UInt8.max {
            let bytes = [first, 0xff, 0x00, first, UInt8(ascii: "\""), first, 0xe2, 0x80]
            #expect(CodeTree(path: "App.swift", bytes: bytes) != nil)
        }
    }
}
