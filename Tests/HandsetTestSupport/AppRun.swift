internal import Foundation

/// The texts that an app has written: its log, and its calls, each of which ends with a zero.
public struct AppRun: Sendable {
    /// The log.
    public let log: String
    /// The calls of `handleOpenURL`.
    public let calls: String

    /// Creates a run.
    public init(log: String, calls: String) {
        self.log = log
        self.calls = calls
    }

    /// The number of calls.
    public var callCount: Int { calls.utf8.count { $0 == 0 } }

    /// The run of `handset receive` with payloads, each on a line.
    ///
    /// - Parameters:
    ///   - lines: The payloads.
    ///   - options: More options, as bash reads them.
    ///   - hasLog: False to leave out the log, without which payloads may take a shorter way.
    /// - Returns: The log and the calls.
    /// - Throws: An error if a file cannot be written or read.
    public static func receive(
        _ lines: [String], _ options: String = "", hasLog: Bool = true
    ) throws -> AppRun {
        let folder = try TemporaryFolder()
        try folder.write(lines.map { $0 + "\n" }.joined(), to: "payloads")
        let log = hasLog ? "bare" : "never"
        let result = try CommandResult.bash(
            "handset receive --app classic --lines --from payload --quiet --null --log \(log) "
                + "\(options) '\(folder.path("payloads"))'")
        return AppRun(log: result.errors, calls: result.output)
    }

    /// The first difference to another run, with the line before it; `nil` where every byte is the same.
    public func difference(to other: AppRun) -> String? {
        Self.difference("log", log, other.log) ?? Self.difference("calls", calls, other.calls)
    }

    private static func difference(_ name: String, _ text: String, _ other: String) -> String? {
        guard !text.utf8.elementsEqual(other.utf8) else { return nil }
        let (lines, others) = (Self.lines(of: text), Self.lines(of: other))
        let count = zip(lines, others).prefix { $0.0.elementsEqual($0.1) }.count
        func shown(_ lines: [Substring.UTF8View]) -> String {
            lines.dropFirst(max(0, count - 1)).prefix(4).map { String(Substring($0)) }
                .joined(separator: "\n")
        }
        return "\(name), line \(count + 1):\n\(shown(lines))\n  not\n\(shown(others))"
    }

    private static func lines(of text: String) -> [Substring.UTF8View] {
        text.utf8.split(omittingEmptySubsequences: false) { $0 == 0 || $0 == UInt8(ascii: "\n") }
    }
}
