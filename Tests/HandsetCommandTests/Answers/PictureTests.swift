import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The pictures that README shows.
@Suite(.waitsForPrograms) struct PictureTests {
    private static let payload = "samples/payloads/azure-worker-role.json"

    @Test("README's picture of a matrix is what the command draws")
    func matrix() throws {
        let result = try CommandResult.handset(
            "matrix", "--app", "samples/apps/shop.json", "--format", "svg",
            #"{"aps":{"alert":"Your order is ready"},"order":{"id":7}}"#)
        try Golden("samples/pictures/matrix.svg").expect(result.output)
        #expect(result.status == 0)
    }

    @Test("A picture shows one payload, and nothing is drawn of two")
    func twoPayloads() throws {
        let result = try CommandResult.handset(
            "matrix", "--format", "svg", Self.payload, Self.payload)
        #expect(result.output == "")
        #expect(result.errors.contains("A picture shows one payload"))
        #expect(result.status == 64)
    }

    @Test("A page has a section for each payload, and ends when there is none")
    func page() throws {
        let two = try CommandResult.handset(
            "matrix", "--format", "html", Self.payload, Self.payload)
        #expect(two.output.matches(of: #/<section /#).count == 2)
        #expect(two.output.hasSuffix("</main>\n</html>\n"))
        let none = try CommandResult.handset(
            "matrix", "--app", "classic", "--format", "html", input: "")
        #expect(none.output.hasSuffix("</main>\n</html>\n"))
        #expect(!none.output.contains("<section"))
    }

    @Test("README's picture of an explanation is what the command draws")
    func explanation() throws {
        let result = try CommandResult.handset(
            "explain", "--app", "classic", "--format", "svg",
            #"{"aps":{"session":"42","sound":"default"}}"#)
        try Golden("samples/pictures/explain.svg").expect(result.output)
        #expect(result.status == 0)
    }

    @Test("A page of explanations has a section for each payload, and tells of rejected input")
    func explanations() throws {
        let two = try CommandResult.handset(
            "explain", "--format", "html", Self.payload, Self.payload, "missing.json")
        #expect(two.output.matches(of: #/<section /#).count == 2)
        #expect(two.output.contains("Some input was rejected"))
        #expect(two.output.hasSuffix("</main>\n</html>\n"))
        #expect(two.status == 2)
        let pictures = try CommandResult.handset(
            "explain", "--format", "svg", Self.payload, Self.payload)
        #expect(pictures.output == "")
        #expect(pictures.status == 64)
    }

    @Test("A terminal gets a coloured grid, and with --format text the table")
    func terminal() throws {
        let grid = try CommandResult.line(
            "script -qec 'TERM=xterm NO_COLOR= handset matrix --app classic --ios 9 \(Self.payload)' /dev/null"
        )
        #expect(grid.output.contains("\u{1B}[31mlost [4]"))
        #expect(!grid.output.contains("callbacks"))
        let long = try CommandResult.line(
            "script -qec 'NO_COLOR=1 handset matrix --app classic --ios 9 --format text \(Self.payload) 2>/dev/null' /dev/null"
        )
        let piped = try CommandResult.handset(
            "matrix", "--app", "classic", "--ios", "9", Self.payload)
        #expect(long.output.replacing("\r\n", with: "\n") == piped.output)
    }

    @Test(
        "Options that do not belong together are wrong usage",
        arguments: [
            ["--long", "--format", "grid"], ["--only", "dead"], ["--only", ""],
        ])
    func contradictions(options: [String]) throws {
        let words = options.map { "'\($0)'" }.joined(separator: " ")
        let result = try CommandResult.line("handset matrix --app classic \(words) \(Self.payload)")
        #expect(result.status == 64)
        #expect(result.output == "")
    }
}
