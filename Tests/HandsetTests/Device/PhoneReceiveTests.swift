import Handset
import HandsetTestSupport
import Testing

/// A delegate of a shop, as its team writes it.
@MainActor private final class ShopDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    struct NoOrder: Error {}

    private(set) var opened: [Int] = []
    private var lateHandler: (@Sendable () -> Void)?

    init() {}

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) throws {
        let userInfo = response.notification.request.content.userInfo
        guard let id = (userInfo["order"] as? [String: Any])?["id"] as? Int else { throw NoOrder() }
        opened.append(id)
        lateHandler = completionHandler
        completionHandler()
    }

    func callAgain() {
        lateHandler?()
    }
}

/// Tests on a phone in a line each.
@Suite(.timeLimit(.minutes(30))) struct PhoneReceiveTests {
    @Test("A tap opens the order")
    func tap() async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(.iOS(17), app: .background) { delegate }
        let delivery = try await phone.receive(
            ["aps": ["alert": "Ready"], "order": ["id": 7]], then: .tap)
        #expect(
            delivery.selectors == [.willEnterForeground, .didReceiveResponse, .didBecomeActive])
        #expect(await delegate.opened == [7])
        #expect(delivery.display == NotificationDisplay(showsAlert: true))
    }

    @Test("The user acts on one notification only")
    func action() async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(.iOS(17), app: .background) { delegate }
        try await phone.receive(["aps": ["alert": "Ready"], "order": ["id": 7]], then: .tap)
        try await phone.receive(["aps": ["alert": "Ready"], "order": ["id": 8]])
        #expect(await delegate.opened == [7])
        #expect(await phone.scenario.action == .nothing)
    }

    @Test("A fault of the delegate fails the test")
    func fault() async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(.iOS(17), app: .background) { delegate }
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
        }
        #expect(failure?.faults.map(\.kind) == [.threw("NoOrder()")])
        #expect(
            failure?.description
                == "the app's delegate has a fault in userNotificationCenter:"
                + "didReceiveNotificationResponse:withCompletionHandler:: it threw an error: NoOrder()"
        )
    }

    @Test("A fault after a callback was over fails what comes next")
    func lateFault() async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(.iOS(17), app: .background) { delegate }
        try await phone.receive(["aps": ["alert": "Ready"], "order": ["id": 7]], then: .tap)
        await delegate.callAgain()
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await phone.receive(["aps": ["badge": 1]])
        }
        #expect(failure?.faults.map(\.kind) == [.calledAgain])
        try await phone.receive(["aps": ["badge": 1]])
    }

    @Test("A fault after a callback was over is in every later delivery, until it is thrown")
    func lateFaultInDeliveries() async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(.iOS(17), app: .background) { delegate }
        try await phone.receive(["aps": ["alert": "Ready"], "order": ["id": 7]], then: .tap)
        try await phone.checkFaults()
        await delegate.callAgain()
        for delivery in [
            await phone.deliver(RemoteNotification(["aps": ["badge": 1]])), await phone.goHome(),
            await phone.open(),
        ] {
            #expect(delivery.lateFaults.map(\.kind) == [.calledAgain])
            #expect(delivery.faults == [])
            #expect(throws: DeliveryFailure.self) { try delivery.check() }
        }
        let failure = await #expect(throws: DeliveryFailure.self) { try await phone.checkFaults() }
        #expect(failure?.faults.map(\.kind) == [.calledAgain])
        try await phone.checkFaults()
        #expect(await phone.open().lateFaults == [])
    }

    @Test("A fault after the last delivery of a test fails the test", arguments: [true, false])
    func lateFaultOfTest(isPhoneAlive: Bool) async throws {
        let delegate = await ShopDelegate()
        var kept: Phone?
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await Phone.withFaultsChecked {
                let phone = Phone(.iOS(17), app: .background) { delegate }
                let order: Payload = ["aps": ["alert": "Ready"], "order": ["id": 7]]
                try await phone.receive(order, then: .tap)
                await delegate.callAgain()
                if isPhoneAlive { kept = phone }
            }
        }
        #expect(failure?.faults.map(\.kind) == [.calledAgain])
        #expect((kept != nil) == isPhoneAlive)
    }

    @Test("A test that asks for a fault gets it with the delivery")
    func asked() async throws {
        let delegate = await ShopDelegate()
        let phone = Phone(.iOS(17), app: .background) { delegate }
        await phone.change { $0.action = .tap }
        let delivery = await phone.deliver(RemoteNotification(["aps": ["alert": "Ready"]]))
        #expect(delivery.faults.count == 1)
        #expect(throws: DeliveryFailure.self) { try delivery.check() }
        #expect(try await phone.open().check().faults == [])
    }
}
