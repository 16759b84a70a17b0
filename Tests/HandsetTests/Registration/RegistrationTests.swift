import Foundation
import Handset
import Synchronization
import Testing

@Suite struct RegistrationTests {
    @Test(
        "Before iOS 8 and since iOS 10 the token is the only callback", arguments: [3, 7, 10, 17])
    func oneCallback(version: Int) {
        #expect(
            Registration().callbacks(on: IOSVersion(version))
                == [.didRegisterForRemoteNotifications(.sample)])
    }

    @Test("On iOS 8 and 9 the settings are a callback of their own", arguments: [8, 9])
    func settingsCallback(version: Int) {
        let registration = Registration(types: [.badge, .sound], result: .failure(.simulator))
        #expect(
            registration.callbacks(on: IOSVersion(version)) == [
                .didRegister([.badge, .sound]),
                .didFailToRegisterForRemoteNotifications(.simulator),
            ])
    }

    @Test("Types have Apple's bits")
    func bits() {
        #expect(NotificationTypes.badge.rawValue == 1)
        #expect(NotificationTypes.sound.rawValue == 2)
        #expect(NotificationTypes.alert.rawValue == 4)
        #expect(NotificationTypes.newsstandContentAvailability.rawValue == 8)
        #expect(NotificationTypes([]).rawValue == 0)
        #expect(NotificationTypes.app == [.alert, .badge, .sound])
    }

    @Test("Another app's delegate gets what it implements")
    func otherDelegate() async throws {
        final class Delegate: RegistrationDelegate {
            let calls = Mutex<[String]>([])

            func application(
                _ application: Application, didRegister notificationTypes: NotificationTypes
            ) {
                calls.withLock { $0.append("settings \(notificationTypes.rawValue)") }
            }

            func application(
                _ application: Application,
                didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
            ) {
                let hex = deviceToken.map { String($0, radix: 16) }.joined()
                calls.withLock { $0.append("token \(hex) on \(application.systemVersion)") }
            }
        }
        let delegate = Delegate()
        let application = Application(systemVersion: IOSVersion(9, 1))
        for result in [
            Result<DeviceToken, Registration.Failure>.success(.sample), .failure(.noEntitlement),
        ] {
            try await Registration(result: result).run(delegate, of: application)
        }
        #expect(
            delegate.calls.withLock { $0 } == [
                "settings 7",
                "token dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b9ac4c538e07a2f23a24 on 9.1",
                "settings 7",
            ])
    }
}
