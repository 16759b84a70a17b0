/// The time and the output of a program that has ended.
struct ProcessRun {
    /// From its start to its end.
    let seconds: Double
    /// How long processors worked for it, in user and in system mode.
    let processorSeconds: Double
    /// The largest part of its memory that was in RAM.
    let peakByteCount: Int
    /// The number of lines that it wrote.
    let lineCount: Int

    /// Its time and memory, as a sample.
    var sample: Sample {
        Sample(
            seconds: seconds, processorSeconds: processorSeconds, peakByteCount: peakByteCount)
    }
}
