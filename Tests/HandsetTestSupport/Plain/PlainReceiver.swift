public import Handset

/// The app's whole way with a payload, written as plainly as can be, to hold the library's against.
///
/// It prints every value, runs every rule on every text, and only then asks which rule counts:
/// nothing is skipped, nothing is kept, and no rule is judged before NSRegularExpression has run.
public struct PlainReceiver: Sendable {
    /// The rules in their order.
    public let rules: [PlainRule]
    /// Which of several rules that find a session counts.
    public let routing: SessionRules.Routing

    /// Creates a receiver.
    public init(_ rules: [PlainRule], routing: SessionRules.Routing = .firstMatchWins) {
        self.rules = rules
        self.routing = routing
    }

    /// What is printed for each top-level value of a payload, and found in it, in payload order.
    public func steps(in payload: Payload) -> [PlainStep] {
        let steps = payload.map { key, value in
            let text = PlainPrinter.text(of: value)
            return PlainStep(
                key: key, text: text, findings: rules.compactMap { $0.finding(in: text) })
        }
        guard routing == .firstMatchWins else { return steps }
        let names = Set(steps.flatMap(\.findings).map(\.rule))
        let winner = rules.first { names.contains($0.name) }?.name
        return steps.map { step in
            PlainStep(
                key: step.key, text: step.text,
                findings: step.findings.filter { $0.rule == winner })
        }
    }
}
