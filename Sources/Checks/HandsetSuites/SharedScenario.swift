import Handset

/// A scenario of 200 bytes that the cases of a suite share, of which there can be 250,000.
final class SharedScenario: Sendable {
    let scenario: Scenario

    init(_ scenario: Scenario) { self.scenario = scenario }
}
