import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner

// The acts of the user and of the phone: the app's own code runs, and the phone then shows what it did.

extension PackageApp: AppPhone {
    var ownName: String? { name }

    func deliver(_ delivery: PhoneDelivery, at time: Int) async -> PhoneAnswer? {
        let sent = delivery.reception.payload
        if let type = delivery.elsewhere { return await receive(sent, as: type, at: time) }
        scenario.silentDelivery = delivery.reception.scenario.silentDelivery
        let before = scenario
        let answer = await perform(.receive(sent.jsonText, before.choice), in: before)
        takeOver(answer)
        let payload = answer.reply?.payload.flatMap { try? Payload(json: $0) } ?? sent
        let delivered = DeliveredNotification(
            delivery.collapseIdentifier ?? makeIdentifier(), RemoteNotification(sent),
            as: scenario.payload(madeOf: payload), moment: Phone.secondsSince1970())
        let cell = cell(
            of: answer, before, scenario.plan(for: APSContent(delivered.content.payload)).steps)
        for case .display(let display) in cell.steps {
            state.show(display, of: delivered, on: scenario.application.systemVersion)
        }
        if before.choice.isOnNotification, cell.isActionPossible {
            state.remove(delivered.identifier)
        }
        identifiers[delivered.identifier] = answer.reply?.identifier
        var result = PhoneAnswer(steps: steps(of: cell, .arrived, sent, at: time))
        result.identifier = delivered.identifier
        for case .display(let display) in cell.steps.reversed() { result.display = display }
        result.withdrawn = await settle(answer)
        return result
    }

    private func receive(_ payload: Payload, as type: PushType, at time: Int) async -> PhoneAnswer {
        let before = scenario
        let answer = await perform(.receiveAs(payload.jsonText, type), in: before)
        takeOver(answer)
        let cell = cell(of: answer, before.with(.nothing), [])
        var result = PhoneAnswer(steps: steps(of: cell, .arrived, payload, type, at: time))
        result.messages = endings(of: answer)
        result.mayShowActivity =
            type == .liveActivity && cell.activityRefusal == nil && !answer.hasEnded
        result.withdrawn = await settle(answer)
        return result
    }

    func act(
        _ act: ShownAct, on shown: PhoneApp.Shown, as identifier: String
    ) async -> PhoneAnswer? {
        let found = state.delivered.first { $0.identifier.utf8.elementsEqual(identifier.utf8) }
        guard let found else { return nil }
        var before = scenario
        let answer = await perform(.act(identifier, act.choice), in: before)
        before.choice = act.choice
        takeOver(answer)
        let cell = cell(of: answer, before, found.steps(of: act.choice, in: scenario))
        if cell.isActionPossible { state.remove(identifier) }
        let sent = shown.delivery.reception.payload
        var result = PhoneAnswer(steps: steps(of: cell, act.kind, sent, at: act.time))
        result.withdrawn = await settle(answer)
        return result
    }

    func act(_ act: PackageApp.Act) async -> PhoneAnswer? {
        if case .goHome = act, !scenario.appState.isForeground {
            await beginAgain()
            return nil
        }
        let answer = await perform(act, in: scenario)
        takeOver(answer)
        var messages = endings(of: answer)
        if act.isOnCall {
            messages += answer.run.faults.map { "handset: \(SourceExcerpt.shown($0.words))" }
        }
        return PhoneAnswer(withdrawn: await settle(answer), messages: messages)
    }

    func kill() async {
        await end()
        scenario.appState = .forceQuit
        await beginAgain()
    }

    func play(_ answer: PayloadAnswer, isOtherDelegate: Bool) async {
        let scenario = answer.app.scenario.declared
        await change { $0 = scenario }
    }

    func forget(_ identifiers: Set<String>) {
        for identifier in identifiers { state.remove(identifier) }
    }

    // MARK: - Steps

    private func cell(
        of answer: AppAnswer, _ before: Scenario, _ planned: [ScenarioPlan.Step]
    ) -> RunCell {
        var scenario = before
        scenario.delegates = launch.methods
        // The process of an app that has ended has not told its steps: they are the ones that the phone has
        // meant to take.
        var cell = RunCell(
            scenario, steps: answer.steps ?? planned,
            isActionPossible: answer.reply?.impossibleAct == nil, run: answer.run,
            effects: answer.effects)
        cell.activityRefusal = answer.reply?.activityRefusal
        return cell
    }

    private func steps(
        of cell: RunCell, _ kind: PageHistoryEntry.Kind, _ payload: Payload,
        _ type: PushType? = nil,
        at time: Int
    ) -> PhoneSteps {
        PhoneSteps(
            of: cell, kind, at: time,
            ScenarioMatrix(of: payload, by: name, at: cell, pushType: type))
    }

    /// Returns the sentence about an app that has ended by itself; none if it lives.
    private func endings(of answer: AppAnswer) -> [String] {
        let name = SourceExcerpt.shown(name)
        if let crash = answer.run.crash { return ["handset: \(name) crashed: \(crash.words())"] }
        return answer.run.isHung ? ["handset: \(name) came to no end"] : []
    }
}

extension PackageApp.Act {
    fileprivate var isOnCall: Bool {
        switch self {
        case .answerCall, .endCall: true
        default: false
        }
    }
}
