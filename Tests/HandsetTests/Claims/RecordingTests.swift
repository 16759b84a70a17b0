import Handset
import HandsetClaims
import HandsetTestSupport
import Testing

/// The comparison of a record with what Handset plans.
@Suite struct RecordingTests {
    private static func record(_ form: String = "scenes") throws -> String {
        String(
            decoding: try Repository.bytes(of: "samples/recorder/records/handset-\(form).json"),
            as: UTF8.self)
    }

    private static func comparison(_ record: String) throws -> RecordingComparison {
        RecordingComparison(try Recording(name: "record.json", Payload(json: record).userInfo))
    }

    /// Returns a record with another text in the cell of a state and an action.
    private static func planted(
        in record: String, _ state: String, _ action: String, _ text: String, _ other: String
    ) -> String {
        let mark = "\"appState\":\"\(state)\",\"action\":\"\(action)\""
        var lines: [String] = []
        for part in record.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(part)
            lines.append(line.contains(mark) ? line.replacing(text, with: other) : line)
        }
        return lines.joined(separator: "\n")
    }

    private static let launch =
        #"didFinishLaunchingWithOptions:","applicationState":1,"payload":false"#

    @Test(
        "A record that agrees confirms claims and refutes none",
        arguments: ["application", "scenes"])
    func agrees(form: String) throws {
        let comparison = try Self.comparison(try Self.record(form))
        #expect(comparison.cells.count == 15)
        #expect(comparison.cells.allSatisfy { $0.agrees })
        #expect(comparison.refuted.isEmpty)
        #expect(comparison.confirmed.count >= 10)
        // A record of callbacks does not say what was on the screen.
        #expect(!comparison.confirmed.contains(.tapNeedsAlert))
    }

    @Test("If iOS gave a scene's app the payload in its launch options, that claim is found wrong")
    func launchOptions() throws {
        let record = Self.planted(
            in: try Self.record(), "not-running", "tap", Self.launch,
            Self.launch.replacing("false", with: "true"))
        let comparison = try Self.comparison(record)
        #expect(comparison.cells.count { !$0.agrees } == 1)
        #expect(comparison.refuted == [.launchOptionsEmpty])
        #expect(!comparison.confirmed.contains(.launchOptionsEmpty))
        #expect(comparison.confirmed.contains(.tapResponse))
        let text = RecordingComparisonText(comparison).lines.joined(separator: "\n")
        #expect(text.contains("refutes launch-options-empty: With scenes the launch options"))
        #expect(text.hasSuffix("refutes 1 claim: launch-options-empty"))
    }

    @Test("If iOS did not call a method, the claim behind the call is found wrong")
    func missingCall() throws {
        let record = Self.planted(
            in: try Self.record(), "background", "dismiss",
            "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
            "application:didReceiveRemoteNotification:")
        #expect(try Self.comparison(record).refuted == [.dismissOption])
    }

    @Test("If another choice of a point agrees, the point is named with that choice")
    func choice() throws {
        let connect = #""scene:willConnectToSession:options:","applicationState":1,"payload":"#
        var record = try Self.record()
        for action in ["tap", "button:open"] {
            record = Self.planted(
                in: record, "not-running", action, connect + "true", connect + "false")
        }
        let comparison = try Self.comparison(record)
        #expect(comparison.refuted == [.sceneResponse])
        let choices = comparison.cells.filter { !$0.agrees }.map(\.choices)
        #expect(choices == [["scene-response=missing"], ["scene-response=missing"]])
    }

    @Test(
        "A record that lacks something is refused, with the member",
        arguments: [
            ("{}", "ios"), (#"{"ios":"26"}"#, "on"),
            (#"{"ios":"26","on":"simulator","date":"2026-11-28"}"#, "lifeCycle"),
            (#"{"ios":"26","on":"simulator","date":"2026-11-28","lifeCycle":"scenes"}"#, "cells"),
            (
                #"{"ios":"26","on":"a","date":"b","lifeCycle":"scenes","cells":[{"appState":"x"}]}"#,
                "cells[0].appState"
            ),
            (
                #"{"ios":"26","on":"a","date":"b","lifeCycle":"scenes","cells":[{"appState":"active","#
                    + #""action":"tap","payload":{},"callbacks":[{"selector":"x"}]}]}"#,
                "cells[0].callbacks[0].selector"
            ),
        ])
    func refused(record: String, member: String) throws {
        let error = #expect(throws: RecordingError.self) { try Self.comparison(record) }
        #expect(error?.member == member)
    }
}
