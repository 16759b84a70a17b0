import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct DescribeTests {
    @Test(
        "An integer beyond 64 bits is printed as the iOS version prints it, by default iOS 4",
        arguments: [
            (nil, "12345678901234567890"), ("10.3", "12345678901234567890"),
            ("11", "\"1.234567890123457e+19\""),
        ])
    func largeInteger(version: String?, text: String) throws {
        let input = #"{"id":12345678901234567890}"#
        let result =
            try version.map { try CommandResult.handset("describe", "--ios", $0, input: input) }
            ?? CommandResult.handset("describe", input: input)
        #expect(result.output == "{\n    id = \(text);\n}\n")
        #expect(result.errors.contains("is beyond 64 bits"))
    }

    @Test("receive, explain and matrix search the text of their iOS version")
    func searched() throws {
        let input = #"{"aps":{"session":12345678901234567890}}"#
        for (version, session) in [("10", "1234567890123456789"), ("11", "1.234567890123457e+19")] {
            for subcommand in ["receive", "explain", "matrix"] {
                let result = try CommandResult.handset(
                    subcommand, "--app", "classic", "--ios", version, "--format", "json",
                    input: input)
                #expect(result.output.contains(session), "\(subcommand) \(version)")
            }
            let sessions = try CommandResult.handset(
                "receive", "--ios", version, "--format", "session", input: input)
            #expect(sessions.output.contains(session))
        }
    }
}
