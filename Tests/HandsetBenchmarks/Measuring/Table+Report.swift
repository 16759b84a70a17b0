import Foundation

extension Table: ReportedTable {
    var headings: [String] {
        ["median", "min–max", "a payload", "MB/s", "processor", "peak", "× \(ratioName)"]
    }

    var cells: [[String]] {
        rows.map { measurement, ratio in
            [
                measurement.name, Self.time(measurement.median),
                "\(Self.time(measurement.minimum))–\(Self.time(measurement.maximum))",
                Self.time(measurement.median / Double(measurement.payloadCount)),
                String(format: "%.1f", Double(measurement.byteCount) / measurement.median / 1e6),
                measurement.processorSeconds.map(Self.time) ?? "",
                measurement.peakByteCount.map { String(format: "%.1f MB", Double($0) / 1e6) } ?? "",
                String(format: "%.2f", ratio),
            ]
        }
    }

    var members: [[(name: String, json: String)]] {
        rows.map { measurement, ratio in
            [
                ("name", "\"\(measurement.name)\""),
                ("payloads", String(measurement.payloadCount)),
                ("bytes", String(measurement.byteCount)),
                ("runs", String(measurement.samples.count)),
                ("median", String(measurement.median)), ("minimum", String(measurement.minimum)),
                ("maximum", String(measurement.maximum)),
                ("processor", measurement.processorSeconds.map { String($0) } ?? "null"),
                ("peakBytes", measurement.peakByteCount.map { String($0) } ?? "null"),
                ("ratio", String(ratio)), ("ratioOf", "\"\(ratioName)\""),
            ]
        }
    }

    private static func time(_ seconds: Double) -> String {
        switch seconds {
        case 1...: String(format: "%.2f s", seconds)
        case 1e-3...: String(format: "%.2f ms", seconds * 1e3)
        default: String(format: "%.2f µs", seconds * 1e6)
        }
    }
}
