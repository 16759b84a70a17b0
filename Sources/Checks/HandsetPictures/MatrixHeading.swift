import Handset

/// The payload of a matrix, and its first sessions.
struct MatrixHeading {
    /// The number of sessions that are named.
    private static let maximumCount = 10

    /// The place, number and size of the payload.
    let payload: String
    let title: PayloadTitle
    /// A line for each session, and one for the service extension if there is one.
    let lines: [String]

    init(_ matrix: ScenarioMatrix) {
        payload =
            "\(matrix.origin): payload \(matrix.origin.number), \(matrix.origin.byteCount) bytes"
        title = PayloadTitle(matrix.origin, matrix.found.payload)
        var lines: [String] = []
        matrix.forEachSessionLine { line in
            lines.append(line)
            return lines.count < Self.maximumCount
        }
        if let app = matrix.appOfRuns {
            lines = matrix.linesOfRuns(by: app)
        } else if lines.isEmpty {
            lines = matrix.noSessionLines
        }
        if matrix.found.count > Self.maximumCount {
            lines.append("and \(matrix.found.count - Self.maximumCount) more sessions")
        }
        if let outcome = matrix.serviceExtension {
            lines.append("service extension: \(SourceExcerpt.shown("\(outcome)".utf8))")
        }
        self.lines = lines
    }
}
