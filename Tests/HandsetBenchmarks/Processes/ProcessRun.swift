/// What a program that has ended took, and did.
struct ProcessRun {
    /// From its start to its end.
    let seconds: Double
    /// How long processors worked for it, in user and in system mode.
    let processorSeconds: Double
    /// The largest part of its memory that was in RAM.
    let peakByteCount: Int
    /// How many lines it wrote.
    let lineCount: Int

    /// What it took, as a sample.
    var sample: Sample {
        Sample(
            seconds: seconds, processorSeconds: processorSeconds, peakByteCount: peakByteCount)
    }
}
