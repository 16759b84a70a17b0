internal import Handset

/// The notification center's delegate of an app in Apple's types, as the phone calls it.
@MainActor final class CompiledCenterDelegate: CenterDelegateAdapter {
    private nonisolated let reference: CompiledCenterReference

    nonisolated init(_ object: any UNUserNotificationCenterDelegate) {
        reference = CompiledCenterReference(object)
    }

    /// The app's object, which the center does not keep.
    nonisolated var object: (any UNUserNotificationCenterDelegate)? { reference.object }

    nonisolated var hasTarget: Bool { reference.object != nil }

    @MainActor func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        guard let delegate = reference.object else {
            throw DelegateMethodMissing(.willPresentNotification)
        }
        let notification = UNNotification(notification)
        let shown = AppHost.shared.centerHook?.willPresent(notification)
        do {
            completionHandler(
                try await delegate.userNotificationCenter(.current(), willPresent: notification))
        } catch is DelegateMethodMissing {
            do {
                let life = HandlerLife()
                try delegate.userNotificationCenter(.current(), willPresent: notification) {
                    life.goOn()
                    completionHandler($0)
                }
            } catch let missing as DelegateMethodMissing {
                guard let shown else { throw missing }
                completionHandler(shown)
            }
        }
    }

    @MainActor func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        guard let delegate = reference.object else {
            throw DelegateMethodMissing(.didReceiveResponse)
        }
        let response = UNNotificationResponse.apples(response)
        let hook = AppHost.shared.centerHook
        hook?.didReceive(response)
        do {
            try await delegate.userNotificationCenter(.current(), didReceive: response)
            completionHandler()
        } catch is DelegateMethodMissing {
            do {
                let life = HandlerLife()
                try delegate.userNotificationCenter(.current(), didReceive: response) {
                    life.goOn()
                    completionHandler()
                }
            } catch let missing as DelegateMethodMissing {
                guard hook != nil else { throw missing }
                completionHandler()
            }
        }
    }
}
