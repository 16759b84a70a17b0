import Handset
import Testing

/// The rows that the writer of matrices keeps are those that a matrix of its own has for each payload.
@Suite struct MatrixWriterTests {
    /// Payloads whose plans differ, each in one fact.
    private static let payloads = [
        #"{"aps":{"alert":"a"}}"#, #"{"aps":{"alert":"a","session":"1"}}"#,
        #"{"aps":{"alert":"b","session":"2"}}"#, #"{"aps":{"alert":"","session":"1"}}"#,
        #"{"aps":{"alert":{},"session":"1"}}"#, #"{"aps":{"session":"1"}}"#,
        #"{"aps":{"alert":"a","badge":1}}"#, #"{"aps":{"alert":"a","badge":2}}"#,
        #"{"aps":{"alert":"a","sound":"a"}}"#, #"{"aps":{"alert":"a","sound":"b"}}"#,
        #"{"aps":{"alert":"a","sound":{"name":"a","critical":1}}}"#,
        #"{"aps":{"content-available":1,"session":"1"}}"#, #"{"aps":{"content-available":true}}"#,
        #"{"aps":{"alert":"a","content-available":1,"session":"1"}}"#,
        #"{"aps":{"alert":"a","category":"x","session":"1"}}"#,
        #"{"aps":{"alert":"a","category":"y","session":"1"}}"#,
        #"{"aps":{"alert":"a","interruption-level":"passive"}}"#,
        #"{"aps":{"alert":"a","interruption-level":"critical"}}"#,
        #"{"aps":{"event":"update","content-state":{},"session":"1"}}"#, "{}",
        #"{"aps":{"session":"it's"},"more":{"session":"2"}}"#,
    ]

    private static var scenarios: [Scenario] {
        var today = Scenario(delegates: [.legacy, .fetch, .willPresent, .didReceive, .actions])
        today.backgroundModes = .remoteNotification
        today.categories = [NotificationCategory(identifier: "x", actions: [])]
        var quiet = Scenario()
        quiet.quiet = .focus
        return [Scenario(), today, quiet]
    }

    @Test("It writes the record of each payload's own matrix", arguments: 0..<3)
    func sameAsMatrix(index: Int) throws {
        let scenario = Self.scenarios[index]
        let versions = [IOSVersion(4), IOSVersion(9), IOSVersion(17)]
        let writer = MatrixWriter(
            router: SessionRouter(handler: LookupHandler()), scenario: scenario, versions: versions,
            pushType: nil
        ) { _ in true }
        // Twice, so that all rows are kept when the payloads come again.
        let lines = (Self.payloads + Self.payloads).joined(separator: "\n") + "\n"
        let reader = PayloadReader(source: "test", bytes: Array(lines.utf8))
        var (written, count) = ([UInt8](), 0)
        func next() -> PayloadReader.Event? {
            reader.next(answeringWith: .matrices(writer)) { bytes, _ in
                if let bytes { written += bytes }
                count += 1
            }
        }
        while let event = next() { Issue.record("\(event)") }
        #expect(count == 2 * Self.payloads.count)
        var expected: [UInt8] = []
        for case .payload(let payload) in PayloadReader(source: "test", bytes: Array(lines.utf8)) {
            expected += try ScenarioMatrix(of: payload, in: scenario, on: versions).json + [0x0A]
        }
        #expect(written == expected)
    }
}
