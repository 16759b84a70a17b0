import Handset
import HandsetTestSupport
import Testing

/// The reader that printing is held against has to see where a text is not as Darwin prints it.
@Suite struct OldStyleReaderTests {
    private static let text = #"""
        {
            list =     (
                "a b",
                        {
                    id = 7;
                }
            );
            "\U00e9\n" = "";
        }
        """#

    private func value(of text: String) throws -> OldStyleValue {
        try OldStyleReader.value(of: Array(text.utf8))
    }

    @Test("A text is the value that it was printed for")
    func reading() throws {
        let list = OldStyleValue.array([
            .text(Array("a b".utf16)),
            .dictionary([OldStyleValue.Member(key: Array("id".utf16), value: .text([0x37]))]),
        ])
        #expect(
            try value(of: Self.text)
                == .dictionary([
                    OldStyleValue.Member(key: Array("list".utf16), value: list),
                    OldStyleValue.Member(key: [0xE9, 0x0A], value: .text([])),
                ]))
    }

    @Test(
        "One thing that Darwin does not print is a fault",
        arguments: [
            ("list =     (", "list =    ("), ("list =", "list="), ("list", "\"list\""),
            ("\"a b\"", "a b"), ("\"a b\",", "\"a b\""), ("id = 7;", "id = 7"),
            ("id = 7;", "id = -7;"), ("        {\n", "    {\n"), ("    );", "      );"),
            ("\\U00e9", "\\U00E9"), ("\\U00e9", "\\U0065"), ("\\n", "\\012"), ("\\n", "\\q"),
            ("= \"\"", "= "), ("\"\";\n}", "\"\";\n}\n"), ("{\n    list", "{list"),
        ])
    func faults(found: String, put: String) throws {
        let text = Self.text.replacing(found, with: put, maxReplacements: 1)
        #expect(text != Self.text)
        #expect(throws: OldStyleReader.Fault.self) { try value(of: text) }
    }
}
