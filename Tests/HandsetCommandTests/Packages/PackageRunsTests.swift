import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetCommand
@testable import HandsetRunner

/// The runs of an app's own code, with a program in its place that this test writes.
@Suite(.needs(.python), .waitsForPrograms) struct PackageRunsTests {
    private let app: StandInApp

    init() throws { app = try StandInApp() }

    private func runs(
        _ body: String, apply: @escaping @Sendable (inout RunSettings) -> Void = { _ in },
        timeOfProcess: Duration = .seconds(60)
    ) throws -> PackageRuns {
        try app.runs(body, apply: apply, timeOfProcess: timeOfProcess)
    }

    private let payload: Payload = ["aps": ["alert": "hi"], "chat": "7"]

    private func matrix(
        _ runs: PackageRuns, of payload: Payload? = nil, in state: AppState = .background,
        _ actions: UserAction...
    ) async throws -> ScenarioMatrix {
        try await runs.matrix(of: payload ?? self.payload, on: [.iOS(18)]) {
            $0 == state && actions.contains($1)
        }
    }

    @Test func eachCellIsAProcessOfItsOwn() async throws {
        let runs = try runs("log(f'{os.getpid()}\\n')")
        let matrix = try await matrix(runs, .nothing, .tap, .dismiss)
        let logs = matrix.rows.compactMap { $0.run?.log }
        #expect(logs.count == 3 && Set(logs).count == 3)
    }

    @Test func whatTheIconOpensIsNotThePayloads() async throws {
        let runs = try runs(
            "effects = ['start screen'] + ([payload['chat']] if choice == 'tap' else [])")
        let matrix = try await matrix(runs, .nothing, .tap)
        #expect(matrix.effects == [AppEffect(.presents, "7")])
        #expect(matrix.rows.map(\.fate.code) == ["lost", "routed"])
    }

    @Test func theProgramSaysWhatTheAppIs() async throws {
        let matrix = try await matrix(try runs("pass"), .tap)
        #expect(matrix.appOfRuns == "Chat")
        #expect(matrix.scenario.lifeCycle == .scenes)
        #expect(matrix.scenario.backgroundModes == .remoteNotification)
        #expect(matrix.scenario.delegates == .didReceive)
    }

    @Test func theCrashOfTheServiceExtensionLeavesTheAppAlive() async throws {
        let runs = try runs(
            """
            if settings.get("extensionCrashes"):
                faults = [{"code": "service-extension", "words": "it threw"}]
                effects = [payload["chat"]]
            else:
                open(os.environ["HANDSET_APP_FOLDER"] + "/ExtensionRuns", "w").close()
                log("Push/NotificationService.swift:7: Fatal error: no key\\n")
                os.kill(os.getpid(), signal.SIGILL)
            """)
        let row = try #require(try await matrix(runs, .tap).rows.first)
        #expect(row.fate.code == "routed" && row.run?.crash == nil)
        #expect(row.run?.faults.map(\.code) == ["service-extension-crashed"])
        #expect(
            row.run?.faults.first?.words
                == "the service extension crashed: no key, Push/NotificationService.swift:7; iOS shows the "
                + "notification as it was sent")
    }

    @Test func aSettingOfThePhoneReachesTheProgram() async throws {
        let runs = try runs("effects = [settings['device'].get('quiet', ['none'])[0]]") {
            $0.device["quiet"] = ["focus"]
        }
        #expect(try await matrix(runs, .tap).effects == [AppEffect(.presents, "focus")])
    }

    @Test func aCrashIsItsCellAloneWithTheLogBefore() async throws {
        let runs = try runs(
            """
            if choice == 'tap':
                log('opening\\nChat/Router.swift:6: Fatal error: Index out of range\\n')
                os.kill(os.getpid(), signal.SIGILL)
            """)
        let rows = try await matrix(runs, .nothing, .tap).rows
        #expect(rows.map { $0.run?.crash?.message } == [nil, "Index out of range"])
        #expect(rows.last?.run?.log == ["opening"])
        #expect(
            rows.map(\.fate)
                == [.none, .lost(.appCrashed("Index out of range, Chat/Router.swift:6"))])
    }

    @Test func anAppThatEndsItselfHasCrashed() async throws {
        let rows = try await matrix(try runs("sys.exit(3)"), .tap).rows
        #expect(
            rows.map(\.fate) == [.lost(.appCrashed("the app ended itself with status 3", .exit))])
    }

    @Test("A process has 20 seconds beside the time of a callback")
    func timeOfAProcess() {
        #expect(AppProgram.timeOfProcess == .seconds(20))
    }

    @Test func aProcessWithoutEndIsEnded() async throws {
        let runs = try runs("if choice == 'tap': time.sleep(3600)", timeOfProcess: .seconds(2))
        #expect(try await matrix(runs, .tap).rows.map(\.fate) == [.lost(.appHung)])
    }

    @Test func whatNSLogWritesBeforeAMessageIsLeftOut() async throws {
        let runs = try runs(
            "log('2026-11-26 14:00:00.000 Chat[12:7f00] token\\n2026 is no prefix\\n')")
        #expect(
            try await matrix(runs, .tap).rows.first?.run?.log == ["token", "2026 is no prefix"])
    }

    @Test func anActThatIsImpossibleIsAnImpossibleCell() async throws {
        let runs = try runs("impossible = 'no button' if choice == 'button' else None")
        #expect(
            try await matrix(runs, .tap, .button).rows.map(\.plan.isActionPossible) == [
                true, false,
            ])
    }

    @Test func aFaultIsKeptBesideTheFate() async throws {
        let runs = try runs("faults = [{'code': 'hung', 'words': 'it hung'}]")
        let rows = try await matrix(runs, .tap).rows
        #expect(rows.first?.run?.faults == [AppRun.Fault(code: "hung", words: "it hung")])
    }

    @Test func theOwnCodeAndItsDescriptionAreAskedAlike() async throws {
        let ran = try runs("effects = [payload['chat']] if choice == 'tap' else []")
        let described = ReceivingApp(scenario: Scenario(.iOS(18)))
        let scenario = Scenario(.iOS(18), app: .background, action: .tap)
        let apps: [any PushApp] = [ran, described, ComparedApp(app: ran, description: described)]
        var rows: [ScenarioMatrix.Row] = []
        for app in apps { rows += try await app.cell(of: payload, in: scenario).rows }
        #expect(rows.map(\.scenario.action) == [.tap, .tap, .tap])
        #expect(rows.map(\.reception.effects.count) == [1, 0, 1])
        #expect(rows.map { $0.reception.run == nil } == [false, true, false])
        #expect(rows.map { $0.described == nil } == [true, true, false])
    }

    @Test func aProgramThatAnswersNothingIsTold() async throws {
        try app.folder.write("#!/bin/sh\necho welcome >&2\n", to: "Old.sh")
        let path = try app.makeProgram("Old", from: "Old.sh")
        let runs = PackageRuns(
            of: AppProgram(name: "Old", path: path, maximumMemory: 2 << 30), { _ in },
            within: .seconds(1))
        let error = await #expect(throws: PackageFault.self) { try await matrix(runs, .tap) }
        #expect(error?.description.contains("write into Sources/Old/Old.swift") == true)
        #expect(error?.description.hasSuffix("it wrote:\n    welcome") == true)
    }
}
