import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The arrays and objects that PHP's `print_r` and `var_dump` print.
@Suite struct PHPPrintTests {
    private func only(_ log: String) throws -> FoundPayload {
        let run = LogRun(log + "\n")
        #expect(run.lines.count == 1, "\(run.lines)")
        return try #require(run.found.first, "\(run.lines)")
    }

    private static let printed = """
        Array
        (
            [aps] => Array
                (
                    [alert] => Array
                        (
                            [title] => Order
                        )

                    [sound] => default
                )

            [tags] => Array
                (
                    [0] => a
                    [1] => b
                )

        )
        """
    private static let dumped = """
        array(2) {
          ["aps"]=>
          array(2) {
            ["alert"]=>
            array(1) {
              ["title"]=>
              string(5) "Order"
            }
            ["sound"]=>
            string(7) "default"
          }
          ["tags"]=>
          array(2) {
            [0]=>
            string(1) "a"
            [1]=>
            string(1) "b"
          }
        }
        """
    private static let json =
        #"{"aps":{"alert":{"title":"Order"},"sound":"default"},"tags":["a","b"]}"#

    @Test(
        "Both are read, on lines of their own, on one line, with prefixes, and within other text",
        arguments: [printed, dumped])
    func forms(text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let prefixed = lines.map { "2026-03-02 10:11:12.000 push[12:34] " + $0 }.joined(
            separator: "\n")
        for log in [
            text, "push " + text, "[2026-03-02 10:11:12] local.INFO: push " + text, prefixed,
        ] {
            let found = try only(log)
            #expect(String(decoding: found.json, as: UTF8.self) == Self.json)
            #expect(found.form == .php && found.grade == .exact && found.repairs == [], "\(log)")
            #expect(found.assumed == [] && found.guessed == [])
        }
        let joined = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        for log in [
            joined, "push \(joined) sent", text.replacing("\n", with: "\r\n"),
            text.replacing("    ", with: "  "),
        ] {
            let found = try only(log)
            #expect(String(decoding: found.json, as: UTF8.self) == Self.json)
            #expect(found.grade == .whiteSpace, "\(log)")
        }
    }

    @Test(
        "Objects are dictionaries, and lists are arrays",
        arguments: [
            (
                "stdClass Object ( [aps] => stdClass Object ( [alert] => x ) )",
                #"{"aps":{"alert":"x"}}"#
            ),
            (
                #"App\Push Object ( [aps:protected] => Array ( [alert] => x ) )"#,
                #"{"aps":{"alert":"x"}}"#
            ),
            ("Array ( [aps] => Array ( ) [a] => Array ( ) )", #"{"aps":{},"a":[]}"#),
            (
                "Array ( [aps] => Array ( [alert] => x ) [a] => Array ( [1] => y ) )",
                #"{"aps":{"alert":"x"},"a":{"1":"y"}}"#
            ),
            (
                #"object(stdClass)#1 (1) { ["aps"]=> object(App\APS)#2 (1) { ["alert":protected]=> string(1) "x" } }"#,
                #"{"aps":{"alert":"x"}}"#
            ),
            (
                "array(1) { 'aps' => array(1) { 'alert' => string(1) \"x\" } }",
                #"{"aps":{"alert":"x"}}"#
            ),
        ])
    func containers(log: String, json: String) throws {
        #expect(String(decoding: try only(log).json, as: UTF8.self) == json)
    }

    @Test("print_r shows no types, and the ends of some texts are guesses")
    func types() throws {
        let found = try only(
            "Array\n(\n    [aps] => Array\n        (\n            [badge] => 1\n            [alert] => 2\n        )\n\n"
                + "    [a] => \n    [b] => 1.50\n    [c] => one\n\ntwo\n    [d] => (x) [y]\n)\n")
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"badge":1,"alert":"2"},"a":"","b":"1.50","c":"one\n\ntwo","d":"(x) [y]"}"#
        )
        #expect(found.assumed.map(\.path) == ["aps.badge", "aps.alert", "a"])
        #expect(found.assumed.last?.alternatives == [.boolean, .null])
        #expect(found.guessed == ["c"] && found.grade == .exact)
        let line = try only(
            "Array ( [aps] => Array ( [alert] => Hi (you) there [x] => [y] => z ) )")
        #expect(
            String(decoding: line.json, as: UTF8.self)
                == #"{"aps":{"alert":"Hi (you) there","x":"","y":"z"}}"#)
        #expect(line.guessed == ["aps.alert"])
    }

    @Test("var_dump shows types and lengths")
    func dumpedTypes() throws {
        let found = try only(
            "array(2) { [\"aps\"]=> array(1) { [\"alert\"]=> string(9) \"a\" b } c\" } [\"x\"]=> array(7) { [0]=> int(-3) "
                + "[1]=> float(1.5) [2]=> bool(false) [3]=> NULL [4]=> float(INF) [5]=> *RECURSION* "
                + "[6]=> enum(App\\Kind::A) } }")
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"alert":"a\" b } c"},"x":[-3,1.5,false,null,null,null,null]}"#)
        #expect(found.lost.map(\.text) == ["float(INF)", "*RECURSION*", "enum(App\\Kind::A)"])
        #expect(found.assumed == [])
    }

    @Test("A text whose length the log has changed ends at its quote, as a guess")
    func lengths() throws {
        let found = try only(
            "array(1) { [\"aps\"]=> array(1) { [\"alert\"]=> string(3) \"a \"b\" c\" } }")
        #expect(String(decoding: found.json, as: UTF8.self) == #"{"aps":{"alert":"a \"b\" c"}}"#)
        #expect(found.guessed == ["aps.alert"] && found.grade == .whiteSpace)
    }

    @Test("A payload within other arrays is found, and one that is cut off is refused")
    func within() throws {
        let inner = try only(
            "Array ( [message] => Array ( [payload] => Array ( [aps] => Array ( [alert] => x ) ) ) )"
        )
        #expect(inner.within == ["message", "payload"])
        let listed = try only("Array ( [0] => Array ( [aps] => Array ( [alert] => x ) ) [1] => y )")
        #expect(String(decoding: listed.json, as: UTF8.self) == #"{"aps":{"alert":"x"}}"#)
        for text in [Self.printed, Self.dumped] {
            let lines = text.split(separator: "\n")
            let run = LogRun("x \(lines.prefix(6).joined(separator: "\n"))\n")
            #expect(
                run.found.isEmpty && run.refusals.map(\.reason) == [.unfinished], "\(run.lines)")
        }
    }

    @Test("Other arrays are passed over, and JSON in them is found")
    func others() throws {
        #expect(
            LogRun("Array ( [a] => b )\nArray\n(\n)\nan Array\nObject (x)\narray(1) { x\n").lines
                == [])
        #expect(
            LogRun("Array ( [site] => Array ( [aps] => Array ( [count] => 1 ) ) )\n").lines == [])
        let run = LogRun("Array\n(\n    [body] => {\"aps\":{\"alert\":\"x\"}}\n)\n")
        #expect(run.payloads == [#"{"aps":{"alert":"x"}}"#])
    }
}
