package struct WaitResult: Sendable {
    /// The numbers of the notifications that match, the oldest first: as many as were asked for, or fewer.
    package var numbers: [Int]
    /// True if they are as many as were asked for.
    package var isComplete: Bool
    /// The number after which the next wait goes on: of the last notification that was looked at.
    package var last: Int
    /// The number of notifications that were asked for by number and are no longer kept.
    package var goneCount: Int
}
