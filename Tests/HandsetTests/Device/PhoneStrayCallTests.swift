import Foundation
import Handset
import HandsetTestSupport
import Testing

/// An app that adds a notification in a queue of Dispatch, a thread and a detached task.
private final class QueueingApp: ApplicationDelegate {
    func applicationDidBecomeActive(_ application: Application) {
        DispatchQueue.global().async { addReminder("queue") }
        Thread.detachNewThread { addReminder("thread") }
        Task.detached { addReminder("task") }
        Task { addReminder("child") }
    }
}

private func addReminder(_ identifier: String) {
    let content = UserNotificationContent(["aps": ["alert": "a"]])
    UserNotificationCenter.current().add(
        UserNotificationRequest(
            identifier: identifier, content: content, trigger: .timeInterval(60, repeats: false)))
}

/// Code of an app outside of its callbacks, in processes of their own, since other tests have phones too.
@Suite(.timeLimit(.minutes(30))) struct PhoneStrayCallTests {
    @Test("With one phone, code in any queue, thread or task has its notification center")
    func one() async {
        await #expect(processExitsWith: .success) {
            let phone = Phone(.iOS(18), app: .background) { QueueingApp() }
            // Another phone whose app does not run is not meant.
            let other = Phone(.iOS(18), app: .notRunning) { QueueingApp() }
            await phone.open()
            try await phone.until(["child", "queue", "task", "thread"]) {
                await phone.state.pending.map(\.request.identifier).sorted()
            }
            try await phone.checkFaults()
            try await other.checkFaults()
        }
    }

    @Test("With two phones whose apps run, each of them has a fault that names the call")
    func two() async {
        await #expect(processExitsWith: .success) {
            let phones = [0, 1].map { _ in
                Phone(.iOS(18), app: .notRunning) { AppOfNothing() }
            }
            for phone in phones { try await phone.open().check() }
            let center = UserNotificationCenter.current()
            await #expect(throws: UserNotificationError.severalPhones(2)) {
                try await center.requestAuthorization(options: .alert)
            }
            for phone in phones {
                #expect(await phone.goHome().strayCalls.map(\.code) == ["several-phones"])
                let failure = await #expect(throws: DeliveryFailure.self) {
                    try await phone.checkFaults()
                }
                let text = failure?.description ?? ""
                #expect(text.contains("PhoneStrayCallTests.swift:"))
                #expect(text.contains("called outside of the app's callbacks while 2 phones live"))
                try await phone.checkFaults()
            }
        }
    }

    @Test("A test that has one phone finds it among those of others")
    func ofTest() async throws {
        let other = Phone(.iOS(18), app: .notRunning) { AppOfNothing() }
        try await other.open().check()
        try await Phone.withFaultsChecked {
            let phone = Phone(.iOS(17), app: .notRunning) { AppOfNothing() }
            try await phone.open().check()
            #expect(Application.shared.systemVersion == .iOS(17))
            #expect(Application.shared.applicationState == .active)
        }
        _ = await other.state
    }

    @Test("A service extension has the notification center of its app")
    func serviceExtension() async throws {
        let counts = Guarded<[Int]>([])
        let other = Phone(.iOS(18), app: .notRunning) { AppOfNothing() }
        let phone = Phone(
            .iOS(18), app: .background,
            serviceExtension: {
                ClosureServiceExtension { content in
                    let delivered = await UserNotificationCenter.current().deliveredNotifications()
                    counts.withLock { $0.append(delivered.count) }
                    content.title = "new"
                }
            }, launch: { AppOfNothing() })
        for _ in 0..<2 {
            try await phone.receive(["aps": ["alert": "a", "mutable-content": 1]])
        }
        #expect(counts.value == [0, 1])
        _ = await other.state
    }

    @Test("Without a phone there is an error, and a phone that is gone is not meant")
    func none() async {
        await #expect(processExitsWith: .success) {
            await Phone(.iOS(18), app: .notRunning) { AppOfNothing() }.open()
            await #expect(throws: UserNotificationError.noPhone) {
                try await UserNotificationCenter.current().requestAuthorization()
            }
            Application.shared.applicationIconBadgeNumber = 3
            #expect(Application.shared.applicationIconBadgeNumber == 0)
        }
    }

    private struct AppOfNothing: ApplicationDelegate {}
}
