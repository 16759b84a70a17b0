import Glibc

/// `handset listen` on free ports, without a log.
final class GatewayProcess {
    /// Where it listens.
    let addresses: (http2: String, binary: String)
    /// The address of its page; empty if it has none.
    let page: String

    /// The folder of its authority and its keys.
    let state: String

    private let process: BackgroundProcess
    private let messages: String
    private let endsByItself: Bool

    /// Starts it, and waits until it is ready.
    ///
    /// - Parameters:
    ///   - folder: What it needs lies there.
    ///   - count: After how many notifications it ends. If `nil`, it is told to.
    ///   - usesTLS: True if its ports take TLS, with the files of ``state``.
    ///   - hasPage: True if it serves its page.
    /// - Throws: ``BenchmarkError`` if it does not start.
    init(
        in folder: BenchmarkFolder, count: Int?, usesTLS: Bool = false, hasPage: Bool = false
    ) throws {
        let program = try Programs.handset() + "-listen"
        guard access(program, X_OK) == 0 else { throw BenchmarkError.missingProgram(program) }
        messages = "\(folder.path)/messages"
        endsByItself = count != nil
        unlink(messages)
        state = "\(folder.path)/state"
        process = try BackgroundProcess(
            "\(program) --state-directory \(state) \(usesTLS ? "" : "--tls off") --log never "
                + "--port http2=0 --port binary=0 --port feedback=0 --format session "
                + (hasPage ? "--page --app classic --port page=0 " : "")
                + (count.map { "--expect \($0) " } ?? "")
                + "< /dev/null > /dev/null 2> \(messages)")
        try Shell.wait(for: "grep -qs '^ready ' \(messages)")
        let line = try Self.line(of: messages, with: "^ready ")
        let words = line.split(separator: " ")
        func address(_ name: String) -> String {
            words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
                ?? ""
        }
        addresses = (address("http2"), address("binary"))
        page = address("page")
    }

    /// The largest part of its memory that was in RAM, in bytes; `nil` if it has ended.
    var peakMemory: Int? { process.peakMemory }

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
