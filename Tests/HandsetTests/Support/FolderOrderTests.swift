import HandsetTestSupport
import Testing

@Suite struct FolderOrderTests {
    /// The folders of the library, each of which uses only those before it.
    private static let order: [(name: String, purpose: String)] = [
        ("Support", "locks, buffers, excerpts of sources: what every folder may need"),
        ("Markup", "HTML, escaped, and the style of pages"),
        ("System", "iOS versions, the app as the system knows it, its state"),
        ("Payload", "bytes to payloads; the only folder that knows jansson"),
        ("Envelopes", "the payloads in what they were sent in"),
        ("APS", "Apple's keys of the aps dictionary"),
        ("Description", "the text that Darwin prints for a value"),
        ("Document", "JSON files that people write, with places for their errors"),
        ("Script", "the reading of the statement that the web view evaluates"),
        ("Registration", "device tokens, and the callbacks of a registration"),
        ("Session", "rules, patterns, matches and lookups"),
        ("Logs", "payloads that logs hold, read back from what Darwin and Swift print"),
        ("FastPath", "the search of payloads by rules, and all that makes it fast"),
        ("Routing", "the router of sessions, the writer of sessions, and the protocol of handlers"),
        ("Handlers", "handlers for apps and tests"),
        ("Hazards", "differences from what the sender meant, and near misses"),
        ("Device", "plans of callbacks, the app that gets them, and the phone"),
        ("Explanation", "a payload's way through the app, as text"),
        ("Records", "the result of a payload, as JSON"),
        ("Lint", "what Apple's documentation says of payloads, as rules"),
        ("Programs", "handlers that run a program"),
        ("Rules", "rule files"),
        ("Suites", "suite files, and their reports"),
        ("Pictures", "results as grids, Markdown, SVG and HTML"),
        ("Apps", "app files"),
    ]

    /// Members that extensions add to types of the library, and that types of Swift have too.
    private static let foreignMembers: Set = ["allCases", "endIndex", "isASCII", "startIndex"]

    @Test("Each folder of the library uses only the folders before it")
    func order() throws {
        let graph = try FolderGraph(directory: "Sources/Handset")
        let names = Self.order.map(\.name)
        #expect(
            graph.folders.sorted() == names.sorted(), "Every folder has its place in the order.")
        for edge in graph.upwardEdges(in: names, foreignMembers: Self.foreignMembers) {
            Issue.record("\(edge), which comes after it: move one of them")
        }
    }
}
