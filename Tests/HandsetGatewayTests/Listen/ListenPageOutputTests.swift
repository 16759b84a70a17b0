import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen --page` prints what `handset listen` prints.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenPageOutputTests {
    @Test(
        "A page changes neither the output nor the status where nobody has named an app",
        arguments: ["", "--format session", "--require-session", "--key-path orderId"])
    func same(options: String) throws {
        let folder = try TemporaryFolder()
        let results = try ["", "--page"].map { page in
            try CommandResult.line(
                """
                cd '\(folder.path)'
                handset listen --tls off --log never \(options) \(page) --exec \
                    'handset send -q session alert > answers'
                """)
        }
        #expect(results[0].output == results[1].output)
        #expect(results[0].status == results[1].status)
    }

    @Test("What is done on the page prints nothing then")
    func acts() throws {
        let result = try CommandResult.line(
            """
            handset listen --tls off --page --log never --exec 'handset send -q session > /dev/null
                curl -sS -H "content-type: application/json" -d "{\\"action\\":\\"tap\\",\\"notification\\":1}" \
                    "$HANDSET_PAGE/api/v1/phone/actions" > /dev/null'
            """)
        #expect(
            result.output
                == "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");\n")
    }
}
