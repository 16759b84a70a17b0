package import Handset

/// The rules and the scenario of cases whose suite does not state any.
package struct SuiteDefaults: Sendable {
    package var rules: SessionRules
    /// The scenario; everything that a suite's `device` leaves out is taken from it too.
    package var scenario: Scenario
    /// The web view; `nil` if there is none.
    package var web: SuiteWeb?

    package init(rules: SessionRules, scenario: Scenario) {
        self.rules = rules
        self.scenario = scenario
    }

    package static let app = SuiteDefaults(rules: .app, scenario: .ofTheApp)
}
