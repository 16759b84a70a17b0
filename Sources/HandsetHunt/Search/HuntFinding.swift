package import HandsetFixtures

/// A fault that was seen again in a process of its own, with the smallest payload that shows it.
package struct HuntFinding: Sendable {
    package let fault: HuntFault
    /// The changes of the sample that have shown it first; empty for the sample itself.
    package let changes: [PayloadChange]
    /// The trial with the smallest payload.
    package let trial: HuntTrial
    /// The number of trials in which it was seen.
    package var count: Int
    /// True if the sender may send such a payload, as far as examples show it; `nil` without examples.
    package let isLikely: Bool?

    package init(
        _ fault: HuntFault, by changes: [PayloadChange], in trial: HuntTrial, count: Int,
        isLikely: Bool?
    ) {
        self.fault = fault
        self.changes = changes
        self.trial = trial
        self.count = count
        self.isLikely = isLikely
    }

    /// The name by which a list of known findings has it: its kind, and what tells it from others.
    package var name: String {
        let parts = [
            fault.kind.rawValue, fault.identity, changes.map(\.path).joined(separator: ","),
        ]
        // With a place or a method no change is needed to tell it from others.
        return (fault.identity.isEmpty ? parts : Array(parts.prefix(2)))
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
