package import Handset

/// The quick ways to the answers, which make nothing else of a payload.
extension PayloadAnswer {
    /// Returns a writer of sessions, or `nil` if something else may be written of a payload.
    package func makeSessionWriter(router: SessionRouter) -> SessionWriter? {
        looksForHazards ? nil : makeSessionWriter(router: router, without: nil)
    }

    /// Returns a writer of the answers to payloads of which nothing else is made; `nil` if every payload takes
    /// the ordinary way.
    func makeWriter(router: SessionRouter) -> AnswerWriter? {
        if format.sessionForm != nil {
            return makeSessionWriter(router: router, without: looksForHazards ? hazardRules : nil)
                .map { .sessions($0) }
        }
        // The parts that were shown differ from payload to payload.
        guard let plan = app.planForAnyPayload, isPlain, !showsScenario,
            let form = RecordForm(
                receivedBy: plan, maximumHazardCount: hazardChecks.maximumCount,
                reportsHazards: reportsHazards || hazardChecks.failOn != nil,
                requiresSession: requiresSession, terminator: terminator)
        else { return nil }
        return .records(RecordWriter(router: router, rules: hazardRules, form: form))
    }

    /// True if nothing but the answer is ever made of a payload that has no hazard.
    private var isPlain: Bool {
        !app.runsPrograms && !isLogging && app.pushType == nil
    }

    private func makeSessionWriter(
        router: SessionRouter, without hazards: HazardRules?
    ) -> SessionWriter? {
        guard let plan = app.planForAnyPayload, plan.reason == nil,
            let form = format.sessionForm, !requiresSession, isPlain
        else { return nil }
        return SessionWriter(
            router: router, times: plan.callbacksThatLook.count, form: form,
            terminator: terminator, without: hazards)
    }
}
