import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// The runs of an app's own code, with a program in its place that this test writes.
@Suite(.waitsForPrograms) struct PackageRunsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What the program does with a payload, in Python: it has `state`, `choice` and `log`, and sets `effects`.
    private func runs(
        _ body: String, apply: @escaping @Sendable (inout RunSettings) -> Void = { _ in },
        timeOfProcess: Duration = .seconds(60)
    ) throws -> PackageRuns {
        try folder.write(
            """
            #!/usr/bin/env python3
            import json, os, signal, sys, time
            end = 0
            def log(text):
                global end
                sys.stderr.write(text); sys.stderr.flush()
                end += len(text.encode())
            for line in sys.stdin:
                request = json.loads(line)
                effects, methods, faults, impossible, steps = [], [], [], None, []
                if "start" in request:
                    settings = request["start"]["_0"]
                    state = settings["appState"]
                elif "receive" in request:
                    payload = json.loads(request["receive"]["payload"])
                    choice = request["receive"]["choice"]
            \(body.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
                else:
                    effects = ["start screen"]
                print(json.dumps({
                    "app": "Chat", "steps": steps, "requests": [], "faults": faults,
                    "effects": [{"kind": "presents", "text": text} for text in effects],
                    "methods": ["did-receive"], "impossibleAct": impossible, "identifier": "1",
                    "appState": state, "backgroundModes": ["remote-notification"],
                    "lifeCycle": "scenes", "categories": [], "logEnd": end}), flush=True)

            """, to: "Chat.py")
        let path = try makeProgram("Chat", from: "Chat.py")
        return PackageRuns(
            of: AppProgram(name: "Chat", path: path), apply, within: .seconds(1),
            timeOfProcess: timeOfProcess)
    }

    /// Copies a script by another process, which no program that is started meanwhile can hold open.
    private func makeProgram(_ name: String, from script: String) throws -> String {
        let path = "\(folder.path)/\(name)"
        let result = try CommandResult.line("install -m 755 '\(folder.path)/\(script)' '\(path)'")
        #expect(result.status == 0)
        return path
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

    @Test func aSettingOfThePhoneReachesTheProgram() async throws {
        let runs = try runs("effects = [settings.get('quiet', ['none'])[0]]") {
            $0.quiet = ["focus"]
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
        #expect(rows.first?.run?.crash?.message == "the app ended itself with status 3")
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

    @Test func aProgramThatAnswersNothingIsTold() async throws {
        try folder.write("#!/bin/sh\necho welcome >&2\n", to: "Old.sh")
        let path = try makeProgram("Old", from: "Old.sh")
        let runs = PackageRuns(
            of: AppProgram(name: "Old", path: path), { _ in }, within: .seconds(1))
        let error = await #expect(throws: PackageFault.self) { try await matrix(runs, .tap) }
        #expect(error?.description.contains("write into Sources/Old/Old.swift") == true)
        #expect(error?.description.hasSuffix("it wrote:\n    welcome") == true)
    }
}
