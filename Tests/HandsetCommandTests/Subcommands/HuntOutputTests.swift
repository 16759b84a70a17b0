import Handset
import HandsetHunt
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// The report of `handset hunt`.
@Suite struct HuntOutputTests {
    /// An app that crashes.
    private struct CrashingApp: HuntRunner {
        let width = 1

        func observe(_ trials: [HuntTrial], _ care: HuntCare) async throws -> [HuntObservation] {
            trials.map { _ in
                var observation = HuntObservation()
                observation.run.crash = AppCrash(
                    message: "Index out of range",
                    trace: [AppCrash.Frame(function: "open", file: "Router.swift", line: 6)])
                return observation
            }
        }
    }

    private func report(_ circumstance: HuntCircumstance = .usual) async throws -> HuntReport {
        var scenario = Scenario(.newest, app: .background)
        scenario.choice = .tap
        let trial = HuntTrial(["order": ["id": "7"]], in: scenario, circumstance)
        return try await HuntReport(of: trial, by: CrashingApp())
    }

    private func output(
        _ report: HuntReport, against earlier: String? = nil, tests: HuntTestFile.App? = nil
    ) -> HuntOutput {
        HuntOutput(
            report: report, known: [], packageOptions: "--package PushTests", earlier: earlier,
            tests: tests)
    }

    private func text(_ output: HuntOutput, _ format: HuntFormat = .text) -> String {
        String(decoding: output.bytes(format), as: UTF8.self)
    }

    @Test("A report in a file is whole when it was written", arguments: HuntFormat.allCases)
    func file(format: HuntFormat) throws {
        let folder = try TemporaryFolder()
        var report = HuntReport()
        report.variantCount = 2
        let output = output(report)
        try output.write(
            to: ReportTarget(format: format, path: folder.path("report")),
            StandardStreams(MessageStyle(isQuiet: true, colour: .never)))
        let expected = text(output, format)
        #expect(try folder.read("report") == expected)
        #expect(expected.contains("0 findings: 2 variants") || format != .text)
        #expect(expected.contains("tests=\"0\"") || format != .junit)
    }

    @Test("The command of a finding is that which shows it again")
    func command() async throws {
        let usual = text(output(try await report()))
        #expect(
            usual.contains(
                "again: handset receive --package PushTests --app-state background --action tap '{\"order\":{\"id\":\"7\"}}'"
            ))
        let turkish = text(output(try await report(.turkish)))
        #expect(turkish.contains("in state: background, tap, with the locale tr_TR"))
        #expect(turkish.contains("again: handset hunt --package PushTests --trial '{\"appState\""))
        #expect(turkish.contains("\"circumstance\":\"turkish\""))
    }

    @Test("Beside another release the pushes are named, the first five of them")
    func pushes() async throws {
        var report = try await report()
        report.findings[0].pushes = (1...7).map { "week.jsonl:\($0)" }
        report.variantCount = 9
        let output = output(report, against: "v5.1")
        let words = text(output)
        #expect(words.contains("pushes: week.jsonl:1, week.jsonl:2, week.jsonl:3, week.jsonl:4, "))
        #expect(words.contains("week.jsonl:5 and 2 more\n") && words.contains(": 9 pushes in "))
        #expect(words.contains("--package PushTests --against v5.1 --trial "))
        #expect(text(output, .json).contains("\"pushes\":[\"week.jsonl:1\""))
    }

    @Test("A finding that shows nothing without its values does not promise to")
    func unrepeated() async throws {
        var report = try await report()
        report.findings[0].repeats = false
        let output = output(report)
        #expect(text(output).contains(", which shows nothing without its values\n"))
        #expect(text(output, .json).contains("\"repeats\":false"))
    }

    @Test("A trial is the same when it is read again", arguments: HuntCircumstance.allCases)
    func trials(circumstance: HuntCircumstance) throws {
        var scenario = Scenario(.newest, app: .background)
        scenario.appState = .background
        scenario.choice = .tap
        let count = circumstance == .overlapping ? 2 : 1
        let trial = HuntTrial(
            Array(repeating: ["a": 1], count: count), actingOn: 0, in: scenario, circumstance)
        let text = String(decoding: HuntTrialText(trial).json.bytes, as: UTF8.self)
        #expect(HuntTrialText.trial(text, among: [scenario]) == trial)
    }

    @Test("A file of tests has a test for a finding, and a comment for what none can make")
    func tests() async throws {
        var report = try await report()
        report.findings += try await self.report(.afterKill).findings + report.findings
        let source = "@main enum A { func a() { PackagedApp(\"Shop\") { AppDelegate() }.run() } }"
        let expression = try #require(PackagedAppExpression(in: Array(source.utf8)))
        let words = text(
            output(
                report,
                tests: HuntTestFile.App(
                    target: "Shop", expression: expression, missing: "--answers a.json")), .swift)
        let beginning = "// The phone of the hunt had --answers a.json, which these do not have.\n"
        #expect(words.hasPrefix("\(HuntTestFile.mark)\n\(beginning)\nimport HandsetApp\n"))
        #expect(words.contains("@testable import Shop\n"))
        #expect(
            words.contains(
                "@MainActor private let app = PackagedApp(\"Shop\") { AppDelegate() }\n"))
        #expect(
            words.contains(
                """
                    @Test("crash: Index out of range, Router.swift:6")
                    func crashRouterSwift6() async {
                        await #expect(processExitsWith: .success) {
                            let phone = await app.phone(.background)
                            let push1 = try Payload(json: #"{"order":{"id":"7"}}"#)
                            try await phone.receive(push1, thenIfPossible: .tap)
                """))
        // Of two with one name the second has a number.
        #expect(words.contains("    func crashRouterSwift6_2() async {"))
        #expect(words.contains("    // Run it by: handset hunt --package PushTests --trial '"))
    }
}
