import Foundation
import HandsetTestSupport
import HandsetTree
import Testing

@Suite struct JavaScriptLimitTests {
    private static let count = 1500

    @Test(
        "Whatever is repeated within itself ends at a limit, with all before and behind it",
        arguments: [
            ("(", "1", ")"), ("[", "", "]"), ("{a:", "1", "}"), ("function () {", "", "}"),
            ("(a) => {", "", "}"),
            ("`${", "1", "}`"), ("<a>", "", "</a>"), ("<a b={", "1", "}/>"), ("a ? ", "b", " : c"),
            ("f(", "", ")"),
            ("new ", "a", ""), ("await ", "a", ""), ("a => ", "b", ""), ("!", "a", ""),
            ("a = ", "b", ""),
            ("a", "", "\n.b()"), ("a", "", "?.[0]"),
            ("a < ", "b", " as c"),
        ])
    func nested(_ part: (begin: String, middle: String, end: String)) {
        let begin = String(repeating: part.begin, count: Self.count)
        let end = String(repeating: part.end, count: Self.count)
        let tree = tree("before();\nx = \(begin)\(part.middle)\(end);\nafter();")
        #expect(tree?.gaps.map(\.cause).contains(.nestedTooDeep) == true)
        #expect(tree?.file.children.contains { $0.text == "before" } == true)
        #expect(tree?.file.children.contains { $0.text == "after" } == true)
    }

    @Test(
        "What is repeated without an end is read up to a limit",
        arguments: Sweep.every(
            3,
            of: [
                "(", "[", "{", "`${", "'", "`", "/", "/*", "<", "<a>", "<a ", "<a b=",
                "function f() {",
                "if (a) ", "else ",
                "if (a) {} else ", "for (;;) ", "for (a of ", "switch (a) { case b: ", "try {",
                "class A {", "case ", ")", "}",
                "({[)}]", "import {", "export ", "export default ", "declare ", "abstract ", "@a ",
                "async ", "async (", "(a):",
                "a ? (b) :", "f<", "let x: A<", "let [", "const {a:", "var ", "do ", "a:", "get ",
                "static ", "...", "\\", "#",
                "type A = (a: ", "enum A {", "namespace A {", "\u{0}", "\u{E9}", "a?", "yield ",
                "a in ", "x = {get ",
            ]))
    func endless(_ part: String) {
        #expect(tree(String(repeating: part, count: Self.count)) != nil)
    }

    @Test("Long rows of operators, members of a list and statements are read as a whole")
    func rows() {
        for part in ["a + ", "a || ", "a, ", "a; ", "a.b(c) + ", "a * b + ", "[a, a], ", "{ a } "] {
            #expect(tree(String(repeating: part, count: Self.count) + "a")?.gaps == [])
        }
    }

    @Test("All limits hold on a thread with a small stack")
    func thread() async {
        let source =
            String(repeating: "f((a) => { if (a) { b = [<c d={", count: Self.count) + "\n"
            + String(repeating: "a.b().c(", count: Self.count)
        let gaps = await withCheckedContinuation { continuation in
            let thread = Thread {
                let tree = CodeTree(path: "code.js", bytes: Array(source.utf8))
                continuation.resume(returning: tree?.gaps.count)
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(gaps ?? 0 > 0)
    }

    @Test("A file beyond the limit is not read", .exhaustive)
    func tooLong() {
        let bytes = [UInt8](repeating: UInt8(ascii: ";"), count: 4 << 20 + 1)
        let tree = CodeTree(path: "code.ts", bytes: bytes)
        #expect(tree?.gaps == [CodeGap(.tooLong, at: 1)])
    }

    @Test("Nodes have the lines of the source, also in Vue's files")
    func lines() {
        let source = "<template>\n</template>\n<script>\na\nb(\nc)\n</script>"
        let tree = CodeTree(path: "code.vue", bytes: Array(source.utf8))
        #expect(tree?.nodes.filter { $0.kind == .name }.map(\.line) == [4, 5, 6])
    }

    private func tree(_ source: String) -> CodeTree? {
        CodeTree(path: "code.js", bytes: Array(source.utf8))
    }
}
