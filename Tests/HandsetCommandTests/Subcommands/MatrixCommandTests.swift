import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct MatrixCommandTests {
    private func row(_ options: String) throws -> String? {
        let result = try CommandResult.line(
            "handset matrix --app classic \(options) \(Self.sample) | grep '^not-running  tap '")
        return result.output.split(separator: "\n").first.map(String.init)
    }

    private static let sample = "samples/payloads/azure-worker-role.json"

    @Test("A tap on an app that is not running loses the session on iOS 4, unless it looks")
    func launchOptions() throws {
        #expect(try row("--ios 4")?.contains("lost") == true)
        #expect(try row("--ios 4 --device launchOptions=true")?.contains("routed") == true)
    }

    @Test("Versions are those asked for, each once, or 4, 9 and 17")
    func versions() throws {
        func versions(_ options: String) throws -> String {
            try CommandResult.line(
                "handset matrix --app classic \(options) \(Self.sample) | grep -o '^iOS [0-9.]*' | tr '\\n' ' '"
            ).output
        }
        #expect(try versions("") == "iOS 4.0 iOS 9.0 iOS 17.0 ")
        #expect(try versions("--ios 10.3,7,10.3") == "iOS 10.3 iOS 7.0 ")
        #expect(
            try CommandResult.line("handset matrix --app classic --ios 4, \(Self.sample)").status
                == 64)
        #expect(
            try CommandResult.line("handset matrix --app classic --ios 2 \(Self.sample)").status
                == 64)
    }

    @Test("Each payload has its matrix, and what is refused stops none")
    func payloads() throws {
        let result = try CommandResult.line(
            #"printf '{"aps":{"session":"1"}}\n{"aps":\n{"aps":{"session":"3"}}\n' "#
                + "| handset matrix --app classic --ios 4 | grep -e '^stdin' -e '^session'; echo ${PIPESTATUS[1]}"
        )
        #expect(
            result.output == """
                stdin:1: payload 1, 23 bytes
                session 1 in aps, found by rule app
                stdin:3: payload 2, 23 bytes
                session 3 in aps, found by rule app
                2

                """)
    }

    @Test("JSON is a line for each payload")
    func json() throws {
        let result = try CommandResult.line(
            "handset matrix --app classic --format json --ios 4 \(Self.sample) \(Self.sample) "
                + "| while read -r line; do grep -o '\"code\":\"lost\"' <<< \"$line\" | wc -l; done"
        )
        #expect(result.output == "6\n6\n")
    }

    @Test("Rules come from a file if one is named")
    func rules() throws {
        let result = try CommandResult.line(
            "handset matrix --app classic --rules samples/rules/hardened.json \(Self.sample) | sed -n 2p"
        )
        #expect(result.output == "target SESSION in aps, found by rule hardened\n")
    }
}
