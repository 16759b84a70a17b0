import Foundation
import Handset
import HandsetApp
import HandsetClaims
import HandsetTestSupport
import HandsetUIKit
import Testing

@testable import RecorderApp

/// The recorder's app on Handset's own phone, in the scenarios that a simulator can play.
@MainActor struct RecorderRuns {
    /// A line of `scenarios.tsv`.
    struct Line {
        let form: String
        let state: String
        let action: String
        let isPlayed: Bool
        let payload: String
    }

    static func lines(of text: String) -> [Line] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.split(separator: "\t").map(String.init)
            guard parts.count == 5 else { return nil }
            return Line(
                form: parts[0], state: parts[1], action: parts[2],
                isPlayed: parts[3] == "simulator", payload: parts[4])
        }
    }

    /// Plays the lines of a form, and returns the record in JSON.
    func record(_ lines: [Line], form: String) async throws -> String {
        var cells: [String] = []
        for line in lines where line.form == form && line.isPlayed {
            cells.append(try await cell(line))
        }
        return #"{"recording":1,"ios":"26.0","sdk":"26.0","on":"handset","device":"Handset","#
            + #""date":"2026-11-28","lifeCycle":"\#(form)","delegates":["fetch","#
            + #""user-notifications"],"backgroundModes":["remote-notification"],"cells":["#
            + cells.map { "\n  \($0)" }.joined(separator: ",") + "\n]}\n"
    }

    private func cell(_ line: Line) async throws -> String {
        var scene: (@MainActor @Sendable () -> any UISceneDelegate)?
        if line.form == "scenes" { scene = { RecorderSceneDelegate() } }
        let phone = HandsetPhone(.iOS(26), backgroundModes: .remoteNotification, scene: scene) {
            RecorderDelegate()
        }
        try await phone.launch()
        switch line.state {
        case "background": try await phone.goHome()
        case "not-running": try await phone.kill()
        default: break
        }
        _ = CallLog.shared.take()
        let choice = try #require(UserChoice(line.action))
        try await phone.receive(
            try Payload(json: line.payload), thenIfPossible: choice)
        let calls = CallLog.shared.take()
        return #"{"appState":"\#(line.state)","action":"\#(line.action)","#
            + #""payload":\#(line.payload),"#
            + #""callbacks":[\#(calls.joined(separator: ","))]}"#
    }

    /// Compares a record with what Handset plans.
    func comparison(_ record: String) throws -> RecordingComparison {
        RecordingComparison(
            try Recording(name: "record.json", try Payload(json: record).userInfo))
    }

    /// The app gets what the planner says, and the comparison finds what was planted.
    func plays(_ form: String, _ text: String) async throws {
        let lines = Self.lines(of: text)
        #expect(lines.count { $0.isPlayed } == 30)
        #expect(lines.contains { !$0.isPlayed })
        let record = try await record(lines, form: form)
        try Golden("samples/recorder/records/handset-\(form).json").expect(record)
        let comparison = try comparison(record)
        #expect(comparison.cells.count == 15)
        for cell in comparison.cells {
            #expect(cell.agrees, "\(cell.name): \(cell.recorded) \(cell.planned)")
        }
        #expect(comparison.refuted.isEmpty)
        #expect(comparison.confirmed.contains(.tapResponse))
        #expect(comparison.confirmed.contains(.dismissOption))
    }
}
