/// The times of a subject's runs.
struct Measurement {
    /// The name of the subject.
    let name: String
    /// The number of payloads in one run.
    let payloadCount: Int
    /// The number of bytes of these payloads.
    let byteCount: Int
    /// The runs; there is one at least.
    let samples: [Sample]

    /// The times in ascending order.
    private var times: [Double] { samples.map(\.seconds).sorted() }

    /// The median of the times.
    var median: Double { Self.median(times) }
    /// The shortest time.
    var minimum: Double { times.first ?? 0 }
    /// The longest time.
    var maximum: Double { times.last ?? 0 }
    /// The median of the processors' times, or `nil`.
    var processorSeconds: Double? {
        let times = samples.compactMap(\.processorSeconds).sorted()
        return times.isEmpty ? nil : Self.median(times)
    }
    /// The shortest of the processors' times, which other work on the machine changes least; the shortest
    /// time if they are not known.
    var leastProcessorSeconds: Double {
        samples.compactMap(\.processorSeconds).min() ?? minimum
    }
    /// The largest part of the memory that was in RAM in any run, or `nil`.
    var peakByteCount: Int? { samples.compactMap(\.peakByteCount).max() }

    private static func median(_ sorted: [Double]) -> Double {
        guard !sorted.isEmpty else { return 0 }
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2)
            ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
