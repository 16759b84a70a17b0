import Handset
import HandsetClaims

/// `handset test --as`: compares records of Apple's side with what Handset plans.
struct RecordTest {
    private let paths: [String]

    init(_ paths: [String]) { self.paths = paths }

    func run(_ streams: StandardStreams, _ verdict: inout Verdict) throws {
        for path in paths {
            do {
                let payload = try Payload(
                    json: String(decoding: try FileBytes.read(path), as: UTF8.self))
                let comparison = RecordingComparison(
                    try Recording(name: PathText.shown(path), payload.userInfo))
                for line in RecordingComparisonText(comparison).lines {
                    try streams.output.write("\(SourceExcerpt.shown(line.utf8))\n".utf8)
                }
                if comparison.cells.contains(where: { !$0.agrees }) { verdict.isNegative = true }
            } catch let error as OutputError {
                throw error
            } catch {
                try streams.report("handset: error: \(PathText.shown(path)): \(error)")
                verdict.hasRefusals = true
            }
        }
    }
}
