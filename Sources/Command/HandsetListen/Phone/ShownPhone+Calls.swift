import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner

// Pushes that show no notification: for calls, and for Live Activities. An app's own code gets them.

extension ShownPhone {
    /// Lets a push that shows no notification reach the phone, and the app's own code if there is one.
    ///
    /// - Returns: True if the phone has changed.
    func receive(
        _ delivery: PhoneDelivery?, as notification: inout PageNotification
    ) async -> Bool {
        guard let package, let delivery, let type = delivery.elsewhere else {
            return showActivity(of: notification)
        }
        let index = delivery.app
        let before = await apps[index].phone.scenario
        let payload = delivery.reception.payload
        let json = String(decoding: payload.json, as: UTF8.self)
        guard let answer = await ask(.receiveAs(json, type), index) else { return false }
        notification.add(
            await steps(
                of: answer, type, .arrived, before, payload, at: notification.time, by: package))
        await settle(answer, index)
        await takeOver(index)
        await output?.use(topics)
        if type == .liveActivity, answer.reply?.activityRefusal == nil, !answer.hasEnded {
            showActivity(payload, topic: notification.topic ?? "", at: notification.time)
        }
        return true
    }

    private func steps(
        of answer: AppAnswer, _ type: PushType, _ kind: PageHistoryEntry.Kind, _ before: Scenario,
        _ payload: Payload, at time: Int, by package: PackageApp
    ) async -> PhoneSteps {
        let launch = await package.launch
        var scenario = before.with(.nothing)
        scenario.delegates = launch.methods
        var cell = RunCell(
            scenario, steps: answer.steps ?? [], isActionPossible: true, run: answer.run,
            effects: answer.effects)
        cell.activityRefusal = answer.reply?.activityRefusal
        let matrix = ScenarioMatrix(of: payload, by: launch.name, at: cell, pushType: type)
        await output?.write(matrix)
        return PhoneSteps(of: cell, kind, at: time, matrix)
    }

    // MARK: - The user's acts

    /// Lets the user answer the call that rings, or decline or end one; the app's own code gets CallKit's action.
    func act(onCall act: PackageApp.Act) async throws(PageRefusal) {
        let calls = await package?.calls ?? []
        let reason =
            if case .answerCall = act { Self.reasonAgainstAnswering(calls) } else {
                Self.reasonAgainstEnding(calls)
            }
        if let reason { throw .impossible("It is not possible: \(reason).") }
        guard let answer = await ask(act, 0) else { return }
        for fault in answer.run.faults {
            await output?.report("handset: \(SourceExcerpt.shown(fault.words))")
        }
        await settle(answer, 0)
        await takeOver(0)
    }

    static func reasonAgainstAnswering(_ calls: [RunCall]) -> String? {
        calls.contains { !$0.isConnected } ? nil : "no call rings"
    }

    static func reasonAgainstEnding(_ calls: [RunCall]) -> String? {
        calls.isEmpty ? "the phone shows no call" : nil
    }
}
