internal import Foundation
internal import Handset
internal import HandsetPushKit

/// The call of a push registry's delegate: the newest method first that the app has.
@MainActor struct PushCaller {
    let registry: PKPushRegistry
    let delegate: any PKPushRegistryDelegate
    let payload: PKPushPayload
    let mustReport: Bool
    let scenario: Scenario

    /// Calls the delegate.
    ///
    /// - Returns: The method that was called, and true if it reported a call in time; no method if the app has none.
    func call() async -> (selector: AppCallback.Selector?, isReported: Bool) {
        let version = scenario.application.systemVersion
        let (registry, payload) = (registry, payload)
        let reference = DelegateReference(delegate)
        if version >= AppCallback.Selector.didReceiveVoIPPush.row.since {
            let metadata = PKVoIPPushMetadata(mustReport: mustReport)
            if let isReported = look({
                delegate.pushRegistry(
                    registry, didReceiveIncomingVoIPPushWith: payload, metadata: metadata,
                    withCompletionHandler: {})
            }) {
                return (.didReceiveVoIPPush, isReported)
            }
            if let isReported = await look(whileIn: {
                await reference.delegate.pushRegistry(
                    registry, didReceiveIncomingVoIPPushWith: payload, metadata: metadata)
            }) {
                return (
                    .didReceiveVoIPPush, isReported && scenario.unconfirmed.voipTask == .atEnd
                )
            }
        }
        if version >= AppCallback.Selector.didReceivePushWithHandler.row.since {
            if let isReported = look({
                delegate.pushRegistry(
                    registry, didReceiveIncomingPushWith: payload, for: .voIP, completion: {})
            }) {
                return (.didReceivePushWithHandler, isReported)
            }
            // The method starts a task and returns, and iOS looks before the task has begun.
            if await look(whileIn: {
                await reference.delegate.pushRegistry(
                    registry, didReceiveIncomingPushWith: payload, for: .voIP)
            }) != nil {
                return (.didReceivePushWithHandler, false)
            }
        }
        if let isReported = look({
            let _: Void = delegate.pushRegistry(
                registry, didReceiveIncomingPushWith: payload, for: .voIP)
        }) {
            return (.didReceivePush, isReported)
        }
        return (nil, false)
    }

    /// Calls a method on the registry's queue; `nil` if the app does not have it, or else true if it reported a call.
    private func look(_ method: () -> Void) -> Bool? {
        let look = ReportLook()
        PushRegistries.shared.look(by: look)
        defer { PushRegistries.shared.look(by: nil) }
        _ = registry.takeIsThere()
        // The closure does not leave this call.
        let isReported = withoutActuallyEscaping(method) { method in
            let call = ReportedCall(look: look, method: method)
            registry.onQueue { call.make() }
            return look.end()
        }
        return registry.takeIsThere() ? isReported : nil
    }

    /// Calls a method with a task; `nil` if the app does not have it, or else true if it reported a call before its end.
    private func look(whileIn method: () async -> Void) async -> Bool? {
        let look = ReportLook(takesAnyThread: true)
        PushRegistries.shared.look(by: look)
        defer { PushRegistries.shared.look(by: nil) }
        _ = registry.takeIsThere()
        await method()
        let isReported = look.end()
        return registry.takeIsThere() ? isReported : nil
    }
}

/// The call of a method while iOS looks for a report.
private struct ReportedCall: @unchecked Sendable {  // because the thread that makes it waits for it
    let look: ReportLook
    let method: () -> Void

    func make() {
        look.begin()
        method()
    }
}

/// The delegate of a registry, which its methods with a task take along.
private struct DelegateReference: @unchecked Sendable {  // because one call uses it at a time
    private let object: any PKPushRegistryDelegate

    init(_ object: any PKPushRegistryDelegate) { self.object = object }

    var delegate: any PKPushRegistryDelegate { object }
}
