/// Measurements that belong together.
struct Table {
    /// The name of the table, such as `stages/short`.
    let name: String
    /// A note on how to read it, or `nil`.
    var note: String?
    /// The base of its ratios, such as `time of jansson`.
    let ratioName: String
    /// The measurements, with the ratio of each to what ``ratioName`` says.
    let rows: [(measurement: Measurement, ratio: Double)]

    /// Creates a table with ratios of another meaning.
    init(
        _ name: String, note: String? = nil, ratioName: String,
        rows: [(measurement: Measurement, ratio: Double)]
    ) {
        self.name = name
        self.note = note
        self.ratioName = ratioName
        self.rows = rows
    }

    /// Compares the time for a payload with that of the first measurement.
    init(_ name: String, note: String? = nil, comparing measurements: [Measurement]) {
        let base = measurements.first.map { $0.median / Double($0.payloadCount) } ?? 1
        self.name = name
        self.note = note
        ratioName = "time of \(measurements.first?.name ?? "")"
        rows = measurements.map { ($0, $0.median / Double($0.payloadCount) / base) }
    }
}
