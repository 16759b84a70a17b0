import Handset
import Testing

/// A delegate that presents alerts, and registers the category `order` with the button `reply`.
@MainActor private final class ShopDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    init() {}

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        UserNotificationCenter.current().setNotificationCategories([
            NotificationCategory(identifier: "order", actions: [NotificationAction("reply")])
        ])
        return true
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) async -> PresentationOptions { .alert }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {}
}

/// A delegate without a notification center's.
@MainActor private final class PlainDelegate: ApplicationDelegate {
    init() {}
}

/// The states and actions that the phones of a test go through.
@Suite(.timeLimit(.minutes(30))) struct PhoneCoverageTests {
    private static let order: Payload = ["aps": ["alert": "Ready", "category": "order"]]

    private static func phone(_ app: AppState) -> Phone {
        Phone(.iOS(18), app: app) { await ShopDelegate() }
    }

    @Test(
        "A notification counts in the state before it, with the user's action",
        arguments: [
            (AppState.active, UserChoice.tap), (.inactive, .dismiss), (.background, .nothing),
            (.suspended, .button("reply")), (.notRunning, .tap), (.forceQuit, .open),
        ])
    func arrival(app: AppState, choice: UserChoice) async throws {
        let coverage = try await Phone.coverage {
            try await Self.phone(app).receive(Self.order, then: choice)
        }
        #expect(coverage.touched == [.init(app, choice.action)])
        #expect(coverage.count(of: .init(app, choice.action)) == 1)
    }

    @Test("An act that is not possible counts as none")
    func impossible() async throws {
        let coverage = try await Phone.coverage {
            await Self.phone(.background).deliver(
                RemoteNotification(["aps": ["content-available": 1]]), then: .tap)
        }
        #expect(coverage.touched == [.init(.background, .nothing)])
    }

    @Test("An act in Notification Center counts in the state of that moment")
    func later() async throws {
        let coverage = try await Phone.coverage {
            let phone = Self.phone(.active)
            let delivery = try await phone.receive(Self.order)
            await phone.goHome()
            await phone.act(.tap, on: delivery.identifier)
            await phone.act(.tap, on: delivery.identifier)
        }
        #expect(coverage.touched == [.init(.active, .nothing), .init(.background, .tap)])
    }

    @Test(
        "To open the app counts if the user passes a notification by, and at a launch it does not")
    func opening() async throws {
        let coverage = try await Phone.coverage {
            let phone = Self.phone(.notRunning)
            await phone.open()
            await phone.goHome()
            try await phone.receive(Self.order)
            await phone.open()
            await phone.open()
        }
        #expect(coverage.touched == [.init(.background, .nothing), .init(.background, .open)])
    }

    @Test("What does not arrive does not count")
    func stored() async throws {
        let coverage = try await Phone.coverage {
            let phone = Self.phone(.background)
            await phone.connect(.away)
            let delivery = await phone.deliver(RemoteNotification(Self.order), then: .tap)
            #expect(delivery.outcome == .stored(replaced: nil))
        }
        #expect(coverage.touched == [])
    }

    @Test(
        "The app decides what is possible: a button with its category, a tap on the screen with its delegate"
    )
    func possible() async throws {
        let shop = try await Phone.coverage {
            try await Self.phone(.background).receive(["aps": ["alert": "hi"]])
        }
        #expect(shop.possible == StateCoverage().possible)
        let plain = try await Phone.coverage {
            let phone = Phone(.iOS(18), app: .background) { await PlainDelegate() }
            try await phone.receive(["aps": ["alert": "hi"]])
        }
        #expect(!plain.isPossible(.init(.active, .tap)))
        #expect(!plain.isPossible(.init(.background, .button)))
        #expect(plain.isPossible(.init(.background, .tap)))
    }

    @Test("A test counts once for a cell, and is named")
    func once() async throws {
        let coverage = try await Phone.coverage(
            nameOfTest: { "test of orders" },
            of: {
                for _ in 1...2 { try await Self.phone(.background).receive(Self.order, then: .tap) }
            })
        #expect(coverage.count(of: .init(.background, .tap)) == 1)
        #expect(coverage.names(of: .init(.background, .tap)) == ["test of orders"])
    }

    @Test("A phone that another task drives counts for the test that has made it")
    func otherTask() async throws {
        let coverage = try await Phone.coverage(
            nameOfTest: { "maker" },
            of: {
                let phone = Self.phone(.background)
                await Task.detached { _ = await phone.deliver(RemoteNotification(Self.order)) }
                    .value
            })
        #expect(coverage.names(of: .init(.background, .nothing)) == ["maker"])
    }

    @Test("The coverage of more tests has that of some of them too")
    func nested() async throws {
        let tap = StateCoverage.Cell(.background, .tap)
        let outer = try await Phone.coverage {
            let inner = try await Phone.coverage {
                try await Self.phone(.background).receive(Self.order, then: .tap)
            }
            #expect(inner.touched == [tap])
            try await Self.phone(.active).receive(Self.order)
        }
        #expect(outer.touched == [.init(.active, .nothing), tap])
    }

    @Test("Outside of it, nothing is noted")
    func outside() async throws {
        let phone = Self.phone(.background)
        try await phone.receive(Self.order, then: .tap)
        #expect(try await Phone.coverage {}.touched == [])
    }
}
