/// The workers that read several chunks of a source at once.
struct PayloadWorkers: Sendable {
    /// Returns the work on each payload, for the streams of one worker.
    typealias MakeWork = @Sendable (StandardStreams) -> PayloadWork

    /// The number of chunks that are read at once.
    let count: Int
    /// True if the answer to a payload depends on its number.
    let dependsOnNumbers: Bool
    /// The largest number of payloads of one chunk whose answers are not written yet.
    let maximumPayloadCount: Int
    /// The largest number of bytes of answers that are held for one chunk, not counting the last answer.
    let maximumHeldByteCount: Int
    let style: MessageStyle
    let makeWork: MakeWork

    /// Creates workers; `nil` if payloads should be read one by one.
    init?(
        count: Int, dependsOnNumbers: Bool, maximumInFlight: Int, maximumHeldBytes: Int,
        style: MessageStyle, makeWork: @escaping MakeWork
    ) {
        // One chunk waits to be written while the workers read the others.
        let chunkCount = min(count + 1, maximumInFlight)
        guard count > 1, chunkCount > 2 else { return nil }
        self.count = chunkCount - 1
        self.dependsOnNumbers = dependsOnNumbers
        maximumPayloadCount = maximumInFlight / chunkCount
        maximumHeldByteCount = maximumHeldBytes / chunkCount
        self.style = style
        self.makeWork = makeWork
    }
}
