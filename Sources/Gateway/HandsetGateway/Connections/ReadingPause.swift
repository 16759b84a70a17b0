/// A switch that pauses reading while there is no room for more.
struct ReadingPause: Sendable {
    struct Reasons: OptionSet, Sendable {
        let rawValue: UInt8

        /// The receiver has not taken enough of what has arrived, or the connection stalls.
        static let arrivals = Reasons(rawValue: 1)
        /// The sender does not read its answers.
        static let output = Reasons(rawValue: 2)
    }

    private var reasons: Reasons = []
    private var wasAsked = false

    var isPaused: Bool { !reasons.isEmpty }

    func isPaused(for reason: Reasons) -> Bool { reasons.contains(reason) }

    /// Returns true if a connection may read now; a read that is refused is made up for later.
    mutating func mayRead() -> Bool {
        if isPaused { wasAsked = true }
        return !isPaused
    }

    mutating func begin(_ reason: Reasons) { reasons.insert(reason) }

    /// - Returns: True if reading resumes and a read was refused meanwhile, which has to be made up for.
    mutating func end(_ ended: Reasons) -> Bool {
        reasons.subtract(ended)
        guard reasons.isEmpty else { return false }
        defer { wasAsked = false }
        return wasAsked
    }
}
