package import Handset

/// A fault of an app's code with the facts that show it.
package struct FoundFault: Hashable, Sendable {
    /// The fault, as the scenario of the app has it.
    package let fault: CodeFault
    /// The facts, the most telling first.
    package let facts: [AppFact]
    /// The certainty; a guess changes no cell.
    package let confidence: Confidence

    init(
        _ kind: CodeFault.Kind, _ facts: [AppFact], in callbacks: RoutingCallbacks,
        _ moment: CodeFault.Moment, isCrash: Bool = false, isOfAllApps: Bool = false,
        _ confidence: Confidence = .likely
    ) {
        let place = facts.first.map { "\($0.place.file):\($0.place.line)" } ?? ""
        fault = CodeFault(
            kind, at: place, in: callbacks, moment, isCrash: isCrash, isOfAllApps: isOfAllApps)
        self.facts = facts
        self.confidence = confidence
    }
}
