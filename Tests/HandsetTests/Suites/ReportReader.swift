import Foundation
import HandsetTestSupport
import Testing

/// A program that reads a report and prints its content as JSON.
struct ReportReader: Sendable {
    /// The line of bash that runs the program on the file `$report`.
    let line: String

    /// Returns what the program read from a report.
    func read<Answer: Decodable>(_ report: String, as type: Answer.Type) throws -> Answer {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "handset-report-\(UUID().uuidString)")
        try Data(report.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try CommandResult.bash("report='\(file.path())'; \(line)")
        try #require(result.status == 0, "\(result.errors)")
        #expect(result.errors.isEmpty)
        return try JSONDecoder().decode(type, from: Data(result.output.utf8))
    }
}
