import Foundation
import Handset

/// The answers and the log of a process of an app's program.
struct AppProgramAnswer {
    /// The replies, in the order of the requests; fewer if the process has ended before.
    let replies: [RunReply]
    /// The lines that the app wrote for each reply, and after the last one if it ended.
    let logs: [[String]]
    /// The crash that has ended the process; `nil` if there was none.
    let crash: AppCrash?
    /// True if the process came to no end, and was ended.
    let isHung: Bool

    /// Reads what a process has written; `count` is the number of requests.
    ///
    /// `earlier` is the place in the log at which earlier answers of the process end; `nil` if there were none.
    ///
    /// - Throws: ``PackageFault`` if the program is none that answers.
    init(
        of name: String, answers: [UInt8], log: [UInt8], _ end: ProgramProcess.End, isLate: Bool,
        count: Int, after earlier: Int? = nil
    ) throws(PackageFault) {
        let decoder = JSONDecoder()
        var replies: [RunReply] = []
        for line in answers.split(separator: UInt8(ascii: "\n")) {
            guard let reply = try? decoder.decode(RunReply.self, from: Data(line)) else {
                throw .noAnswer(name, [String(decoding: line.prefix(200), as: UTF8.self)])
            }
            replies.append(reply)
        }
        var logs: [[String]] = []
        var start = min(earlier ?? 0, log.count)
        for reply in replies {
            let end = min(max(reply.logEnd, start), log.count)
            logs.append(Self.lines(of: CrashReport(Self.text(log[start..<end])).log))
            start = end
        }
        self.replies = replies
        let report = CrashReport(Self.text(log[start...]), naming: Self.shown)
        if replies.count < count { logs.append(Self.lines(of: report.log)) }
        self.logs = logs
        switch end {
        case .killed where isLate, .unknown: (crash, isHung) = (nil, true)
        case .killed(let signal) where replies.count < count:
            crash = report.crash(by: "signal \(signal)", isOfApp: Self.isOfApp)
            isHung = false
        case .exited(let status) where replies.count < count:
            guard !replies.isEmpty || earlier != nil else { throw .noAnswer(name, report.log) }
            crash = report.crash(
                by: "the app ended itself with status \(status)", isOfApp: Self.isOfApp)
            isHung = false
        case .killed, .exited: (crash, isHung) = (nil, false)
        }
    }

    /// The reply to a request; `nil` if the process has ended before.
    func reply(at index: Int) -> RunReply? {
        replies.indices.contains(index) ? replies[index] : nil
    }

    /// Returns the run of the app for a request.
    func run(at index: Int) -> AppRun {
        var run = AppRun()
        if logs.indices.contains(index) { run.log = logs[index] }
        if let reply = reply(at: index) {
            run.requests = reply.requests
            run.faults = reply.faults
        } else {
            run.crash = crash
            run.isHung = isHung
        }
        return run
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the path of a file from the current folder, if it is near.
    private static func shown(_ path: String) -> String {
        guard let folder = RealPath(".")?.path else { return path }
        let near = RelativePath.path(from: folder, to: path)
        return near.hasPrefix("../../../../") ? path : near
    }

    /// True for the path of a file that is neither Handset's nor made by a build.
    private static func isOfApp(_ path: String) -> Bool {
        !path.contains(".build/") && !path.contains("Sources/Handset")
    }

    /// Returns lines without what NSLog writes before a message: a moment and a process, which change with each run.
    private static func lines(of log: [String]) -> [String] {
        log.map { line in
            guard let prefix = line.prefixMatch(of: #/\d{4}-\d\d-\d\d [\d:.+-]+ \S+\[\d+:\w+\] /#)
            else { return line }
            return String(line[prefix.range.upperBound...])
        }
    }
}
