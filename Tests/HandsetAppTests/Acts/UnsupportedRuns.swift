import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// The calls of members that cannot do here what they do on iOS, in a process that has no other phone.
@MainActor struct UnsupportedRuns {
    private func phone() async throws -> HandsetPhone {
        let phone = HandsetPhone(.iOS(12), answer: nil) { StoryboardApp() }
        try await phone.launch()
        return phone
    }

    /// Returns the members that the next check throws.
    private func members(_ phone: HandsetPhone) async throws -> [String] {
        let failure = await #expect(throws: DeliveryFailure.self) { try await phone.checkFaults() }
        try await phone.checkFaults()
        return failure?.unsupportedCalls.map(\.member) ?? []
    }

    /// A storyboard has no controllers but those of the test.
    func storyboards() async throws {
        let phone = HandsetPhone(.iOS(12), answer: nil) { StoryboardApp() }
        StoryboardApp.isOpening = true
        let failure = await #expect(throws: DeliveryFailure.self) { try await phone.launch() }
        StoryboardApp.isOpening = false
        let call = failure?.unsupportedCalls.first
        #expect(call?.place?.hasSuffix("UnsupportedRuns.swift:\(StoryboardApp.line)") == true)
        #expect(
            failure?.description.hasSuffix(
                "UIStoryboard(name: \"Main\").instantiateViewController(withIdentifier: \"Chat\") cannot do here what it does on iOS, in application:didFinishLaunchingWithOptions: (unsupported); give the controller in the test, by phone.setController(in: \"Main\", identifier: \"Chat\")"
            ) == true)
        #expect(try await members(phone).count == 1)
        let controller = UIViewController()
        phone.setController(in: "Main") { controller }
        #expect(
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                === controller)
        try await phone.checkFaults()
    }

    /// A selector that does not fit its object, and one of a name alone.
    func selectors() async throws {
        let phone = try await phone()
        let observer = Observer()
        let center = NotificationCenter.default
        let name = Notification.Name("saved")
        center.addObserver(observer, selector: Selector_(observer.saved), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(observer.count == 1)
        center.removeObserver(observer)
        center.post(name: name, object: nil)
        #expect(observer.count == 1)
        try await phone.checkFaults()
        center.addObserver(observer, selector: Selector_(observer.number), name: name, object: nil)
        center.addObserver(observer, selector: Selector("saved"), name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(observer, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(try await members(phone).sorted() == ["#selector", "Selector(\"saved\")"])
    }

    /// Scenes without a manifest, and a manifest without a class.
    func scenes() async throws {
        ActsScene.isGiven = true
        let phone = HandsetPhone(.iOS(18), answer: nil) { ActsApp() }
        await #expect(throws: DeliveryFailure.self) { try await phone.launch() }
        #expect(
            try await members(phone) == ["application(_:configurationForConnecting:options:)"])
        ActsScene.isGiven = false
        let other = HandsetPhone(.iOS(18), answer: nil, hasScenes: true) { ActsApp() }
        await #expect(throws: DeliveryFailure.self) { try await other.launch() }
        #expect(try await members(other) == ["UISceneConfiguration.delegateClass"])
    }

    /// Pictures are not converted, and key paths have no operators.
    func values() async throws {
        let phone = try await phone()
        let picture = try #require(UIImage(data: Data([0x89, 0x50, 0x4e, 0x47])))
        #expect(picture.pngData()?.count == 4)
        #expect(picture.jpegData(compressionQuality: 1) == nil)
        #expect((["a": 1] as NSDictionary).value(forKeyPath: "@count") == nil)
        #expect(
            try await members(phone)
                == ["UIImage.jpegData(compressionQuality:)", "value(forKeyPath: \"@count\")"])
        withExtendedLifetime(phone) {}
    }

    /// A Darwin notification reaches the functions that wait for it.
    func darwinNotifications() async throws {
        let phone = try await phone()
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let counter = Observer()
        let pointer = Unmanaged.passUnretained(counter).toOpaque()
        CFNotificationCenterAddObserver(
            center, pointer,
            { _, observer, name, _, _ in
                guard let observer else { return }
                Unmanaged<Observer>.fromOpaque(observer).takeUnretainedValue()
                    .names.append(String(name?.rawValue ?? ""))
            }, "com.example.sync" as CFString, nil, .deliverImmediately)
        let post = {
            CFNotificationCenterPostNotification(
                center, CFNotificationName("com.example.sync" as CFString), nil, nil, true)
        }
        post()
        try await phone.phone.until { counter.names == ["com.example.sync"] }
        CFNotificationCenterRemoveEveryObserver(center, pointer)
        post()
        try await phone.checkFaults()
        #expect(counter.names.count == 1)
    }
}

/// An app that opens a controller of a storyboard.
private final class StoryboardApp: UIResponder, UIApplicationDelegate {
    static var isOpening = false
    static var line = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard Self.isOpening else { return true }
        Self.line = #line + 1
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        _ = storyboard.instantiateViewController(withIdentifier: "Chat")
        return true
    }
}

/// An object with methods for notifications.
private final class Observer {
    var names: [String] = []
    private(set) var count = 0

    func saved() { count += 1 }

    func number(_ number: Int) { count += number }
}
