import Handset
import HandsetHunt
import HandsetTestSupport
import Testing

/// The hunt for faults, with an app of a few lines.
@Suite struct HuntTests {
    private func search(
        _ app: HuntedApp, count: Int = 300, seed: UInt64 = 1, shape: (any PayloadShape)? = nil
    ) async throws -> HuntReport {
        try await Hunt(
            samples: [HuntedApp.sample], cells: HuntedApp.cells, count: count, seed: seed,
            shape: shape
        ).search(by: app)
    }

    private func names(_ app: HuntedApp, seed: UInt64 = 1) async throws -> [String] {
        try await search(app, seed: seed).findings.map(\.name)
    }

    @Test(
        "An app that is right with every payload has no finding",
        arguments: Sweep.every(3, of: [1, 2, 3]))
    func right(seed: UInt64) async throws {
        let report = try await search(HuntedApp(act: HuntedApp.open), seed: seed)
        #expect(report.findings.isEmpty && report.isWhole)
        // The pairs of pushes count as one more.
        #expect(report.variantCount == 301 && report.trialCount > 1_800)
    }

    @Test("A crash is found, named by its place, and shrunk to the smallest payload that shows it")
    func crash() async throws {
        let app = HuntedApp { trial, observation in
            if trial.payload["order"]?["lines"]?[0] == nil {
                observation.run.crash = HuntedApp.crash(12)
            } else {
                HuntedApp.open(trial, &observation)
            }
        }
        let finding = try #require(try await search(app).findings.first)
        #expect(finding.name == "crash Router.swift:12")
        #expect(finding.fault.words == "Unexpectedly found nil, Router.swift:12")
        #expect(finding.trial.payload == [:] && finding.count > 10)
        #expect(finding.changes.count == 1)
    }

    @Test("Two crashes at two places are two findings, what crashes for each payload among them")
    func places() async throws {
        let app = HuntedApp { trial, observation in
            switch trial.payload["sent"]?.kind {
            case .null: observation.run.crash = HuntedApp.crash(3)
            case .string: HuntedApp.open(trial, &observation)
            default: observation.run.crash = HuntedApp.crash(4)
            }
        }
        #expect(try await names(app) == ["crash Router.swift:3", "crash Router.swift:4"])
    }

    @Test("What is not seen again in a process of its own is no finding")
    func flaky() async throws {
        let app = HuntedApp(act: HuntedApp.open) { $0.payload["sent"]?.kind == .array }
        #expect(try await names(app) == [])
    }

    @Test(
        "Each fault that a callback has is a finding of its kind",
        arguments: Sweep.every(
            5,
            of: [
                ("hung", "hang"), ("handler-never-called", "handler-never-called"),
                ("never-returned", "handler-never-called"),
                ("handler-called-again", "handler-called-again"),
                ("handler-called-late", "handler-called-late"), ("threw", "threw"),
                ("service-extension", "service-extension"),
                ("service-extension-late", "service-extension"),
            ]))
    func faults(code: String, kind: String) async throws {
        let app = HuntedApp { trial, observation in
            HuntedApp.open(trial, &observation)
            if trial.payload["sent"] == .null {
                observation.run.faults = [AppRun.Fault(code: code, words: "in a method")]
            }
        }
        #expect(try await names(app) == ["\(kind) in a method"])
    }

    @Test("An app that comes to no end, and a badge below zero, are findings")
    func ends() async throws {
        let app = HuntedApp { trial, observation in
            HuntedApp.open(trial, &observation)
            observation.run.isHung = trial.payload["sent"]?.kind == .integer
            if trial.payload["aps"]?["badge"] == nil { observation.badge = -1 }
        }
        let report = try await search(app)
        #expect(Set(report.findings.map(\.fault.kind)) == [.hang, .badgeBelowZero])
    }

    @Test("A tap that opens nothing is a finding where what decides it is there in another form")
    func otherForm() async throws {
        let app = HuntedApp { trial, observation in
            if trial.payload["order"]?["id"]?.kind == .integer {
                HuntedApp.open(trial, &observation)
            }
        }
        let finding = try #require(try await search(app).findings.first)
        #expect(finding.name == "opens-nothing order.id")
        #expect(finding.fault.words == "didReceive opens nothing; it should be: opens 7")
        // The identifier stays while the rest goes.
        #expect(finding.trial.payload == ["order": ["id": "7"]])
    }

    @Test("A tap that opens nothing without what decides it is none")
    func withoutRoute() async throws {
        let app = HuntedApp { trial, observation in
            if trial.payload["order"]?["id"] != nil { HuntedApp.open(trial, &observation) }
        }
        #expect(try await names(app) == [])
    }

    @Test("A value that decides nothing, and without which nothing is opened, is one that decides")
    func guarded() async throws {
        let app = HuntedApp { trial, observation in
            if trial.payload["sent"]?.string?.count ?? 0 < 2_000 {
                HuntedApp.open(trial, &observation)
            }
        }
        #expect(try await names(app) == ["opens-nothing sent"])
    }

    @Test("A push that opens what another one has is a finding, in each order")
    func pairs() async throws {
        let app = HuntedApp { trial, observation in
            // The app keeps the last push.
            if let last = trial.pushes.last, trial.scenario.choice.action == .tap {
                HuntedApp.open(HuntTrial(last, in: trial.scenario), &observation)
            }
        }
        let report = try await search(app)
        #expect(report.findings.map(\.fault.kind) == [.opensOther])
        #expect(report.findings.first?.trial.pushes.count == 2)
        #expect(report.findings.first?.trial.target == 0)
    }

