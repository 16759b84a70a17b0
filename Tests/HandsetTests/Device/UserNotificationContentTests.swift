import Foundation
import Handset
import HandsetTestSupport
import Testing

@Suite struct UserNotificationContentTests {
    private func content(_ aps: String) throws -> UserNotificationContent {
        UserNotificationContent(try Payload(json: #"{"aps":\#(aps),"order":7}"#))
    }

    @Test("Content has everything that the payload says")
    func full() throws {
        let content = try content(
            """
            {"alert":{"title":"1","subtitle":"2","body":"3"},"badge":4,"category":"5",
            "sound":{"critical":1,"name":"6","volume":0.5},"thread-id":"7",
            "interruption-level":"critical","relevance-score":0.75,"target-content-id":"8",
            "filter-criteria":"9"}
            """)
        #expect([content.title, content.subtitle, content.body] == ["1", "2", "3"])
        #expect(content.badge == 4)
        #expect(content.sound == APSSound(name: "6", isCritical: true, volume: 0.5))
        #expect([content.categoryIdentifier, content.threadIdentifier] == ["5", "7"])
        #expect(content.interruptionLevel == .critical)
        #expect(content.relevanceScore == 0.75)
        #expect([content.targetContentIdentifier, content.filterCriteria] == ["8", "9"])
        #expect(content.userInfo["order"] as? Int == 7)
    }

    @Test(
        "What is missing or of a wrong type has Apple's default",
        arguments: [
            "{}", "null", "[]",
            """
            {"alert":[1],"badge":"4","category":5,"sound":6,"thread-id":7,"interruption-level":8,
            "relevance-score":"0.75","target-content-id":8,"filter-criteria":9}
            """, #"{"interruption-level":"urgent"}"#,
        ])
    func defaults(aps: String) throws {
        for content in [try content(aps), UserNotificationContent()] {
            #expect([content.title, content.subtitle, content.body] == ["", "", ""])
            #expect(content.badge == nil && content.sound == nil)
            #expect([content.categoryIdentifier, content.threadIdentifier] == ["", ""])
            #expect(content.interruptionLevel == .active && content.relevanceScore == 0)
            #expect(content.targetContentIdentifier == nil && content.filterCriteria == nil)
        }
        #expect(UserNotificationContent().userInfo.count == 0)
    }

    @Test("Every level has a name of its own")
    func levels() {
        for level in InterruptionLevel.allCases {
            #expect(InterruptionLevel(named: level.name) == level)
        }
        #expect(InterruptionLevel(named: "Active") == nil)
        #expect(InterruptionLevel.allCases.map(\.rawValue) == [0, 1, 2, 3])
    }

    /// A delegate that notes what it gets.
    private final class Delegate: ApplicationDelegate, UserNotificationCenterDelegate {
        let found: Guarded<[UserNotification]>

        init(_ found: Guarded<[UserNotification]>) {
            self.found = found
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, willPresent notification: UserNotification,
            withCompletionHandler completionHandler:
                @escaping @Sendable (PresentationOptions) -> Void
        ) {
            found.withLock { $0.append(notification) }
            completionHandler(.all)
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) {
            found.withLock { $0.append(response.notification) }
            completionHandler()
        }
    }

    @Test("A remote notification has the trigger of pushes, and the date of its arrival")
    func request() async throws {
        let found = Guarded<[UserNotification]>([])
        let scenario = Scenario(.iOS(18), action: .tap)
        let time = Guarded(1_000)
        let phone = Phone(
            .init(scenario, clock: ManualClock(), now: { time.value }),
            launch: { Delegate(found) })
        let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
        let delivery = await phone.deliver(RemoteNotification(payload, collapseIdentifier: "a"))
        #expect(found.value.map(\.request.identifier) == ["a", "a"])
        #expect(found.value.allSatisfy { $0.request.trigger == .push })
        #expect(found.value.map(\.date.timeIntervalSince1970) == [1_000, 1_000])
        #expect(delivery.shownAlert == ShownAlert(body: "hello"))
    }
}
