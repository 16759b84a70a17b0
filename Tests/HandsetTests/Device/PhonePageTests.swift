import Foundation
import Handset
import HandsetTestSupport
import Testing

private let printed = Guarded("")

/// Keeps what the example prints.
private func print(_ items: Any...) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    printed.withLock { $0 += line + "\n" }
}

/// The documentation's page about apps on a phone.
@Suite(.timeLimit(.minutes(30))) struct PhonePageTests {
    private func page() throws -> String {
        try DocumentationPage("Sources/Core/Handset/Handset.docc/AppsOnAPhone.md").text
    }

    @Test("The example prints the text below it")
    func example() async throws {
        // Page begins
        final class Shop: ApplicationDelegate, UserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                let order = response.notification.request.content.userInfo["order"] as? Int
                print("order", order ?? 0)
                var content = UserNotificationContent()
                content.title = "Rate your order"
                center.add(
                    UserNotificationRequest(
                        identifier: "rate", content: content,
                        trigger: .timeInterval(3_600, repeats: false)))
                completionHandler()
            }
        }

        let phone = Phone(
            .iOS(18), app: .background,
            serviceExtension: { ClosureServiceExtension { $0.title = "Shop" } },
            launch: { Shop() })
        let payload = try Payload(
            json: #"{"aps":{"alert":"Ready","mutable-content":1},"order":7}"#)
        let delivery = try await phone.receive(payload, then: .tap)
        print(delivery.shownAlert?.title ?? "nothing", delivery.selectors.count)
        print(await phone.state.pending.map(\.request.identifier))
        // Page ends

        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let body = source.components(separatedBy: "// Page begins\n")[1]
            .components(separatedBy: "        // Page ends")[0]
            .components(separatedBy: "\n").dropLast()
            .map { $0.dropFirst(8) }.joined(separator: "\n")
        #expect(
            try page().contains(
                "```swift\nimport Handset\n\n\(body)\n```\n\n```text\n\(printed.value)```\n"))
    }

    @Test("The page gives the limits")
    func limits() throws {
        let page = try page()
        for line in [
            "| time of a service extension | \(Phone.serviceExtensionTimeLimit.components.seconds) s |",
            "| its last chance after that | \(Phone.serviceExtensionLastChance.components.seconds) s |",
            "| pending notifications | \(PhoneState.largestCountOfPending), the ones that come last",
        ] {
            #expect(page.contains(line))
        }
    }
}
