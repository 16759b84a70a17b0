import Handset
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
        guard let delivery, delivery.elsewhere != nil,
            let answer = await apps[delivery.app].phone.deliver(delivery, at: notification.time)
        else { return showActivity(of: notification) }
        if let steps = answer.steps { notification.add(steps) }
        await take(answer, delivery.app)
        await takeOver(delivery.app)
        await output?.use(topics)
        if answer.mayShowActivity {
            showActivity(
                delivery.reception.payload, topic: notification.topic ?? "",
                at: notification.time)
        }
        return true
    }

    // MARK: - The user's acts

    /// Lets the user answer the call that rings, or decline or end one; the app's own code gets CallKit's action.
    func act(onCall act: PackageApp.Act) async throws(PageRefusal) {
        let calls = await apps[0].phone.calls
        let reason =
            if case .answerCall = act { Self.reasonAgainstAnswering(calls) } else {
                Self.reasonAgainstEnding(calls)
            }
        try Self.check(reason)
        await change(0, act)
    }

    static func reasonAgainstAnswering(_ calls: [RunCall]) -> String? {
        calls.contains { !$0.isConnected } ? nil : "no call rings"
    }

    static func reasonAgainstEnding(_ calls: [RunCall]) -> String? {
        calls.isEmpty ? "the phone shows no call" : nil
    }
}
