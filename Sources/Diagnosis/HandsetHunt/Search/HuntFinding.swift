package import HandsetFixtures

/// A fault that was seen again in a process of its own, with the smallest payload that shows it.
package struct HuntFinding: Sendable {
    package let fault: HuntFault
    /// The changes of the sample that have shown it first; empty for the sample itself.
    package let changes: [PayloadChange]
    package let trial: HuntTrial
    /// The number of trials in which it was seen.
    package var count: Int
    /// True if the sender may send such a payload, as far as a schema or examples show it; `nil` without them.
    package let isLikely: Bool?
    /// The names of the pushes that show it, such as `pushes.jsonl:3`; empty after a search with variants.
    package var pushes: [String] = []
    /// False if the trial shows nothing, since its values were left out.
    package var repeats = true
    private let mark: String

    package init(
        _ fault: HuntFault, by changes: [PayloadChange] = [], in trial: HuntTrial, count: Int = 1,
        isLikely: Bool? = nil, marked mark: String = ""
    ) {
        self.fault = fault
        self.changes = changes
        self.trial = trial
        self.count = count
        self.isLikely = isLikely
        self.mark = mark
    }

    /// The name by which a list of known findings has it: its kind, and what tells it from others.
    package var name: String { fault.name(marked: mark) }
}
