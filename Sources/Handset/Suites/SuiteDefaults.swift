/// The rules and the device of cases whose suite does not state any.
package struct SuiteDefaults: Sendable {
    /// The rules.
    package var rules: SessionRules
    /// The device; what a suite's device leaves out is taken from it too.
    package var device: Device

    /// Creates defaults.
    package init(rules: SessionRules, device: Device) {
        self.rules = rules
        self.device = device
    }

    /// Those of the modelled app.
    package static let app = SuiteDefaults(rules: .app, device: .ofTheApp)
}
