import Foundation
import HandsetTestSupport
import HandsetTree
import Testing

/// Code that is made to break a reader.
@Suite("Objective-C that is made to break a reader")
struct ObjectiveCHostileTests {
    /// Reads code on a thread with a small stack.
    private func read(_ code: String) async -> CodeTree? {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                continuation.resume(returning: CodeTree(path: "a.m", bytes: Array(code.utf8)))
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    @Test(
        "Whatever is within each other too deep is a gap, on a small stack too",
        arguments: Sweep.every(
            5,
            of: [
                ["", "("], ["", "["], ["", "{"], ["", "@{@\"a\":"], ["", "@["], ["", "[a b:^{"],
                ["", "^{"], ["", "f("], ["", "if (a) "], ["", "while (a) {"], ["", "a ? "],
                ["", "a = "], ["", "(", "a", ")"], ["", "[", "a", " b]"], ["", "[a b:", "c", "]"],
                ["", "switch (a) { case 1: "], ["", "do { "], ["", "@try { "], ["", "({"],
                ["", "a[", "", "]"], ["", "@synchronized (a) {"], ["", "for (;;) "],
            ] as [RepeatedCode]))
    func nested(code: RepeatedCode) async throws {
        for text in ["void f(void) { \(code.text)", "void f(void) { \(code.text); }\nint x = 1;"] {
            let tree = try #require(await read(text))
            #expect(tree.gaps.contains { $0.cause == .nestedTooDeep })
        }
    }

    @Test(
        "Long chains are read or cut",
        arguments: Sweep.every(
            5,
            of: [
                ["a", " + b"], ["a", ".b"], ["a", "[0]"], ["a", "()"], ["", "!", "a"],
                ["", "(id)", "a"], ["a", "++"], ["", "- ", "1"],
                ["if (a) {}", " else if (b) {}"], ["", "@\"a\" "], ["a", ", a"], ["", "x: "],
                ["a", "->b", "", " * c"], ["", "int *x = 1, y;"], ["", "A @\"a\" "],
            ] as [RepeatedCode]))
    func chains(code: RepeatedCode) async throws {
        let tree = try #require(await read("void f(void) { \(code.text); }\nint last = 1;"))
        #expect(tree.nodes.contains { $0.kind == .variable && $0.text == "last" })
    }

    @Test(
        "Declarations that do not end are read to the end of the file",
        arguments: Sweep.every(
            5,
            of: [
                ["", "@interface A "], ["", "@implementation A\n"], ["", "- (void)a {\n"],
                ["", "namespace a {"], ["", "extern \"C\" {"], ["", "struct a {"],
                ["", "typedef enum {"], ["", "NS_ENUM(a, b) {"], ["", "- (void (^)("],
                ["", "void (^a)("], ["", "void f(void (^a)("], ["", "a<"], ["", "A<B "],
                ["", "@property ("], ["", "#define A\\\n"], ["", "template <"],
                ["", "@protocol A\n"], ["", "- (a)b:(c)"], ["", "__attribute__(("], ["", "A_B "],
                ["", "}"], ["", "@end "], ["", "/*"], ["@\"", "\\"], ["", "'"], ["", "~"],
                ["", "a::"], ["", "@"], ["", "struct a { struct b {", "", "} "], ["", "A_B("],
                ["void f(", "void (^)(", "a", ")", ");"], ["", "(^", "", ")("], ["", "a "],
            ] as [RepeatedCode]))
    func declarations(code: RepeatedCode) async throws {
        let tree = try #require(await read(code.text))
        #expect(tree.file.kind == .file)
    }

    @Test(
        "Branches of the preprocessor are no danger",
        arguments: Sweep.every(
            5,
            of: [
                ["", "#if A\n"], ["", "#ifdef A\nint a;\n", "", "#endif\n"],
                ["", "#if A\n{\n#else\n}\n#endif\n"], ["", "#else\n"], ["", "#endif\n"],
                ["#if A\n", "#elif B\nint a;\n"], ["", "#if A\n[\n", "", "#endif\n"],
                ["#if ", "(", "1"], ["#if ", "!", "1"], ["#if 1", " && 1"],
                ["", "#if 0\n", "", "#endif\n"], ["", "#if A\n#elif B\n#else\n"],
                ["@implementation A\n", "- (void)a {\n#if A\nif (a) {\n#endif\n}\n"],
            ] as [RepeatedCode]))
    func branches(code: RepeatedCode) async throws {
        let tree = try #require(await read(code.text + "\nint last = 1;"))
        #expect(tree.file.kind == .file)
    }

    @Test("A file of more than four megabytes is not read", .exhaustive)
    func tooLong() {
        let tree = CodeTree(path: "a.m", bytes: [UInt8](repeating: 0x20, count: 4 << 20 + 1))
        #expect(tree?.gaps == [CodeGap(.tooLong, at: 1)])
    }

    @Test("Any bytes make a tree", arguments: 0..<40)
    func anyBytes(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let words = [
            "@interface", "@end", "(", ")", "[", "]", "{", "}", "<", ">", "*", "^", ":", ";", ",",
            "a", "if", "else", "case", "switch", "@\"x\"", "-", "+", "=", "\n#if A\n", "\n#endif\n",
            "\n#else\n", "1", "@implementation", "@selector", "typedef", "enum", "struct", ".",
            "\n",
            "@[", "@{", "for", "in", "::", "typeof", "return", "static", "NS_ENUM", "\u{00E9}",
        ]
        var code = ""
        for _ in 0..<400 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            code += words[Int(state >> 33) % words.count] + " "
        }
        #expect(CodeTree(path: "a.m", bytes: Array(code.utf8)) != nil)
    }
}
