import Foundation
import HandsetTestSupport
import HandsetTree
import Testing

@Suite struct DartLimitTests {
    private static let count = 1500

    @Test(
        "Whatever is repeated within itself ends at a limit, with all before and behind it",
        arguments: [
            ("(", "1", ")"), ("[", "", "]"), ("{1:", "1", "}"), ("() {", "", "}"),
            ("() => ", "1", ""),
            ("'${", "1", "}'"), ("A(b: ", "1", ")"), ("A(b: [", "1", "])"), ("a ? ", "b", " : c"),
            ("!", "a", ""),
            ("const ", "A()", ""), ("throw ", "a", ""), ("a = ", "b", ""), ("a", "", ".b()"),
            ("a", "", "?[0]"),
            ("a", "", " as B<C>"), ("switch (a) { _ => ", "b", "}"), ("[if (a) ", "b", "]"),
            ("[...", "b", "]"),
        ])
    func nested(_ part: (begin: String, middle: String, end: String)) {
        let begin = String(repeating: part.begin, count: Self.count)
        let end = String(repeating: part.end, count: Self.count)
        let tree = tree("before() {}\nvar x = \(begin)\(part.middle)\(end);\nafter() {}")
        #expect(tree?.gaps.map(\.cause).contains(.nestedTooDeep) == true)
        #expect(tree?.file.children.contains { $0.text == "before" } == true)
        #expect(tree?.file.children.contains { $0.text == "after" } == true)
    }

    @Test("Widgets within each other are read whole where the stack has room")
    func widgets() {
        let begin = String(repeating: "Box(children: [if (a) Row(child: ", count: 12)
        let end = String(repeating: ")])", count: 12)
        let code = "build() { return \(begin)deep(1)\(end); }"
        var files = [(number: 0, path: "a.dart", bytes: Array(code.utf8))]
        var read: CodeTree?
        CodeTree.read {
            files.popLast()
        } _: { _, tree in
            read = tree
        }
        #expect(read?.gaps.isEmpty == true)
        #expect(read?.nodes.contains { $0.kind == .call && $0.text == "deep" } == true)
    }

    @Test(
        "What is repeated without an end is read up to a limit",
        arguments: Sweep.every(
            3,
            of: [
                "(", "[", "{", "'${", "'", "'''", "r'", "/*", "<", "A<", "f() {", "f() => ",
                "class A {", "enum A {",
                "extension ", "@a ", "@a(", "import ", "export ", "const ", "static ", "late ",
                "get ",
                "operator ", "typedef ",
                "void Function(", "(int, ", "f({", ")", "}", "({[)}]", "a ", ".", "?", "\u{0}",
                "\u{E9}", "part of ",
            ]))
    func endless(_ part: String) {
        let source = String(repeating: part, count: Self.count)
        #expect(tree(source) != nil)
        #expect(tree("f() { " + source) != nil)
        #expect(tree("var a = " + source) != nil)
    }

    @Test(
        "Statements within each other end at a limit",
        arguments: [
            "if (a) ", "if (a) {} else ", "for (;;) ", "for (a in b) ", "switch (a) { case b: ",
            "try {", "do ", "while (a) ",
            "a: ", "await for (a in b) ", "{", "f() {", "switch (a) { case A(b: ",
        ])
    func statements(_ part: String) {
        let tree = tree("f() { " + String(repeating: part, count: Self.count))
        #expect(tree?.gaps.isEmpty == false)
    }

    @Test("Long rows of operators, sections of a cascade and statements are read as a whole")
    func rows() {
        for part in ["a + ", "a || ", "a; ", "a.b(c) + ", "a * b + ", "a..b = c; "] {
            let source = "f() { " + String(repeating: part, count: Self.count) + "a; }"
            #expect(tree(source)?.gaps == [])
        }
        #expect(tree("var a = b" + String(repeating: "..c()", count: Self.count) + ";")?.gaps == [])
    }

    @Test("All limits hold on a thread with a small stack")
    func thread() async {
        let source =
            "f() { " + String(repeating: "f((a) { if (a) { b = [C(d: '${", count: Self.count)
        let gaps = await withCheckedContinuation { continuation in
            let thread = Thread {
                let tree = CodeTree(path: "code.dart", bytes: Array(source.utf8))
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
        #expect(CodeTree(path: "code.dart", bytes: bytes)?.gaps == [CodeGap(.tooLong, at: 1)])
    }

    private func tree(_ source: String) -> CodeTree? {
        CodeTree(path: "code.dart", bytes: Array(source.utf8))
    }
}
