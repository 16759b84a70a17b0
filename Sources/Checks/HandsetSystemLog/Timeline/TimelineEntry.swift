/// A push of a log as people read it: its stages, its verdict, and what is not known.
package struct TimelineEntry: Sendable {
    package let push: LoggedPush
    package let verdict: PushVerdict
    package let notes: [HiddenNote]

    package init(_ push: LoggedPush, asking questions: [PushQuestion] = []) {
        self.push = push
        verdict = PushVerdict(of: push, asking: questions)
        notes = HiddenNote.all(of: push)
    }

    /// True if the log has more of it than facts beside a push.
    package var isPush: Bool {
        push.request != nil || push.events.contains { $0.stage != .note }
    }

    /// True if it is only a process that ended without a fault, or an extension of something else.
    var isNoise: Bool {
        if !isPush, verdict.cause == .logEnds || verdict.cause == .notTaken { return true }
        return push.request == nil && verdict.cause == .logEnds
            && push.events.allSatisfy { $0.form?.group == .serviceExtension }
            || push.events.allSatisfy {
                $0.code == "D5" || $0.code == "D4" && $0.known(.bundle) == nil
            }
    }

    /// Returns the entries of a log.
    ///
    /// - Parameters:
    ///   - log: The log.
    ///   - questions: What is asked, the most important first.
    /// - Returns: The entries, in the order of their first lines.
    package static func all(of log: SystemLog, asking questions: [PushQuestion] = [])
        -> [TimelineEntry]
    {
        log.pushes.map { TimelineEntry($0, asking: questions) }.filter { !$0.isNoise }
    }
}
