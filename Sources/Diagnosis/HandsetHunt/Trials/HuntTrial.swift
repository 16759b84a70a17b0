package import Handset

/// Pushes that come to a phone with the app in a state, and the user's action on one of them.
package struct HuntTrial: Hashable, Sendable {
    /// The phone, with the state of the app and the user's choice.
    package var scenario: Scenario
    /// The pushes, in the order in which they come; there is at least one.
    package var pushes: [Payload]
    /// The index of the push that the user acts on.
    package var target: Int
    /// The way in which the pushes come, and what is unusual about the phone.
    package var circumstance: HuntCircumstance

    package init(
        _ payload: Payload, in scenario: Scenario, _ circumstance: HuntCircumstance = .usual
    ) {
        self.init([payload], actingOn: 0, in: scenario, circumstance)
    }

    package init(
        _ pushes: [Payload], actingOn target: Int, in scenario: Scenario,
        _ circumstance: HuntCircumstance = .usual
    ) {
        self.pushes = pushes
        self.target = target
        self.scenario = scenario
        self.circumstance = circumstance
    }

    /// The push that the user acts on.
    package var payload: Payload { pushes[target] }

    /// Returns the same trial with another push in the place of that which the user acts on.
    func with(_ payload: Payload) -> HuntTrial {
        var trial = self
        trial.pushes[target] = payload
        return trial
    }
}
