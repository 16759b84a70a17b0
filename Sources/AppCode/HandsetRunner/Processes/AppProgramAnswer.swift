import Foundation
import Handset

/// The answers and the log of a process of an app's program.
struct AppProgramAnswer {
    /// The replies, in the order of the requests; fewer if the process has ended before.
    let replies: [RunReply]
    /// The lines that the app wrote for each reply, and after the last one if it ended.
    let logs: [AppLog]
    /// The crash that has ended the process; `nil` if there was none.
    let crash: AppCrash?
    /// The crash of the service extension, which has ended an earlier process; `nil` if there was none.
    var extensionCrash: AppCrash?
    /// True if the process came to no end, and was ended.
    let isHung: Bool

    /// Reads what a process has written; `count` is the number of requests.
    ///
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - answers: Its answers.
    ///   - log: The file with the lines that it has written.
    ///   - end: Its end.
    ///   - excess: The thing of which it took too much, so that it was ended; `nil` if it was not.
    ///   - count: The number of requests.
    ///   - earlier: The place in the log at which earlier answers of the process end; `nil` if there were none.
    /// - Throws: ``PackageFault`` if the program does not answer as expected.
    init(
        of name: String, answers: [UInt8], log: OutputFile, _ end: ProgramProcess.End,
        excess: AppWatch.Excess?, count: Int, after earlier: Int? = nil
    ) throws(PackageFault) {
        let decoder = JSONDecoder()
        var replies: [RunReply] = []
        for line in answers.split(separator: UInt8(ascii: "\n")) {
            guard let reply = try? decoder.decode(RunReply.self, from: Data(line)) else {
                let words = String(decoding: line.prefix(200), as: UTF8.self)
                throw replies.isEmpty && earlier == nil
                    ? .noAnswer(name, [words]) : .foreignAnswer(name, words)
            }
            replies.append(reply)
        }
        var logs: [AppLog] = []
        let logEnd = log.byteCount
        var start = min(earlier ?? 0, logEnd)
        for reply in replies {
            let end = min(max(reply.logEnd, start), logEnd)
            logs.append(try AppLog(log, start..<end))
            start = end
        }
        self.replies = replies
        let last = try AppLog(log, start..<logEnd)
        if replies.count < count { logs.append(last) }
        self.logs = logs
        guard replies.count < count else {
            (crash, isHung) = (nil, false)
            return
        }
        let report = CrashReport(last.end, naming: Self.shown)
        switch (excess, end) {
        case (let excess?, _): (crash, isHung) = (excess.crash, excess.crash == nil)
        case (nil, .unknown): (crash, isHung) = (nil, true)
        case (nil, .killed(let signal)):
            crash = report.crash(by: "signal \(signal)", isOfApp: Self.isOfApp)
            isHung = false
        case (nil, .exited(let status)):
            guard !replies.isEmpty || earlier != nil else { throw .noAnswer(name, report.log) }
            crash = report.crash(
                by: "the app ended itself with status \(status)", isOfApp: Self.isOfApp)
            isHung = false
        }
    }

    /// - Throws: ``PackageFault`` if the app's own delegate is not in the package.
    func checkDelegate() throws(PackageFault) {
        guard let failure = replies.first?.failure, failure.code == .delegateLeftOut else { return }
        throw .delegateLeftOut(failure.details.joined(separator: "; "))
    }

    /// The reply to a request; `nil` if the process has ended before.
    func reply(at index: Int) -> RunReply? {
        replies.indices.contains(index) ? replies[index] : nil
    }

    /// Returns the run of the app for a request.
    func run(at index: Int) -> AppRun {
        var run = AppRun()
        if logs.indices.contains(index) {
            run.log = logs[index].lines
            run.moreLogCount = logs[index].moreCount
        }
        if let reply = reply(at: index) {
            run.requests = reply.requests
            run.faults = reply.faults
            if let extensionCrash, run.faults.contains(where: { $0.code == "service-extension" }) {
                run.faults =
                    run.faults.filter { $0.code != "service-extension" }
                    + [.extensionCrashed(extensionCrash)]
            }
            let asked = reply.asked ?? []
            run.asked = Array(asked.prefix(AppRun.maximumAskedCount))
            run.moreAskedCount = asked.count - run.asked.count
            run.cuts = reply.cuts ?? []
        } else {
            run.crash = crash
            run.isHung = isHung
        }
        return run
    }

    /// Returns the path of a file from the current folder, if it is near.
    private static func shown(_ path: String) -> String {
        guard let folder = RealPath(".")?.path else { return path }
        let near = RelativePath.path(from: folder, to: path)
        return near.hasPrefix("../../../../") ? path : near
    }

    /// True for the path of a file that is neither Handset's nor made by a build.
    private static func isOfApp(_ path: String) -> Bool {
        !path.contains(".build/")
            && path.firstMatch(of: #/Sources/(AppCode|Core|StandIns)/Handset\w*/#) == nil
    }
}
