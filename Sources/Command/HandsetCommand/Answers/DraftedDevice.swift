import Handset
import HandsetSuites

/// The device that a new suite states, so that it passes wherever it runs.
struct DraftedDevice {
    let scenario: Scenario
    let rules: SessionRules
    /// The value of the suite's `device`; `nil` if a suite has this device by itself.
    let device: JSONText?
    /// The option that the suite needs when it runs, with a blank after it; empty if it needs none.
    let option: String

    /// The device of a scenario, which the suite states whole.
    init(of scenario: Scenario, rules: SessionRules) {
        self.scenario = scenario
        self.rules = rules
        device = ScenarioWriter(scenario, from: .ofTheApp).device
        option = ""
    }

    /// The device of a scenario of which the suite states a part; the option gives the rest when it runs.
    init(of scenario: Scenario, stating device: JSONText?, rules: SessionRules, option: String) {
        self.scenario = scenario
        self.rules = rules
        self.device = device
        self.option = option
    }

    /// - Throws: `JSONDocumentError` if an app file is wrong.
    init(
        _ name: AppFileName, allowsOutside: Bool, on version: IOSVersion?,
        _ arrival: ArrivalOptions,
        _ options: DeviceOptions, _ streams: StandardStreams
    ) throws {
        let app = try name.load(allowsOutside: allowsOutside, streams)
        let defaults = app.suiteDefaults
        rules = defaults.rules
        var scenario = options.scenario(
            on: version ?? defaults.scenario.application.systemVersion, of: app.file)
        arrival.apply(to: &scenario)
        self.scenario = scenario
        let (base, model, option) = try Self.base(
            of: app, name, allowsOutside: allowsOutside, streams)
        self.option = option
        device = ScenarioWriter(scenario, from: base, like: model).device
    }

    /// Returns the scenario of a suite without a device, the built-in app that an option names, and the option
    /// that the suite needs.
    private static func base(
        of app: GivenApp, _ name: AppFileName, allowsOutside: Bool, _ streams: StandardStreams
    ) throws -> (Scenario, like: AppModel?, option: String) {
        guard let option = name.option else { return (app.suiteDefaults.scenario, nil, "") }
        guard case .builtIn(let model) = app.source else {
            return (app.suiteDefaults.scenario, nil, "--app \(PathText.shown(option)) ")
        }
        let own = try AppFileName().load(allowsOutside: allowsOutside, streams)
        // The rules of an app file would be used without the option.
        return (
            own.suiteDefaults.scenario, model,
            own.source.isClassic ? "" : "--app \(model.rawValue) "
        )
    }
}
