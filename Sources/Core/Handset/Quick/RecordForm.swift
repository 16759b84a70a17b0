/// The form of the records that a ``RecordWriter`` writes.
package struct RecordForm: Sendable {
    /// True if the records explain payloads: the values and misses are part of them.
    let isExplained: Bool
    /// The number of callbacks in which the app finds the sessions.
    let times: Int
    /// Hazards beyond this number are only counted.
    let maximumHazardCount: Int
    /// True if hazards are also reported or judged, so that the ordinary way has to write the record.
    let reportsHazards: Bool
    /// True if a payload without a session makes the verdict negative.
    let requiresSession: Bool
    /// The members after the hazards, the end of the object, and the terminator.
    let end: [UInt8]
    /// The same for a payload without a session.
    let endWithoutSession: [UInt8]

    /// The result is `nil` if the app looks for a session in no callback of the plan.
    package init?(
        receivedBy plan: ScenarioPlan, maximumHazardCount: Int, reportsHazards: Bool,
        requiresSession: Bool, terminator: UInt8
    ) {
        guard plan.reason == nil else { return nil }
        isExplained = false
        times = plan.callbacksThatLook.count
        self.maximumHazardCount = maximumHazardCount
        self.reportsHazards = reportsHazards
        self.requiresSession = requiresSession
        let members = JSONText.object(PayloadRecord.members(of: plan)).bytes
        let beginning = [UInt8(ascii: ",")] + members.dropFirst().dropLast()
        func end(_ fate: Fate) -> [UInt8] {
            let fate = JSONText.object(["fate": FateWords(fate).json]).bytes
            return beginning + [UInt8(ascii: ",")] + fate.dropFirst() + [terminator]
        }
        self.end = end(.routed(times: times))
        endWithoutSession = end(.none)
    }

    package init(
        explainedUpTo maximumHazardCount: Int, reportsHazards: Bool,
        terminator: UInt8 = UInt8(ascii: "\n")
    ) {
        isExplained = true
        times = 1
        self.maximumHazardCount = maximumHazardCount
        self.reportsHazards = reportsHazards
        requiresSession = false
        end = [UInt8(ascii: "}"), terminator]
        endWithoutSession = end
    }
}
