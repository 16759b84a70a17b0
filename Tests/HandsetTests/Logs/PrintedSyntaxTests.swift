import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The texts of PHP's `var_export` and of Go's `%#v`, which are written as in the languages themselves.
@Suite struct PrintedSyntaxTests {
    private func only(_ log: String) throws -> FoundPayload {
        let run = LogRun(log + "\n")
        #expect(run.lines.count == 1, "\(run.lines)")
        return try #require(run.found.first, "\(run.lines)")
    }

    private func json(_ found: FoundPayload) -> String {
        String(decoding: found.json, as: UTF8.self)
    }

    private static let exported = """
        array (
          'aps' => \n  array (
            'alert' => \n    array (
              'title' => 'Order',
            ),
            'sound' => 'default',
          ),
          'tags' => \n  array (
            0 => 'a',
            1 => 'b',
          ),
        )
        """
    private static let map =
        #"map[string]interface {}{"aps":map[string]interface {}{"alert":map[string]string{"title":"Order"}, "#
        + #""sound":"default"}, "tags":[]interface {}{"a", "b"}}"#
    private static let json =
        #"{"aps":{"alert":{"title":"Order"},"sound":"default"},"tags":["a","b"]}"#

    @Test(
        "Both are read whole, and within other text",
        arguments: [(exported, LogForm.php), (map, .go)], ["%", "push %", "sent % to 3f9a", "[%]"])
    func forms(form: (text: String, form: LogForm), around: String) throws {
        let found = try only(around.replacing("%", with: form.text))
        #expect(json(found) == Self.json)
        #expect(found.form == form.form && found.grade == .exact && found.repairs == [])
        #expect(found.assumed == [] && found.guessed == [])
    }

    @Test("With other white space the grade says so, as with a last member that has no comma")
    func whiteSpace() throws {
        let line = Self.exported.split(separator: "\n").map {
            $0.trimmingPrefix(while: { $0 == " " })
        }.joined(separator: " ")
        for log in [
            line, Self.exported.replacing(" \n", with: "\n"), line.replacing(", )", with: " )"),
            Self.exported.replacing("\n", with: "\r\n"),
            Self.map.replacing("{\"", with: "{\n\t\"").replacing("}", with: "\n}")
                .replacing("interface {\n}", with: "interface {}"),
            Self.map.replacing("\":", with: "\": "),
            Self.map.replacing("}}", with: "},\n}").replacing(
                "interface {},\n}", with: "interface {}}"),
        ] {
            let found = try only(log)
            #expect(json(found) == Self.json, "\(log)")
            #expect(found.grade == .whiteSpace, "\(log)")
        }
    }

    @Test(
        "Each value has its type",
        arguments: [
            (
                "array ( 'aps' => array ( 'alert' => 'It\\'s \\\\ \\n', ), 'a' => -3, 'b' => 1.5, 'c' => NULL, "
                    + "'d' => false, 'e' => array ( ), 'f' => array ( 1 => 'x', ), 7 => true, )",
                #"{"aps":{"alert":"It's \\ \\n"},"a":-3,"b":1.5,"c":null,"d":false,"e":[],"f":{"1":"x"},"7":true}"#
            ),
            (
                #"map[string]interface {}{"aps":map[string]interface {}{"alert":"\"a\" \n\t\u00e9\U0001f600\\"}, "a":-3, "#
                    + #""b":1.5e+09, "c":interface {}(nil), "d":false, "e":[]string{}, "f":map[int]string{}, "g":0x1f, "#
                    + #""h":[]string(nil), "i":[]map[string]int{map[string]int{"x":1}}, "j":(*string)(nil)}"#,
                #"{"aps":{"alert":"\"a\" \n\té😀\\"},"a":-3,"b":1.5e+09,"c":null,"d":false,"e":[],"f":{},"g":31,"#
                    + #""h":null,"i":[{"x":1}],"j":null}"#
            ),
            (
                "(object) array( 'aps' => (object) array( 'alert' => 'x', ), )",
                #"{"aps":{"alert":"x"}}"#
            ),
            (
                #"App\Push::__set_state(array( 'aps' => \stdClass::__set_state(array( 'alert' => 'x', )), 'a' => 1, ))"#,
                #"{"aps":{"alert":"x"},"a":1}"#
            ),
        ])
    func types(log: String, json: String) throws {
        let found = try only(log)
        #expect(self.json(found) == json)
        #expect(found.assumed == [] && found.guessed == [] && found.lost == [])
    }

    @Test("What has no value in JSON is lost")
    func lost() throws {
        let php = try only(
            "array ( 'aps' => array ( ), 'a' => NAN, 'b' => -INF, 'c' => \\App\\Kind::A, )")
        #expect(php.lost.map(\.path) == ["a", "b", "c"])
        let go = try only(
            #"map[string]any{"aps":map[string]any{}, "a":(*main.User)(0xc000010240), "b":NaN, "c":+Inf}"#
        )
        #expect(go.lost.map(\.path) == ["a", "b", "c"])
        #expect(
            LogRun(#"map[string]any{"aps":(*main.APS)(0xc000010240), "id":7}"# + "\n")
                .refusals.map(\.reason) == [.elided])
    }

    @Test("What is cut off is refused, and other arrays and maps are passed over")
    func others() {
        for text in [Self.exported, Self.map] {
            let run = LogRun("x " + text.prefix(text.count * 2 / 3) + "\n")
            #expect(
                run.found.isEmpty && run.refusals.map(\.reason) == [.unfinished], "\(run.lines)")
        }
        let other = """
            array ( 'a' => 'b', ) array (x) array ( 'a' => $b ) an array ( 1 )
            map[string]interface {}{"a":1} map[string]int map[string]any{} map[string]any{a:1}
            array ( 'site' => array ( 'aps' => array ( 'count' => 1, ), ), )

            """
        #expect(LogRun(other).lines == [])
    }

    @Test("A payload within others is found with its way, and JSON in a text is found")
    func within() throws {
        let php = try only(
            "array ( 'message' => array ( 'payload' => array ( 'aps' => array ( 'alert' => 'x', ), ), ), )"
        )
        #expect(php.within == ["message", "payload"])
        let go = try only(
            #"map[string]any{"message":map[string]any{"payload":map[string]any{"aps":map[string]any{"alert":"x"}}}}"#
        )
        #expect(go.within == ["message", "payload"])
        #expect(
            LogRun("array (\n  'body' => '{\"aps\":{\"alert\":\"x\"}}',\n)\n").payloads
                == [#"{"aps":{"alert":"x"}}"#])
    }
}
