import Handset
import HandsetHunt
import Testing

@testable import HandsetCommand

/// The tests that a hunt writes.
@Suite struct HuntTestFileTests {
    private let source = """
        import HandsetApp

        @testable import ShopPush

        // PackagedApp("No")
        extension AppDelegate {
            static func main() async {
                await PackagedApp("Shop", opened: { Router.shared.opened }) {
                    AppDelegate()
                }.run()
            }
        }
        """

    @Test("The expression of the app is found with its closure and imports")
    func expression() throws {
        let expression = try #require(PackagedAppExpression(in: Array(source.utf8)))
        #expect(
            expression.text
                == """
                PackagedApp("Shop", opened: { Router.shared.opened }) {
                    AppDelegate()
                }
                """)
        #expect(expression.imports == ["import HandsetApp", "@testable import ShopPush"])
    }

    @Test("Lines that end as on Windows, closures with names and all imports are taken")
    func otherForms() throws {
        let source =
            "internal import A\r\n@preconcurrency import B\r\nlet a = PackagedApp(\"S\") { b } launch: { C() }\r\n"
        let expression = try #require(PackagedAppExpression(in: Array(source.utf8)))
        #expect(expression.text == "PackagedApp(\"S\") { b } launch: { C() }")
        #expect(expression.imports == ["internal import A", "@preconcurrency import B"])
    }

    @Test(
        "A file without it has none",
        arguments: ["", "// PackagedApp(a)", "MyPackagedApp(a)", "\""]
    )
    func without(source: String) {
        #expect(PackagedAppExpression(in: Array(source.utf8)) == nil)
    }

    @Test(
        "A text is a literal that Swift reads as the same text",
        arguments: [
            ("a", #""a""#), (#"{"a":1}"#, ##"#"{"a":1}"#"##), ("\"#\\#(", "##\"\"#\\#(\"##"),
            ("\"#\u{FE0F}\u{20E3}", "##\"\"#\u{FE0F}\u{20E3}\"##"),
            ("\"\u{301}", "#\"\"\u{301}\"#"), ("a\nb\"", #""a\u{a}b\"""#),
            ("\u{202E}a", #""\u{202e}a""#), ("ä", "\"ä\""),
        ])
    func literals(text: String, expected: String) { #expect(SwiftLiteral.of(text) == expected) }
}
