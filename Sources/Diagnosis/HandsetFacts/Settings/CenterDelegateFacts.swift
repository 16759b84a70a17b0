/// Who is the notification center's delegate, and from when on.
package struct CenterDelegateFacts: Sendable {
    /// The lines that set it, in the order of their files.
    package let assignments: [AppFact]
    /// The methods of the center's delegate that iOS calls, since their object is set and kept.
    package let methods: [AppFact]
    /// The methods that iOS never calls, since no line sets their object.
    package let uncalled: [AppFact]
    /// The lines that set an object which nobody keeps.
    package let weak: [AppFact]
    /// True if the delegate is set after the launch alone.
    package let isLate: Bool
    /// The line of which it is not known when it runs, if that decides.
    package let unclear: AppFact?

    init(_ reading: AppReading, takers: DelegateTakers) {
        let all = (reading.facts(of: .method) + reading.facts(of: .uncalledMethod)).filter {
            $0.callback?.isOfCenter == true
        }
        let weak = reading.facts(of: .weakDelegate)
        self.weak = weak
        assignments = reading.facts(of: .centerDelegate)
        let kept = assignments.filter { assignment in
            !weak.contains { $0.place == assignment.place }
        }
        // The object that is set last counts; of lines in other files that is not known.
        let objects = Set(kept.map(\.type))
        // A kit that exchanges methods, and most plugins, set a delegate and hand on.
        let isTaken = takers.isTaken
        let isUnknown = objects.contains("")
        methods = all.filter { objects.contains($0.type) || isUnknown || kept.isEmpty && isTaken }
        uncalled = all.filter { fact in
            !(objects.contains(fact.type) || isUnknown || kept.isEmpty && isTaken)
        }
        let inTime = kept.contains { $0.time == .inTime }
        isLate =
            !inTime && !isTaken && !kept.isEmpty && kept.allSatisfy { $0.time == .late }
        unclear = inTime || isTaken ? nil : kept.first { $0.time == .unclear }
    }

    /// True if the delegate is set when the scene connects, and not before.
    package var isInScene: Bool {
        isLate
            && assignments.contains { $0.steps.areInScene }
    }
}
