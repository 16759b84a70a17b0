/// A switch that pauses reading while there is no room for more.
struct ReadingPause: Sendable {
    /// True while a connection may not read.
    private(set) var isPaused = false
    private var wasAsked = false

    /// Returns true if a connection may read now.
    ///
    /// A read that is refused is made up for later.
    mutating func mayRead() -> Bool {
        if isPaused { wasAsked = true }
        return !isPaused
    }

    /// Pauses reading.
    mutating func begin() { isPaused = true }

    /// Resumes reading.
    ///
    /// - Returns: True if a read was refused meanwhile and has to be made up for.
    mutating func end() -> Bool {
        isPaused = false
        defer { wasAsked = false }
        return wasAsked
    }
}
