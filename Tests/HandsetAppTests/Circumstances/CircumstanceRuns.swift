import Handset
import HandsetApp
import HandsetSecurity
import HandsetUIKit
import Testing

/// The user's locale, and what an earlier process of the app has left, in a process that has no other phone.
@MainActor struct CircumstanceRuns {
    private let moment = Date(timeIntervalSince1970: 1_700_000_000)

    private var date: String {
        let formatter = handsetDates_()
        formatter.dateFormat = "yyyy"
        return formatter.string(from: moment)
    }

    private var number: String {
        let formatter = handsetNumbers_()
        formatter.numberStyle = .decimal
        return formatter.string(from: 1234.5) ?? ""
    }

    func locale() async throws {
        let phone = HandsetPhone(.iOS(18)) { QuietApp() }
        #expect(handsetLocale_ == .current && date == "2023" && number == "1,234.5")
        #expect(handsetPreferredLanguages == Locale.preferredLanguages)
        phone.locale = Locale(identifier: "th_TH")
        #expect(handsetLocale_.identifier == "th_TH" && date == "2566")
        #expect(handsetCalendar_.component(.year, from: moment) == 2566)
        #expect(handsetAutoupdatingCalendar_ == handsetCalendar_)
        phone.locale = Locale(identifier: "de_DE")
        #expect(number == "1.234,5" && handsetPreferredLanguages == ["de-DE"])
        #expect(handsetAutoupdatingLocale_.identifier == "de_DE")
        // A new phone is another user's.
        _ = HandsetPhone(.iOS(18)) { QuietApp() }
        #expect(number == "1,234.5")
    }

    /// A formatter whose locale the app sets itself goes by that.
    func ownLocale() async throws {
        let phone = HandsetPhone(.iOS(18)) { QuietApp() }
        phone.locale = Locale(identifier: "th_TH")
        let formatter = handsetDates_()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy"
        #expect(formatter.string(from: moment) == "2023")
    }

    // MARK: - An earlier process

    private static let item: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a",
    ]

    private var hasItem: Bool {
        SecItemCopyMatching(Self.item as CFDictionary, nil) == errSecSuccess
    }

    private var file: URL {
        URL.documentsDirectory.appendingPathComponent("push.txt")
    }

    /// The variable that the test gives, so that no other phone of its process has the folder.
    nonisolated static let folder = "HANDSET_FOLDER_OF_TEST"

    private func takeFolder() {
        guard let folder = getenv(Self.folder) else { return }
        setenv("HANDSET_APP_FOLDER", folder, 1)
    }

    /// The first process leaves something.
    func leaves() async throws {
        takeFolder()
        let phone = HandsetPhone(Phone.Configuration(.newest)) { QuietApp() }
        try await phone.launch()
        UserDefaults.standard.set("7", forKey: "order")
        UserDefaults.standard.synchronize()
        try Data("7".utf8).write(to: file)
        #expect(SecItemAdd(Self.item as CFDictionary, nil) == errSecSuccess)
        let left = try #require(AppContainer.leftFile)
        Keychain.shared.write(to: left)
    }

    /// The second one finds it, and an app that is new does not.
    func finds() async throws {
        takeFolder()
        var phone = HandsetPhone(Phone.Configuration(.newest), isNew: false) { QuietApp() }
        try await phone.launch()
        #expect(UserDefaults.standard.string(forKey: "order") == "7")
        #expect(try Data(contentsOf: file) == Data("7".utf8))
        #expect(hasItem)
        phone = HandsetPhone(Phone.Configuration(.newest)) { QuietApp() }
        try await phone.launch()
        #expect(UserDefaults.standard.string(forKey: "order") == nil)
        #expect(!FileManager.default.fileExists(atPath: file.path) && !hasItem)
    }

    // MARK: - A package's app

    /// A center's delegate that the app sets while its own is created stays.
    func delegateOfInitialiser() async throws {
        let opened = OpenedNames()
        let phone = HandsetPhone(.iOS(18), answer: nil) { TappedApp(opened) }
        try await phone.receive(["aps": ["alert": "hi"], "order": "7"], then: .tap)
        #expect(opened.names == ["7"])
        // An app that has set it to nothing since has none.
        let other = HandsetPhone(.iOS(18), answer: nil) { ForgetfulApp(opened) }
        let delivery = try await other.receive(
            ["aps": ["alert": "hi"], "order": "8"], thenIfPossible: .tap)
        #expect(opened.names == ["7"] && !delivery.selectors.contains(.didReceiveResponse))
    }

    func packaged() async throws {
        let opened = OpenedNames()
        let app = PackagedApp(
            "Shop", opened: { opened.names }, launch: { TappedApp(opened) })
        let phone = app.phone(.background, locale: "ar_EG")
        #expect(handsetLocale_.identifier == "ar_EG")
        try await phone.receive(["aps": ["alert": "hi"], "order": "7"], then: .tap)
        #expect(app.effects == ["opens 7"])
        // Without an alert nobody can tap.
        let silent = try await phone.receive(["order": "8"], thenIfPossible: .tap)
        #expect(silent.impossibleAct != nil && app.effects == ["opens 7"])
    }
}

@MainActor final class OpenedNames {
    var names: [String] = []
}

/// An app that is no delegate of its center any more when it was launched.
final class ForgetfulApp: NSObject, UIApplicationDelegate {
    private let other: TappedApp

    init(_ opened: OpenedNames) { other = TappedApp(opened) }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = nil
        return true
    }
}

/// An app that opens the order of a push.
final class TappedApp: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private let opened: OpenedNames

    init(_ opened: OpenedNames) {
        self.opened = opened
        super.init()
        UNUserNotificationCenter.current().delegate = self
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let order = response.notification.request.content.userInfo["order"] as? String
        opened.names.append(order ?? "")
    }
}