    @Test(
        "A fault in a circumstance that is not the usual one is a finding with it",
        arguments: HuntCircumstance.allCases.filter { $0 != .usual })
    func circumstances(circumstance: HuntCircumstance) async throws {
        let app = HuntedApp { trial, observation in
            HuntedApp.open(trial, &observation)
            if trial.circumstance == circumstance { observation.run.crash = HuntedApp.crash(5) }
        }
        let findings = try await search(app, count: 1).findings
        #expect(findings.map(\.name) == ["crash Router.swift:5"])
        #expect(findings.first?.trial.circumstance == circumstance)
    }

    @Test(
        "A tap opens the same in other circumstances, but for a notification of the app itself",
        arguments: HuntCircumstance.allCases.filter { $0 != .usual })
    func opening(circumstance: HuntCircumstance) async throws {
        let app = HuntedApp { trial, observation in
            if trial.circumstance != circumstance { HuntedApp.open(trial, &observation) }
        }
        let isLocal = circumstance == .local || circumstance == .localTrigger
        let names = isLocal ? [] : ["opens-nothing \(circumstance.rawValue)"]
        #expect(try await search(app, count: 1).findings.map(\.name) == names)
    }

    @Test("A fault that the usual circumstance has too is one finding with it")
    func usualToo() async throws {
        let app = HuntedApp { trial, observation in
            // The app keeps the last push, however it comes.
            if let last = trial.pushes.last, trial.scenario.choice.action == .tap {
                HuntedApp.open(HuntTrial(last, in: trial.scenario), &observation)
            }
        }
        let findings = try await search(app, count: 1).findings
        #expect(findings.map(\.trial.circumstance) == [.usual] && findings[0].count > 4)
    }

    @Test("Everything is the same with the same seed", .exhaustive)
    func seeds() async throws {
        let app = HuntedApp { trial, observation in
            let size = trial.payload.json.count
            if size > 300 { observation.run.crash = HuntedApp.crash(size / 1_000) }
            HuntedApp.open(trial, &observation)
        }
        let (first, second) = (try await search(app), try await search(app))
        #expect(first.findings.map(\.name) == second.findings.map(\.name))
        #expect(first.findings.map(\.trial) == second.findings.map(\.trial))
        #expect(!first.findings.isEmpty)
    }

    @Test("A hunt whose time is over tells what it has seen until then")
    func over() async throws {
        let report = try await Hunt(
            samples: [HuntedApp.sample], cells: HuntedApp.cells, count: 300, seed: 1
        ).search(
            by: HuntedApp { _, observation in observation.run.crash = HuntedApp.crash(1) },
            isOver: { true })
        #expect(!report.isWhole && report.variantCount == 0)
    }

    @Test(
        "In haste the payload as it is runs in a few cells only, and what the app opens is not judged by them"
    )
    func haste() async throws {
        var hunt = Hunt(samples: [HuntedApp.sample], cells: HuntedApp.cells, count: 3, seed: 1)
        hunt.isHasty = true
        let app = HuntedApp { _, _ in }
        let report = try await hunt.search(by: app, isOver: { true })
        #expect(report.trialCount == app.width)
        #expect(report.seesEffects == nil)
        let whole = try await hunt.search(by: app)
        #expect(whole.seesEffects == false)
    }

    @Test("Faults for whose confirmation there is no time are counted, and are no findings")
    func late() async throws {
        var hunt = Hunt(samples: [HuntedApp.sample], cells: HuntedApp.cells, count: 3, seed: 1)
        hunt.isLate = { true }
        let report = try await hunt.search(
            by: HuntedApp { _, observation in observation.run.crash = HuntedApp.crash(1) })
        #expect(report.findings.isEmpty && report.unconfirmedCount == 1)
    }

    @Test("With examples a finding says whether the sender may send its payload")
    func likely() async throws {
        let app = HuntedApp { trial, observation in
            HuntedApp.open(trial, &observation)
            switch trial.payload["sent"] {
            case nil: observation.run.crash = HuntedApp.crash(1)
            case .null?: observation.run.crash = HuntedApp.crash(2)
            default: break
            }
        }
        var without = HuntedApp.sample
        without["sent"] = nil
        let shape = ExampleShape(of: [HuntedApp.sample, without])
        let findings = try await search(app, shape: shape).findings
        #expect(findings.map(\.name) == ["crash Router.swift:1", "crash Router.swift:2"])
        #expect(findings.map(\.isLikely) == [true, false])
    }

    @Test("What the app does after a cut is not judged, and the report has the places")
    func cuts() async throws {
        let app = HuntedApp { trial, observation in
            guard trial.scenario.choice.action == .tap else { return }
            if trial.payload["sent"] == nil {
                observation.run.crash = AppCrash(
                    message: "Fatal error: open is cut at Router.swift:3", trace: [])
            } else {
                observation.run.cuts = ["AppDelegate.swift:7"]
                observation.run.faults = [
                    AppRun.Fault(code: "handler-never-called", words: "never called")
                ]
            }
        }
        let report = try await search(app, count: 20)
        #expect(report.findings.isEmpty)
        #expect(report.cuts == ["AppDelegate.swift:7"])
    }
}
