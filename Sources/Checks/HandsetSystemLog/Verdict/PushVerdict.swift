/// The end of a push, as far as the phone's log shows it.
package struct PushVerdict: Sendable {
    /// The last stage.
    package let stage: LogStage
    package let cause: LogCause
    /// The line that decides it.
    package let event: LoggedEvent?
    /// How well the line that decides is known.
    package let confidence: FormConfidence
    /// True if Xcode held the app, so that silence proves nothing.
    package private(set) var isDebugged = false

    package var fault: LogFault { cause.fault }

    init(_ cause: LogCause, at stage: LogStage, by event: LoggedEvent?) {
        self.cause = cause
        self.stage = stage
        self.event = event
        confidence = event?.form?.confidence ?? .low
    }

    /// Judges a push.
    ///
    /// - Parameters:
    ///   - push: The push.
    ///   - questions: What is asked, the most important first; empty if nothing is.
    package init(of push: LoggedPush, asking questions: [PushQuestion] = []) {
        var verdict = Self.verdict(of: push, questions)
        verdict.isDebugged = push.has("C7")
        self = verdict
    }

    private static func verdict(of push: LoggedPush, _ questions: [PushQuestion]) -> PushVerdict {
        let rules = PushRules(push)
        // What iOS refused, or what ended, is the answer to every question.
        if let verdict = rules.refusal ?? rules.end { return verdict }
        for question in questions {
            if let verdict = rules.answer(to: question) { return verdict }
        }
        return rules.extensionEnd ?? rules.presentation ?? rules.call ?? rules.wake ?? rules.handed
            ?? rules.activity ?? rules.warning ?? rules.waiting ?? rules.display ?? rules.open
    }
}
