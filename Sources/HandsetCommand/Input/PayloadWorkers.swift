/// How several chunks of a source are read at once.
struct PayloadWorkers: Sendable {
    /// What is done with each payload, for streams of a worker's own.
    typealias MakeWork = @Sendable (StandardStreams) -> PayloadWork

    /// How many chunks at a time.
    let count: Int
    /// Whether the number of a payload shows in what is written.
    let showsNumbers: Bool
    /// Makes what is done with each payload of a chunk.
    let makeWork: MakeWork

    /// - Returns: `nil` if one worker is enough, which is the plain way.
    init?(count: Int, showsNumbers: Bool, makeWork: @escaping MakeWork) {
        guard count > 1 else { return nil }
        self.count = count
        self.showsNumbers = showsNumbers
        self.makeWork = makeWork
    }
}
