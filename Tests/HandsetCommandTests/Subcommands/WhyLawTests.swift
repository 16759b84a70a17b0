import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import HandsetWhy
import Testing

/// No two commands disagree: what `handset why` is certain of, `handset matrix` sees too.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct WhyLawTests {
    private struct Question: Decodable {
        var device: [String]?
    }

    private struct Answer: Decodable {
        struct Cause: Decodable {
            let code: String
            let confidence: String
            let station: String
            let explains: Bool
        }
        let causes: [Cause]
    }

    private struct Fate: Decodable { let code: String }
    private struct Reason: Decodable { var why: String? }

    private struct Record: Decodable {
        var fate: Fate?
        var reason: Reason?
    }

    private struct Matrix: Decodable {
        struct Row: Decodable {
            let appState: String
            let action: String
            let possible: Bool
            var fate: Fate?
            var reason: Reason?
        }
        /// The rows; `nil` where what the app got is no payload.
        var rows: [Row]?

        /// Returns the row of a state and an action.
        func row(_ appState: String, _ action: String) throws -> Row {
            guard let rows else { return Row(appState: appState, action: action, possible: true) }
            return try #require(rows.first { $0.appState == appState && $0.action == action })
        }
    }

    /// States and actions in which taps, pushes in the foreground and silent pushes come.
    private static let cells = [
        ("active", "nothing"), ("background", "nothing"), ("background", "tap"),
        ("background", "button"), ("not-running", "tap"), ("not-running", "nothing"),
    ]

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: folder).path
        ).filter { !$0.contains(".") }.sorted()
    }

    private static func first<Value: Decodable>(
        _ type: Value.Type, _ arguments: [String]
    ) throws -> Value {
        let result = try CommandResult.handset(arguments, input: "")
        let line = try #require(result.output.split(separator: "\n").first, "\(arguments)")
        return try JSONDecoder().decode(type, from: Data(line.utf8))
    }

    @Test(
        "What is certainly lost is not opened, what is lost has a cause, and a repaired app has its mistake no more",
        arguments: Sweep.every(101, of: Mistake.all.map(\.code)))
    func law(code: String) throws {
        let folder = "samples/mistakes/\(code)"
        let question = try JSONDecoder().decode(
            Question.self, from: Data(Repository.bytes(of: "\(folder)/question.json")))
        var appCount = 0
        for variant in try Self.names(in: folder) {
            for kind in ["mistake", "repaired"] {
                let app = "\(folder)/\(variant)/\(kind)"
                let pushes = [
                    "\(app)/push.apns", "\(app)/push.json", "\(folder)/push.apns",
                    "\(folder)/push.json",
                ]
                let push = pushes.first {
                    FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path)
                }
                guard let push else { continue }
                var options = ["-q", "--format", "json", "--app", app]
                for setting in question.device ?? [] { options += ["--device", setting] }
                let matrix = try Self.first(Matrix.self, ["matrix"] + options + [push])
                // All of them in one state and action or another.
                appCount += 1
                for (index, (state, action)) in Self.cells.enumerated() {
                    let row = try matrix.row(state, action)
                    guard row.possible else { continue }
                    let place = "\(app), \(state), \(action)"
                    let cell = options + ["--app-state", state, "--action", action, push]
                    let answer = try Self.first(Answer.self, ["why"] + cell)
                    check(answer, row, action, kind, code, place)
                    if index == (appCount + code.utf8.count) % Self.cells.count {
                        let record = try Self.first(Record.self, ["receive"] + cell)
                        #expect(record.fate?.code == row.fate?.code, "\(place)")
                        #expect(record.reason?.why == row.reason?.why, "\(place)")
                    }
                }
            }
        }
    }

    private func check(
        _ answer: Answer, _ row: Matrix.Row, _ action: String, _ kind: String, _ code: String,
        _ place: String
    ) {
        let explaining = answer.causes.filter(\.explains)
        let losses = explaining.filter {
            $0.confidence == "certain" && ["launch", "callback", "routing"].contains($0.station)
        }
        if row.fate?.code == "routed", ["tap", "button"].contains(action) {
            #expect(losses.map(\.code) == [], "\(place)")
        }
        if row.fate?.code == "lost", row.reason?.why != nil {
            #expect(!explaining.isEmpty, "\(place)")
        }
        // It may lack something else in a state that it is not about.
        if kind == "repaired" { #expect(!explaining.map(\.code).contains(code), "\(place)") }
    }
}
