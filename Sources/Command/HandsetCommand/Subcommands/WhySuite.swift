import Handset
import HandsetSuites

/// A suite with what a payload should do in the state that was asked about: it fails before the change.
struct WhySuite {
    let path: String
    let sources: [String]
    let app: GivenApp
    /// The app as an option names it; `nil` if none does.
    let option: String?
    let rules: SessionRules
    /// The option that gives the rules, as a command has it; empty if the app does.
    let ruleOption: String
    /// The phone, the state and the action that were looked at.
    let scenario: Scenario
    let limits: Limits

    func run(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        // The mended app looks where the user acts.
        var mended = scenario
        mended.setsCenterDelegateLate = false
        mended.delegates.formUnion(.userNotifications)
        mended.routesIn.formUnion(.didReceive)
        // The suite states the state and the action; all else is the app's, which is mended in its own place.
        var base = mended
        base.appState = Scenario.ofTheApp.appState
        base.choice = Scenario.ofTheApp.choice
        let device = ScenarioWriter(mended, from: option == nil ? .ofTheApp : base).device
        try await SuiteDrafting(
            path: path, sources: sources, rules: rules, rulesPath: nil,
            device: DraftedDevice(
                of: mended, stating: device, rules: rules,
                option: (option.map { "--app \(PathText.shown($0)) " } ?? "") + ruleOption),
            allowsOutside: false, limits: limits
        ).run(streams, &verdict)
        guard let file = try? FileBytes.read(path) else { return }
        try await tell(of: file, mended: base, streams)
    }

    /// Runs the cases with the app as it is, and with the mended one, and tells which of them pass.
    private func tell(
        of file: [UInt8], mended: Scenario, _ streams: StandardStreams
    ) async throws {
        var defaults = app.suiteDefaults
        defaults.rules = rules
        defaults.scenario.application = scenario.application
        guard let suite = try? SessionSuite(drafted: file, source: path, defaults: defaults) else {
            return
        }
        let failed = await suite.run().cases.count { !$0.passed }
        defaults.scenario = mended
        let after = try? SessionSuite(drafted: file, source: path, defaults: defaults)
        let passes = await after?.run().cases.allSatisfy(\.passed) == true
        let shown = SourceExcerpt.shown(PathText.shown(path))
        let words =
            switch (failed, passes) {
            case (0, _): "passes already: what it expects is not what is wrong; change it by hand"
            case (_, true):
                "fails now (\(failed) of \(suite.cases.count)), and passes after the change"
            case (_, false): "fails now, and with a mended app too; change what it expects by hand"
            }
        try streams.note("handset: \(shown) \(words)")
    }
}
