import Handset
import Testing

/// Layout, order and quoting of dictionaries and arrays.
@Suite struct ContainerTests {
    private func printed(_ json: String) throws -> String {
        try Payload(json: json).description
    }

    /// The text of the one element of an array under the one key.
    private func element(_ json: String) throws -> String {
        let text = try printed("{\"k\":[\(json)]}")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(2).dropLast(2).joined(separator: "\n")
            .trimmingPrefix("        ").description
    }

    @Test("Containers are laid out level by level, those in arrays padded twice")
    func layout() throws {
        #expect(
            try printed(
                #"""
                {"none":[],"empty":{},"aps":{"sound":"bingbong.aiff","badge":9,
                 "alert":{"loc-args":["Jenna B",{"id":7}],"body":"Hi there"}}}
                """#) == """
                    {
                        aps =     {
                            alert =         {
                                body = "Hi there";
                                "loc-args" =             (
                                    "Jenna B",
                                                    {
                                        id = 7;
                                    }
                                );
                            };
                            badge = 9;
                            sound = "bingbong.aiff";
                        };
                        empty =     {
                        };
                        none =     (
                        );
                    }
                    """)
    }

    @Test("Arrays in arrays are padded twice, their closing brackets once")
    func nestedArrays() throws {
        #expect(
            try printed(#"{"a":[[],[1,[2]],{}]}"#) == """
                {
                    a =     (
                                (
                        ),
                                (
                            1,
                                        (
                                2
                            )
                        ),
                                {
                        }
                    );
                }
                """)
    }

    @Test("An empty dictionary has two lines")
    func empty() throws {
        #expect(try printed("{}") == "{\n}")
    }

    @Test("Keys are in the order of UTF-16 units, a prefix first")
    func order() throws {
        let keys = [
            "", "1", "10", "2", "A", "Z", "_", "a", "aB", "ab", "abc", "~", "é", "한", "\u{1F600}",
            "\u{E000}", "\u{FF5E}",
        ]
        let json =
            "{"
            + keys.reversed().map { "\"\($0)\":\"\(keys.firstIndex(of: $0) ?? 0)\"" }
            .joined(separator: ",") + "}"
        let values = try printed(json).split(separator: "\n").dropFirst().dropLast()
            .compactMap { $0.split(separator: " = ").last?.dropLast() }
        #expect(values.map(String.init) == keys.indices.map(String.init))
    }

    @Test(
        "Letters and digits are bare",
        arguments: ["a", "Z", "0", "1pb", "009999", "session", "aB3"])
    func bare(text: String) throws {
        #expect(try element("\"\(text)\"") == text)
        #expect(try printed("{\"\(text)\":1}") == "{\n    \(text) = 1;\n}")
    }

    @Test(
        "Everything else stands in quotes as it is",
        arguments: [
            "", " ", "_", "-", ".", "/", ":", "$", "@", "+", "#", "<", ">", "~", "a b", "ab-12",
            "it's",
            "a;b", "=", "{", "}", "(", ")", ",", "%@", "!", "?", "*", "&", "|", "^", "`", "[", "]",
        ])
    func quoted(text: String) throws {
        #expect(try element("\"\(text)\"") == "\"\(text)\"")
        #expect(try printed("{\"\(text)\":1}") == "{\n    \"\(text)\" = 1;\n}")
    }

    @Test(
        "Escapes are those of Darwin",
        arguments: [
            (#"\""#, #"\""#), (#"\\"#, #"\\"#), (#"\n"#, #"\n"#), (#"\t"#, #"\t"#),
            (#"\r"#, "\r"), (#"\r\n"#, "\r\\n"), (#"a\rb"#, "a\rb"), (#"\"\r"#, "\\\"\r"),
            (#"\u001b"#, #"\033"#), (#"\u0007"#, #"\a"#), (#"\b"#, #"\b"#), (#"\f"#, #"\f"#),
            (#"\u000b"#, #"\v"#), (#"\u0000"#, #"\000"#), (#"\u0001"#, #"\001"#),
            (#"\u001f"#, #"\037"#), ("\u{7F}", #"\177"#), ("\u{80}", #"\U0080"#),
            ("é", #"\U00e9"#), ("ÿ", #"\U00ff"#), ("Ā", #"\U0100"#), ("한국", #"\Ud55c\Uad6d"#),
            ("\u{FFFF}", #"\Uffff"#), ("\u{10000}", #"\Ud800\Udc00"#), ("👋", #"\Ud83d\Udc4b"#),
            ("\u{10FFFF}", #"\Udbff\Udfff"#), ("衝2", #"\U885d2"#),
            ("é\\u0000é", #"\U00e9\000\U00e9"#),
        ])
    func escapes(json: String, text: String) throws {
        #expect(try element("\"\(json)\"") == "\"\(text)\"")
    }

    @Test(
        "Numbers, Booleans and null are printed, then tested for quotes",
        arguments: [
            ("0", "0"), ("9", "9"), ("10", "10"), ("-0", "0"), ("-1", "\"-1\""),
            ("-25200", "\"-25200\""), ("9223372036854775807", "9223372036854775807"),
            ("true", "1"), ("false", "0"), ("null", "\"<null>\""), ("0.5", "\"0.5\""),
            ("64.4", "\"64.40000000000001\""), ("1.0", "1"), ("100.0", "100"), ("1e2", "100"),
            ("1e-5", "\"1e-05\""), ("1e22", "\"1e+22\""), ("-0.0", "\"-0\""), ("-2.0", "\"-2\""),
            ("0.1", "\"0.1\""), ("12345678901234567890", "12345678901234567890"),
        ])
    func scalars(json: String, text: String) throws {
        #expect(try element(json) == text)
    }

    @Test(
        "At the top level values stand alone, strings as they are",
        arguments: [
            (#""a \"b\"\n한 👋""#, "a \"b\"\n한 👋"), (#""""#, ""), ("-1", "-1"), ("1.5", "1.5"),
            ("true", "1"), ("null", "<null>"), ("[\"é\"]", "(\n    \"\\U00e9\"\n)"),
            ("{}", "{\n}"), (#""a\u0000b""#, "a\0b"),
        ])
    func topLevel(json: String, text: String) throws {
        #expect(try Payload(json: "{\"k\":\(json)}")["k"]?.description == text)
    }
}
