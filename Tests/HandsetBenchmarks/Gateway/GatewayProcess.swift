import Glibc

/// `handset listen` on free ports, without TLS and without a log.
final class GatewayProcess {
    /// Where it listens.
    let addresses: (http2: String, binary: String)

    private let process: BackgroundProcess
    private let messages: String
    private let endsByItself: Bool

    /// Starts it, and waits until it is ready.
    ///
    /// - Parameters:
    ///   - folder: What it needs lies there.
    ///   - count: After how many notifications it ends. If `nil`, it is told to.
    /// - Throws: ``BenchmarkError`` if it does not start.
    init(in folder: BenchmarkFolder, count: Int?) throws {
        let program = try Programs.handset() + "-listen"
        guard access(program, X_OK) == 0 else { throw BenchmarkError.missingProgram(program) }
        messages = "\(folder.path)/messages"
        endsByItself = count != nil
        unlink(messages)
        process = try BackgroundProcess(
            "\(program) --state-directory \(folder.path)/state --plaintext --log never "
                + "--http2-port 0 --binary-port 0 --feedback-port 0 --format session "
                + (count.map { "--count \($0) " } ?? "")
                + "< /dev/null > /dev/null 2> \(messages)")
        try Shell.wait(for: "grep -qs '^ready ' \(messages)")
        let line = try Self.line(of: messages, with: "^ready ")
        let words = line.split(separator: " ")
        func address(_ name: String) -> String {
            words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
                ?? ""
        }
        addresses = (address("http2"), address("binary"))
    }

    /// Ends it.
    ///
    /// - Throws: ``BenchmarkError/wrongResult(_:)`` if it has not delivered so many notifications, or lost
    ///   any.
    func end(havingDelivered count: Int) throws {
        if endsByItself { process.waitForEnd() } else { process.end() }
        let summary = try Self.line(of: messages, with: " received = ")
        guard summary == "handset: \(count) received = \(count) delivered" else {
            throw BenchmarkError.wrongResult("handset listen says: \(summary)")
        }
    }

    private static func line(of file: String, with pattern: String) throws -> String {
        let process = try ChildProcess("/bin/bash", ["-c", "grep '\(pattern)' \(file)"])
        let line = try process.readLine() ?? ""
        _ = try process.end()
        return line
    }
}
