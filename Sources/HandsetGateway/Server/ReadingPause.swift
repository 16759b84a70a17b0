/// Whether a connection reads, or waits until there is room for what it has read.
struct ReadingPause: Sendable {
    private var isPaused = false
    private var wasAsked = false

    /// Whether a read that is asked for now may go on; one that may not is made up for at the end.
    mutating func mayRead() -> Bool {
        if isPaused { wasAsked = true }
        return !isPaused
    }

    /// Stops reading.
    mutating func begin() { isPaused = true }

    /// Goes on.
    ///
    /// - Returns: Whether a read is to be made up for.
    mutating func end() -> Bool {
        isPaused = false
        defer { wasAsked = false }
        return wasAsked
    }
}
