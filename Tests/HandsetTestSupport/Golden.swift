internal import Foundation
public import Testing

/// Text that is kept in a file, and that a result has to be equal to.
///
/// With `HANDSET_RECORD=1` in the environment the file is written instead, and the test fails, so that
/// a new golden is never silently right.
public struct Golden: Sendable {
    private let path: String
    private var url: URL { Repository.root.appending(path: path) }

    /// True if results are written to files instead of being compared with them.
    public static var isRecording: Bool {
        ProcessInfo.processInfo.environment["HANDSET_RECORD"] != nil
    }

    /// Names the file by its path from the top level of the repository.
    public init(_ path: String) {
        self.path = path
    }

    /// Holds a result against the file; an empty result asks for no file.
    public func expect(_ found: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        guard !Self.isRecording else {
            if found != expected {
                if found.isEmpty {
                    try FileManager.default.removeItem(at: url)
                } else {
                    try found.write(to: url, atomically: true, encoding: .utf8)
                }
                Issue.record(
                    "recorded \(path); read it, and run again", sourceLocation: sourceLocation)
            }
            return
        }
        #expect(
            found == expected, "\(path) says otherwise; HANDSET_RECORD=1 records it anew",
            sourceLocation: sourceLocation)
    }
}
