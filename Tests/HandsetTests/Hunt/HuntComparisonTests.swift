import Handset
import HandsetHunt
import Testing

/// The comparison of two releases, with apps of a few lines.
@Suite struct HuntComparisonTests {
    private static let old = HuntedApp(act: HuntedApp.open)

    private func search(
        _ pushes: [HuntComparison.Push], _ app: HuntedApp, against old: HuntedApp = Self.old,
        redacts: Bool = false
    ) async throws -> HuntReport {
        var comparison = HuntComparison(of: pushes, in: HuntedApp.cells)
        comparison.redacts = redacts
        return try await comparison.search(by: app, against: old)
    }

    private let pushes: [HuntComparison.Push] = [
        (["aps": ["alert": "a"], "order": ["id": 7]], "week.jsonl:1"),
        (["aps": ["alert": "b"], "order": ["id": "8"]], "week.jsonl:2"),
        (["aps": ["alert": "c"]], "week.jsonl:3"),
        (["aps": ["alert": "b"], "order": ["id": "8"]], "week.jsonl:4"),
    ]

    /// The release after, which takes numbers alone.
    private let numbersAlone = HuntedApp { trial, observation in
        guard trial.payload["order"]?["id"]?.kind == .integer else { return }
        HuntedApp.open(trial, &observation)
    }

    @Test("Two releases that do the same have no finding")
    func same() async throws {
        let report = try await search(pushes, Self.old)
        #expect(report.findings.isEmpty && report.isWhole)
        // The same payload is tried once.
        #expect(report.variantCount == 3 && report.trialCount == 3 * HuntedApp.cells.count)
    }

    @Test("A push that opens nothing any more is a finding, with all that have its payload")
    func nothing() async throws {
        let finding = try #require(try await search(pushes, numbersAlone).findings.first)
        #expect(finding.name == "opens-nothing order.id; opens {order.id}")
        #expect(
            finding.fault.words == "didReceive opens nothing; the release before opens 8")
        #expect(finding.trial.payload == ["order": ["id": "8"]])
        #expect(finding.pushes == ["week.jsonl:2", "week.jsonl:4"])
        #expect(finding.fault.missing == [AppEffect(.opens, "8")])
    }

    @Test("A push that opens something for the first time is a finding")
    func something() async throws {
        let report = try await search(pushes, Self.old, against: numbersAlone)
        #expect(report.findings.map(\.fault.kind) == [.opensOther])
        #expect(
            report.findings.first?.fault.words
                == "the app opens 8; the release before opens nothing"
        )
    }

    @Test("A fault is a finding only if the release before does not have it")
    func faults() async throws {
        let crashing = HuntedApp { trial, observation in
            if trial.payload["order"] == nil { observation.run.crash = HuntedApp.crash(9) }
            HuntedApp.open(trial, &observation)
        }
        #expect(
            try await search(pushes, crashing).findings.map(\.name) == ["crash Router.swift:9"])
        let moved = HuntedApp { trial, observation in
            if trial.payload["order"] == nil { observation.run.crash = HuntedApp.crash(12) }
            HuntedApp.open(trial, &observation)
        }
        #expect(try await search(pushes, moved, against: crashing).findings.isEmpty)
    }

    @Test("Pushes that differ in what does not matter are one finding")
    func merged() async throws {
        let others: [HuntComparison.Push] = (1...20).map { number in
            (
                [
                    "aps": ["alert": "a", "badge": PayloadValue(number)], "n\(number)": true,
                    "order": ["id": "x"],
                ], "week.jsonl:\(number)"
            )
        }
        let findings = try await search(others, numbersAlone).findings
        #expect(findings.map(\.name) == ["opens-nothing order.id; opens {order.id}"])
        #expect(findings.first?.pushes.count == 20)
    }

    @Test("Pushes that open different things are different findings")
    func apart() async throws {
        let old = HuntedApp { trial, observation in
            guard trial.scenario.choice.action == .tap, let id = trial.payload["id"]?.string else {
                return
            }
            let kind = trial.payload["type"]?.string ?? ""
            observation.effects = [AppEffect(.opens, "\(kind)s/\(id)")]
        }
        let new = HuntedApp { trial, observation in
            old.act(trial, &observation)
            if !observation.effects.isEmpty { observation.effects = [AppEffect(.opens, "home")] }
        }
        let pushes: [HuntComparison.Push] = [
            (["type": "order", "id": "7"], "a:1"), (["type": "chat", "id": "9"], "a:2"),
        ]
        let report = try await search(pushes, new, against: old)
        #expect(report.findings.flatMap(\.pushes).sorted() == ["a:1", "a:2"])
        #expect(report.findings.allSatisfy { $0.fault.kind == .opensOther })
    }

    @Test("Without values a finding is told by others of the same length")
    func redacted() async throws {
        let secret: [HuntComparison.Push] = [
            (["aps": ["alert": "for Ann"], "order": ["id": "4711-A"]], "week.jsonl:1")
        ]
        let picky = HuntedApp { trial, observation in
            if trial.payload["order"]?["id"]?.string?.count != 6 {
                HuntedApp.open(trial, &observation)
            }
        }
        let finding = try #require(
            try await search(secret, picky, redacts: true).findings.first)
        #expect(finding.trial.payload == ["order": ["id": "aaaaaa"]])
        #expect(
            finding.fault.words == "didReceive opens nothing; the release before opens aaaaaa")
        #expect(finding.repeats)
    }

    @Test("A finding that shows nothing without its values says so")
    func unrepeated() async throws {
        let picky = HuntedApp { trial, observation in
            if trial.payload["order"]?["id"]?.string != "4711-A" {
                HuntedApp.open(trial, &observation)
            }
        }
        let secret: [HuntComparison.Push] = [(["order": ["id": "4711-A"]], "week.jsonl:1")]
        let finding = try #require(
            try await search(secret, picky, redacts: true).findings.first)
        #expect(!finding.repeats && finding.trial.payload == ["order": ["id": "aaaaaa"]])
        #expect(finding.fault.words == "the app opens nothing")
        #expect(finding.name == "opens-nothing order.id")
    }

    @Test("A trial is run in both releases")
    func trial() async throws {
        let tap = try #require(HuntedApp.cells.first { $0.choice.action == .tap })
        let trial = HuntTrial(pushes[1].payload, in: tap)
        let report = try await HuntReport(of: trial, by: numbersAlone, against: Self.old)
        #expect(report.findings.map(\.fault.kind) == [.opensNothing])
        #expect(report.effects == [])
    }
}
