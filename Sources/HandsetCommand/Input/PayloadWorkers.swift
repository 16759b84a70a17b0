/// How several chunks of a source are read at once.
struct PayloadWorkers: Sendable {
    /// What is done with each payload, for streams of a worker's own.
    typealias MakeWork = @Sendable (StandardStreams) -> PayloadWork

    /// How many chunks at a time.
    let count: Int
    /// Whether the number of a payload shows in what is written.
    let showsNumbers: Bool
    /// How many payloads may have been read in one chunk whose answers are not written.
    let maximumPayloadCount: Int
    /// How many bytes of answers may be held of one chunk, but for the last answer.
    let maximumHeldByteCount: Int
    /// Makes what is done with each payload of a chunk.
    let makeWork: MakeWork

    /// - Returns: `nil` if one worker is enough, which is the plain way.
    init?(
        count: Int, showsNumbers: Bool, maximumInFlight: Int, maximumHeldBytes: Int,
        makeWork: @escaping MakeWork
    ) {
        // One chunk waits to be written while the workers read the others.
        let chunkCount = min(count + 1, maximumInFlight)
        guard count > 1, chunkCount > 2 else { return nil }
        self.count = chunkCount - 1
        self.showsNumbers = showsNumbers
        maximumPayloadCount = maximumInFlight / chunkCount
        maximumHeldByteCount = maximumHeldBytes / chunkCount
        self.makeWork = makeWork
    }
}
