import HandsetPorting
import Testing

/// The outline of a Swift file: its imports, declarations and names.
@Suite struct SourceOutlineTests {
    private func outline(_ text: String) -> SourceOutline { SourceOutline(of: SourceText(text)) }

    @Test(
        "Imports are found with their places, whatever stands around their names",
        arguments: [
            ("import UIKit", ["UIKit 1:8"]), ("@testable import A\nimport B", ["A 1:18", "B 2:8"]),
            ("import class UIKit.UIView", ["UIKit 1:14"]), ("import os.log", ["os 1:8"]),
            ("@preconcurrency public import A", ["A 1:31"]),
            ("import A; import B", ["A 1:8", "B 1:18"]),
            ("// import A", []), ("let a = \"import B\"", []), ("let important = A()", []),
            ("func f() {\n  import A\n}", []), ("import", []),
        ])
    func imports(text: String, expected: [String]) {
        #expect(outline(text).imports.map { "\($0.name) \($0.line):\($0.column)" } == expected)
    }

    @Test(
        "Of the branches of #if, only those count that Linux takes",
        arguments: [
            ("#if canImport(UIKit)\nimport A\n#else\nimport B\n#endif", ["A"]),
            ("#if canImport(CoreData)\nimport A\n#endif\nimport C", ["C"]),
            ("#if os(macOS)\nimport A\n#elseif os(iOS)\nimport B\n#else\nimport C\n#endif", ["B"]),
            ("#if DEBUG && !targetEnvironment(simulator)\nimport A\n#endif", ["A"]),
            ("#if PRO || (os(tvOS) && true)\nimport A\n#endif", []),
            ("#if swift(>=5.9) && compiler(>=6)\nimport A\n#endif", ["A"]),
            ("#if !os(iOS)\n#if true\nimport A\n#endif\n#else\nimport B\n#endif", ["B"]),
            ("#endif\n#else\nimport A", ["A"]), ("#if", []),
        ])
    func conditions(text: String, expected: [String]) {
        #expect(outline(text).imports.map(\.name) == expected)
    }

    @Test(
        "Declarations that other files can name are found, with what they inherit",
        arguments: [
            ("class A: UIResponder, B.C {}", ["class A: UIResponder, B.C"]),
            ("struct A<B: C>: D where B: E {}", ["struct A: D"]),
            ("final actor A {}\nenum B: String { case c }", ["actor A", "enum B: String"]),
            ("extension Notification.Name { static let a = 1 }", ["extension Notification.Name"]),
            ("class A { class func b() {}; class C {} }", ["class A"]),
            (
                "protocol A: class {}\nprotocol B: AnyObject {}",
                ["protocol A: class", "protocol B: AnyObject"]
            ),
            ("class A: @unchecked Sendable, @preconcurrency B {}", ["class A: Sendable, B"]),
            (
                "let a = 1\nfunc b(c: Int) { let d = 2 }\ntypealias E = Int",
                ["let a", "func b", "typealias E"]
            ),
            ("/* class A {} */ let b = \"class C {}\"", ["let b"]),
        ])
    func declarations(text: String, expected: [String]) {
        let found = outline(text).declarations.map { declaration in
            let inherited = declaration.inherited.joined(separator: ", ")
            return
                "\(declaration.kind.rawValue) \(declaration.name)\(inherited.isEmpty ? "" : ": ")\(inherited)"
        }
        #expect(found == expected)
    }

    @Test(
        "The class that starts the program is known by its attribute",
        arguments: ["@main", "@UIApplicationMain", "@MainActor @main public final"])
    func main(attributes: String) {
        let declarations = outline("class A {}\n\(attributes) class B {}\nclass C {}").declarations
        #expect(declarations.map(\.isMain) == [false, true, false])
    }

    @Test(
        "Names are told from members, labels, comments and strings; those of interpolations count")
    func names() {
        let outline = outline(
            """
            // Comment
            let a = Router.shared.open("Text \\(Chat.last)", label: Value())
            """)
        #expect(outline.uses("Router") && outline.uses("Chat") && outline.uses("Value"))
        #expect(outline.uses("shared"), "as a member")
        #expect(outline.place(of: "shared") == nil)
        #expect(!outline.uses("Comment") && !outline.uses("Text") && !outline.uses("label"))
        #expect(outline.place(of: "Chat").map { [$0.line, $0.column] } == [2, 36])
    }

    @Test("Members belong to the declaration that they stand in, and not those of its functions")
    func members() {
        let text =
            "extension String { static let a = 1; var b: Int { let c = 2; return c }; func d() {} }"
        #expect(outline(text).declarations.first?.members == ["a", "b", "d"])
    }

    @Test(
        "Any text has an outline",
        arguments: ["", "}", "}}}class A {}", "class", "import .", ")]", "@", "#", "`class`"])
    func anything(text: String) {
        _ = outline(text)
        _ = outline("\u{FEFF}" + text + "\r\n")
    }
}
