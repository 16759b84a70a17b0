/// The time and memory of one run of a subject.
struct Sample {
    /// How long it took.
    let seconds: Double
    /// How long processors worked for it, in user and in system mode; `nil` if that is not known.
    var processorSeconds: Double?
    /// The largest part of its memory that was in RAM; `nil` if it shared its process with others.
    var peakByteCount: Int?

    /// Measures some work.
    static func of(_ work: () throws -> Void) rethrows -> Sample {
        let start = ContinuousClock.now
        try work()
        return Sample(seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}
