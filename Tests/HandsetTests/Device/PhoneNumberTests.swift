import Foundation
import Handset
import HandsetTestSupport
import Testing

/// An app that notes how the number of each dictionary that it gets is printed.
private final class NumberApp: ApplicationDelegate, UserNotificationCenterDelegate {
    let lines: Guarded<[String]>

    init(_ lines: Guarded<[String]>) { self.lines = lines }

    private func note(_ name: String, _ userInfo: [AnyHashable: Any]?) {
        let number = userInfo?["id"] as? NSNumber
        let text =
            number is NSDecimalNumber
            ? "decimal \(number?.stringValue ?? "")" : "double \(number?.doubleValue ?? 0)"
        lines.withLock { $0.append("\(name) \(text)") }
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("launch", launchOptions?[.remoteNotification] as? [AnyHashable: Any])
        return true
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> BackgroundFetchResult {
        note("fetch", userInfo)
        return .newData
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        note("response", response.notification.request.content.userInfo)
    }
}

/// The numbers that a phone's version of iOS makes of JSON, as the command `receive` has them.
@Suite(.timeLimit(.minutes(30))) struct PhoneNumberTests {
    private let json =
        #"{"aps":{"alert":"a","content-available":1,"mutable-content":1},"id":12345678901234567890}"#

    @Test(
        "A phone hands over an integer beyond 64 bits as its version of iOS makes it",
        arguments: [
            (9, "decimal 12345678901234567890", ["launch", "fetch"]),
            (10, "decimal 12345678901234567890", ["launch", "fetch", "response"]),
            (11, "double 1.2345678901234567e+19", ["launch", "fetch", "response"]),
            (18, "double 1.2345678901234567e+19", ["launch", "fetch", "response"]),
        ])
    func integers(version: Int, number: String, names: [String]) async throws {
        let payload = try Payload(json: json)
        let lines = Guarded<[String]>([])
        let phone = Phone(.iOS(version), app: .notRunning, backgroundModes: .remoteNotification) {
            NumberApp(lines)
        }
        let delivery = try await phone.receive(payload, then: .tap)
        #expect(lines.value.prefix(names.count) == names.map { "\($0) \(number)" }[...])
        let made = payload.made(by: .iOS(version))["id"]?.description
        #expect(delivery.content?.payload["id"]?.description == made)
        // What was sent stays as it was.
        #expect(delivery.notification?.payload["id"]?.description == "12345678901234567890")
    }

    @Test("A service extension gets the same numbers, and passes them on")
    func serviceExtension() async throws {
        let payload = try Payload(json: json)
        let lines = Guarded<[String]>([])
        let scenario = Scenario(.iOS(18), app: .background)
        let phone = Phone(
            .init(
                scenario,
                serviceExtension: {
                    ClosureServiceExtension { content in
                        let text = content.payload["id"]?.description ?? "none"
                        lines.withLock { $0.append("extension \(text)") }
                        content.title = "new"
                    }
                }), launch: { NumberApp(lines) })
        let delivery = try await phone.receive(payload, then: .tap)
        #expect(lines.value.dropFirst().first == "extension 1.234567890123457e+19")
        #expect(lines.value.last == "response double 1.2345678901234567e+19")
        #expect(delivery.shownAlert?.title == "new")
    }

    @Test("Of equal keys the one counts that the scenario says")
    func equalKeys() async throws {
        let payload = try Payload(json: #"{"aps":{"alert":"a"},"id":1,"id":2}"#)
        for (equalKeys, id) in [(Payload.EqualKeys.first, 1), (.last, 2)] {
            var scenario = Scenario(.iOS(18), app: .background)
            scenario.unconfirmed.equalKeys = equalKeys
            let phone = Phone(.init(scenario)) { NumberApp(Guarded([])) }
            let delivery = try await phone.receive(payload)
            #expect(delivery.content?.userInfo["id"] as? Int == id)
        }
    }
}
