/// The place where people read how far a long step is.
package protocol RunnerNotes {
    /// Tells something that a quiet run leaves out.
    func note(_ text: String) throws

    /// Tells something that has failed.
    func report(_ text: String) throws

    /// Begins to show the number of things that are done.
    ///
    /// - Parameters:
    ///   - noun: The name of the things, in the plural.
    ///   - total: Their number.
    /// - Returns: What counts those that are done; `nil` if nobody sees it.
    func beginCount(of noun: String, upTo total: Int) -> (@Sendable (_ count: Int) -> Void)?

    func endCount()
}
