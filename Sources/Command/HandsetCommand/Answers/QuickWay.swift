import Foundation
package import Handset

/// The quick way to an answer, for payloads of which nothing else is made.
///
/// It writes what the ordinary way writes, and only saves instructions. `HANDSET_PLAIN=1` in the environment closes it.
package enum QuickWay {
    private static let isOpen = ProcessInfo.processInfo.environment["HANDSET_PLAIN"] != "1"

    /// Returns a writer of the answers to payloads of which nothing else is made; `nil` if every payload takes
    /// the ordinary way.
    package static func answers(of answer: PayloadAnswer, router: SessionRouter) -> AnswerWriter? {
        if answer.format.sessionForm != nil {
            return sessions(
                of: answer, router: router,
                without: answer.looksForHazards ? answer.hazardRules : nil
            ).map { .sessions($0) }
        }
        // The parts that were shown differ from payload to payload.
        guard isOpen, let plan = answer.app.planForAnyPayload, answer.makesNothingElse,
            !answer.showsScenario,
            let form = RecordForm(
                receivedBy: plan, maximumHazardCount: answer.hazardChecks.maximumCount,
                reportsHazards: answer.reportsHazards || answer.hazardChecks.failOn != nil,
                requiresSession: answer.requiresSession, terminator: answer.terminator)
        else { return nil }
        return .records(RecordWriter(router: router, rules: answer.hazardRules, form: form))
    }

    static func explanations(
        by router: SessionRouter, _ rules: HazardRules, _ checks: HazardChecks
    ) -> AnswerWriter? {
        guard isOpen else { return nil }
        let form = RecordForm(
            explainedUpTo: checks.maximumCount, reportsHazards: checks.failOn != nil)
        return .records(RecordWriter(router: router, rules: rules, form: form))
    }

    private static func sessions(
        of answer: PayloadAnswer, router: SessionRouter, without hazards: HazardRules?
    ) -> SessionWriter? {
        guard isOpen, let plan = answer.app.planForAnyPayload, plan.reason == nil,
            let form = answer.format.sessionForm, !answer.requiresSession, answer.makesNothingElse
        else { return nil }
        return SessionWriter(
            router: router, times: plan.callbacksThatLook.count, form: form,
            terminator: answer.terminator, without: hazards)
    }
}

extension PayloadAnswer {
    /// True if nothing but the answer is ever made of a payload that has no hazard.
    fileprivate var makesNothingElse: Bool {
        !app.runsPrograms && !isLogging && app.pushType == nil
    }
}
