import HandsetApp
import Testing
import UIKit

@testable import Chat
@testable import ChatExtension

extension AllTests {
    @MainActor @Suite struct ChatTests {
        private var app: Chat.AppDelegate? { UIApplication.shared.delegate as? Chat.AppDelegate }

        init() { Router.shared.closeAll() }

        private func phone(
            answer: AuthorizationOptions? = .app, clock: any Clock<Duration> = ContinuousClock()
        ) -> HandsetPhone {
            HandsetPhone(
                .iOS(18), backgroundModes: .remoteNotification, answer: answer, clock: clock,
                serviceExtension: { NotificationService() }, hasScenes: true,
                launch: { Chat.AppDelegate() })
        }

        @Test func aTapOpensTheChat() async throws {
            let phone = phone()
            try await phone.launch()
            let banner = try await phone.receive(["aps": ["alert": "hi"], "chat": "7"])
            try await phone.tap(banner)
            #expect(Router.shared.opened == ["7"])
            #expect(app?.token == DeviceToken.sample.hex)
            try await phone.checkFaults()
        }

        @Test func theTokenIsSentAgainUntilTheServerHasIt() async throws {
            let phone = phone(clock: TestClock(secondsSince1970: 0))
            try await phone.launch()
            try await phone.phone.until { phone.requests.count == 1 }
            #expect(phone.requests.first?.bodyText == DeviceToken.sample.hex)
            #expect(Account.shared.token == DeviceToken.sample.hex)
            phone.requestFixtures = [
                RequestFixture("https://chat.example.com/tokens", method: "PUT", status: 204)
            ]
            try await phone.phone.until {
                try await phone.advance(by: .seconds(30))
                return phone.requests.count == 2
            }
            try await phone.phone.until { Account.shared.registered != nil }
            #expect((Account.shared.registered?.timeIntervalSince1970 ?? 0) >= 30)
        }

        @Test func aTapLaunchesTheAppIntoTheChat() async throws {
            let phone = phone(answer: nil)
            try await phone.receive(["aps": ["alert": "hi"], "chat": "8"], then: .tap)
            #expect(Router.shared.opened == ["8"])
            let scene = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
            #expect(scene?.isActive == true)
        }

        @Test func theOpenChatHasNoBanner() async throws {
            let phone = phone(answer: nil)
            try await phone.receive(["aps": ["alert": "hi"], "chat": "7"], then: .tap)
            #expect(
                try await phone.receive(["aps": ["alert": "a"], "chat": "7"]).shownAlert == nil)
            #expect(
                try await phone.receive(["aps": ["alert": "a"], "chat": "9"]).shownAlert != nil)
        }

        @Test func newContentSetsTheBadge() async throws {
            let phone = phone()
            try await phone.launch()
            try await phone.goHome()
            let silent = try await phone.receive(["aps": ["content-available": 1], "unread": 3])
            #expect(silent.fetchResult == .newData)
            #expect(await phone.phone.state.badge == 3)
        }

        @Test func theExtensionReadsTheSecret() async throws {
            let phone = phone()
            try await phone.launch()
            try await phone.goHome()
            let payload: Payload = [
                "aps": ["alert": "?", "mutable-content": 1], "secret": "olleh",
            ]
            #expect(try await phone.receive(payload).shownAlert?.body == "hello")
        }

        @Test func theExtensionShowsThePicture() async throws {
            let phone = phone()
            try await phone.launch()
            try await phone.goHome()
            let push: Payload = [
                "aps": ["alert": "?", "mutable-content": 1], "secret": "olleh",
                "picture": "https://cdn.example.com/cat.png",
            ]
            phone.requestFixtures = [
                RequestFixture("https://cdn.example.com/*", body: [0x89, 0x50, 0x4e, 0x47])
            ]
            try await phone.receive(push)
            let center = UNUserNotificationCenter.current()
            var shown = await center.deliveredNotifications().first?.request.content
            #expect(shown?.attachments.map(\.type) == ["public.png"])
            #expect(phone.requests.last?.url == "https://cdn.example.com/cat.png")
            center.removeAllDeliveredNotifications()
            phone.requestFixtures = [RequestFixture("*", failure: .notConnected)]
            #expect(try await phone.receive(push).shownAlert?.body == "hello")
            shown = await center.deliveredNotifications().first?.request.content
            #expect(shown?.attachments == [])
        }
    }
}
