import Foundation
import Handset
import HandsetCommandSupport
import HandsetHunt
import HandsetTestSupport
import Testing

@testable import HandsetCommand
@testable import HandsetRunner

/// The requests by which a hunt runs its trials, with a program in the app's place that this test writes.
@Suite(.needs(.python), .waitsForPrograms) struct HuntProcessesTests {
    private let folder: TemporaryFolder
    private let processes: HuntProcesses

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            #!/usr/bin/env python3
            import json, os, sys
            log = open('\(folder.path)/log', 'a')
            container = os.environ['HANDSET_APP_FOLDER']
            delivered = ['n1'] if os.path.basename(sys.argv[0]) == 'Shop' else []
            for line in sys.stdin:
                (name, values), = json.loads(line).items()
                settings = values.get('_0', {})
                names = ['extensionTimeLimit', 'locale', 'timeZone', 'moment', 'keepsContainer']
                extra = [str(settings[name]) for name in names if name in settings]
                extra += [str(values[name]) for name in ['hasTrigger', 'identifier'] if name in values]
                print(' '.join([str(os.getpid()), container, name] + extra), file=log, flush=True)
                isBoth = name == 'receiveBoth'
                print(json.dumps({
                    'steps': [], 'requests': [], 'faults': [], 'methods': [], 'identifier': 'n1',
                    'identifiers': ['n1', 'n2'] if isBoth else None, 'delivered': delivered, 'appState': 'background',
                    'effects': [{'kind': 'opens', 'text': name}], 'backgroundModes': [],
                    'lifeCycle': '', 'logEnd': 0}), flush=True)

            """, to: "Shop.py")
        let path = folder.path("Shop")
        let result = try CommandResult.line("install -m 755 '\(folder.path("Shop.py"))' '\(path)'")
        #expect(result.status == 0)
        processes = HuntProcesses(
            of: AppProgram(name: "Shop", path: path, maximumMemory: 2 << 30), icons: [:],
            within: .seconds(60), width: 1
        ) { scenario in
            RunSettings(version: "26", appState: scenario.appState.rawValue, timeLimit: 60)
        }
    }

    private func scenario(_ state: AppState) -> Scenario {
        var scenario = Scenario(.newest, app: state)
        scenario.appState = state
        scenario.choice = .tap
        return scenario
    }

    private let push: Payload = ["aps": ["alert": "hi"]]

    /// Runs a trial, and returns the lines of the program: its process, its folder, a request and what is in it.
    private func lines(
        _ circumstance: HuntCircumstance, in state: AppState = .background, count: Int = 1
    ) async throws -> [[String]] {
        let trial = HuntTrial(
            Array(repeating: push, count: count), actingOn: count - 1, in: scenario(state),
            circumstance)
        let observations = try await processes.observe([trial], .alone)
        #expect(observations.first?.effects.isEmpty == false)
        return try folder.read("log").split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }
    }

    private func requests(
        _ circumstance: HuntCircumstance, in state: AppState = .background, count: Int = 1
    ) async throws -> [String] {
        try await lines(circumstance, in: state, count: count)
            .map { $0.dropFirst(2).joined(separator: " ") }
    }

    @Test(
        "Each circumstance is a start and acts of its own",
        arguments: [
            (HuntCircumstance.usual, ["start 0.5", "receive"]),
            (.local, ["start 0.5", "receiveLocal False"]),
            (.localTrigger, ["start 0.5", "receiveLocal True"]),
            (.launching, ["start 0.5", "receiveAtLaunch"]),
            (.arabic, ["start 0.5 ar_EG", "receive"]),
            (.timeZoneWest, ["start 0.5 Pacific/Pago_Pago", "receive"]),
            (.leapDay, ["start 0.5 UTC 1835481550", "receive"]),
        ])
    func requests(circumstance: HuntCircumstance, expected: [String]) async throws {
        #expect(try await requests(circumstance) == expected)
    }

    @Test("Of two pushes the user acts on the one that is meant")
    func pairs() async throws {
        #expect(
            try await requests(.usual, count: 2) == ["start 0.5", "receive", "receive", "act n1"])
    }

    @Test("Of two that come at once too")
    func overlapping() async throws {
        #expect(
            try await requests(.overlapping, count: 2) == ["start 0.5", "receiveBoth", "act n2"])
    }

    @Test("After a kill a second process has the folder of the first, which is then removed")
    func afterKill() async throws {
        let lines = try await lines(.afterKill, in: .notRunning)
        #expect(
            lines.map { $0.dropFirst(2).joined(separator: " ") }
                == ["start 0.5", "receive", "start 0.5 True", "put", "act n1"])
        #expect(Set(lines.map { $0[0] }).count == 2 && lines[1][0] != lines[2][0])
        #expect(Set(lines.map { $0[1] }).count == 1)
        #expect(!FileManager.default.fileExists(atPath: lines[0][1]))
    }

    @Test("Each trial alone has a folder of its own, which is removed with its process")
    func folders() async throws {
        let trial = HuntTrial(push, in: scenario(.background))
        _ = try await processes.observe([trial, trial], .alone)
        let folders = Set(
            try folder.read("log").split(separator: "\n").compactMap {
                $0.split(separator: " ").dropFirst().first.map(String.init)
            })
        #expect(folders.count == 2)
        #expect(!folders.contains { FileManager.default.fileExists(atPath: $0) })
    }
}
