import Foundation
import HandsetTestSupport
import Testing

/// The page on limits and faults names a test for each row, and each is there.
@Suite struct RobustnessPageTests {
    /// The rows of the page's tables, without their headings.
    private static func rows() throws -> [String] {
        let page = String(
            decoding: try Repository.bytes(of: "Sources/Handset/Handset.docc/Robustness.md"),
            as: UTF8.self)
        let lines = page.split(separator: "\n").map(String.init)
        return lines.indices.filter { index in
            lines[index].hasPrefix("| ") && !lines[index].hasPrefix("| ---")
                && !(index + 1 < lines.count && lines[index + 1].hasPrefix("| ---"))
        }.map { lines[$0] }
    }

    /// The source of each file of tests, by its name without the ending.
    private static let sources: Result<[String: String], any Error> = Result {
        var sources: [String: String] = [:]
        for target in ["HandsetTests", "HandsetCommandTests"] {
            let folder = Repository.root.appending(path: "Tests/\(target)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                sources[file.deletingPathExtension().lastPathComponent] = try String(
                    contentsOf: file, encoding: .utf8)
            }
        }
        return sources
    }

    @Test("There is a row for each limit and each fault")
    func count() throws {
        #expect(try Self.rows().count == 32)
    }

    @Test("Each row names tests that are there", arguments: try rows())
    func tests(row: String) throws {
        let tests = row.matches(of: /`([A-Z]\w*Tests)\.(\w+)`/)
        #expect(!tests.isEmpty, "\(row)")
        for test in tests {
            let source = try #require(try Self.sources.get()[String(test.1)], "\(test.1)")
            #expect(["struct", "class"].contains { source.contains("\($0) \(test.1)") })
            let pattern = try Regex("@Test[^@]*?\\n    func \(test.2)\\(")
            #expect(source.contains(pattern), "\(test.1).\(test.2)")
        }
    }

    @Test("Each option of the group Limits has a row")
    func options() throws {
        let rows = try Self.rows().joined()
        for option in [
            "--maximum-bytes", "--maximum-depth", "--maximum-in-flight", "--maximum-held-bytes",
            "--maximum-pattern-length", "--match-time-limit", "--time-limit",
        ] {
            #expect(rows.contains("`\(option)`"), "\(option)")
        }
    }
}
