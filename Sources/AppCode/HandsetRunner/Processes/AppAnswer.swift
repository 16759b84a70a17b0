import Foundation
package import Handset

/// The answer of an app's own code to one request.
package struct AppAnswer: Sendable {
    /// The reply; `nil` if the app's process has ended before.
    package let reply: RunReply?
    /// The log, the faults and the crash.
    package var run: AppRun
    /// The things that the app has opened, without what it opens when its icon is tapped.
    package var effects: [AppEffect] = []
    /// True if the service extension has crashed, which ends no app on a phone.
    package internal(set) var isOfExtension = false
    /// The number on the app's icon; `nil` if it is as before.
    package var badge: Int?

    /// The steps at the device; `nil` if the app has ended before it has told them.
    package var steps: [ScenarioPlan.Step]? { reply?.steps.compactMap(\.step) }

    /// True if the app's process does not live any more.
    package var hasEnded: Bool { run.crash != nil || run.isHung }

    /// The methods of the app that the reply names.
    package var methods: DelegateMethods {
        (reply?.methods ?? []).reduce(into: []) { methods, name in
            if let method = DelegateMethods(named: name) { methods.formUnion(method) }
        }
    }

    init(reply: RunReply?, run: AppRun) {
        self.reply = reply
        self.run = run
        effects = reply?.effects ?? []
    }

    /// Takes a reply, with what the app has written for it.
    init(_ reply: RunReply, _ log: AppLog) {
        var run = AppRun(log)
        run.requests = reply.requests
        run.faults = reply.faults
        let asked = reply.asked ?? []
        run.asked = Array(asked.prefix(AppRun.maximumAskedCount))
        run.moreAskedCount = asked.count - run.asked.count
        run.cuts = reply.cuts ?? []
        self.init(reply: reply, run: run)
    }

    /// Takes the end of a process that has not replied.
    ///
    /// - Parameters:
    ///   - end: Its end.
    ///   - excess: The thing of which it took too much, so that it was ended; `nil` if it was not.
    ///   - log: The lines that it has written since its last reply.
    init(_ end: ProgramProcess.End, _ excess: AppWatch.Excess?, _ log: AppLog) {
        var run = AppRun(log)
        let report = CrashReport(log.end, naming: Self.shown)
        switch (excess, end) {
        case (let excess?, _): (run.crash, run.isHung) = (excess.crash, excess.crash == nil)
        case (nil, .unknown): run.isHung = true
        case (nil, .killed(let signal)):
            run.crash = report.crash(by: "signal \(signal)", isOfApp: Self.isOfApp)
        case (nil, .exited(let status)):
            run.crash = report.crash(
                by: "the app ended itself with status \(status)", cause: .exit,
                isOfApp: Self.isOfApp)
        }
        self.init(reply: nil, run: run)
    }

    /// Returns the answer with a crash of the service extension, in the place of what the extension seems to have done.
    func telling(crashOfExtension crash: AppCrash) -> AppAnswer {
        guard run.faults.contains(where: \.isOfExtension) else { return self }
        var answer = self
        answer.run.faults.removeAll(where: \.isOfExtension)
        answer.run.faults.append(.extensionCrashed(crash))
        return answer
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

extension AppRun {
    fileprivate init(_ log: AppLog) {
        self.init()
        self.log = log.lines
        moreLogCount = log.moreCount
    }
}
