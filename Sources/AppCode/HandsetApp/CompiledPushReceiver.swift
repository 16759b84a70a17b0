internal import Foundation
internal import Handset
internal import HandsetActivityKit
internal import HandsetCallKit
internal import HandsetPushKit

/// The receiver of pushes for calls and Live Activities at an app in Apple's types.
struct CompiledPushReceiver: PushReceiver {
    /// The address of the next push for a Live Activity.
    struct Address: Sendable {
        var activity: String?
        var channel: String?
    }

    let address = Locked<Address>(Address())

    // MARK: - Live Activities

    @MainActor func receiveActivity(_ payload: Payload, in scenario: Scenario) -> ActivityReceipt {
        AppActivities.shared.follow(scenario)
        let push = ActivityPush(payload)
        let address = address.withLock { $0 }
        let refusal = AppActivities.shared.take(
            push, to: address.activity, onChannel: address.channel, topic: "app")
        return ActivityReceipt(refusal, wakesApp: refusal == nil && push.event == .start)
    }

    // MARK: - Calls

    @MainActor func receiveCall(_ payload: Payload, in scenario: Scenario) async -> CallReceipt {
        // The delegate is set, and the types too, when the app has done what its launch has begun.
        guard let registry = PushRegistries.shared.registry(for: .voIP),
            let delegate = registry.delegate
        else { return CallReceipt([], .noPushRegistry) }
        AppCalls.shared.refusal = scenario.quiet.contains(.focus) ? .filteredByDoNotDisturb : nil
        let mustReport = scenario.appState != .active && AppCalls.shared.shown.isEmpty
        let caller = PushCaller(
            registry: registry, delegate: delegate,
            payload: PKPushPayload(.voIP, payload.foundation), mustReport: mustReport,
            scenario: scenario)
        let (selector, isReported) = await caller.call()
        guard let selector else { return CallReceipt([], .noPushRegistry) }
        let callback = AppCallback(selector, in: scenario.appState.applicationState)
        return CallReceipt([callback], isReported || !mustReport ? nil : .callNotReported)
    }
}

extension AppActivities {
    /// Takes over what the scenario says of the phone.
    func follow(_ scenario: Scenario) {
        var settings = settings
        settings.maximum = scenario.unconfirmed.activityMaximum.count
        settings.startsByHour = scenario.unconfirmed.activityStarts.count
        self.settings = settings
    }
}
