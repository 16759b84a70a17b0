import HandsetFacts
import Testing

/// The way in which iOS gets the application's delegate.
@Suite struct ApplicationDelegateTests {
    private static let delegate = """
        class Sender: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
        }
        }

        """

    private func found(_ code: String) -> [String] {
        reading(["A.swift": Self.delegate + code]).facts(of: .applicationDelegate).map {
            "\($0.value) \($0.detail)"
        }
    }

    @Test("An app of SwiftUI names its delegate with an adaptor")
    func adaptor() {
        let app = "@main struct Gable: App {"
        #expect(
            found(app + "@UIApplicationDelegateAdaptor(Sender.self) var d }") == ["Sender adaptor"])
        #expect(found(app + "@UIApplicationDelegateAdaptor var d: Sender }") == ["Sender adaptor"])
        #expect(found(app + "let d = Sender() }") == ["Sender missing"])
        // An alias may be of any type.
        #expect(found(app + "@UIApplicationDelegateAdaptor(Other.self) var d }") == [])
    }

    @Test("Other apps start with their delegate")
    func mains() {
        #expect(
            found("UIApplicationMain(0, nil, nil, NSStringFromClass(Sender.self))") == [
                "Sender code"
            ])
        #expect(
            found(
                "let delegate = isTest ? \"TestSender\" : NSStringFromClass(Sender.self)\nUIApplicationMain(0, nil, nil, delegate)"
            ) == ["Sender code"])
        #expect(found("") == [])
        let main = reading(["A.swift": "@main " + Self.delegate])
        #expect(main.facts(of: .applicationDelegate).map(\.detail) == ["main"])
    }

    @Test("A delegate of which iOS has no object sets nothing in time")
    func unused() {
        let all = reading([
            "A.swift": Self.delegate + "@main struct Gable: App { let d = Sender() }"
        ])
        #expect(lines(all, .centerDelegate) == ["4 unclear guess"])
        #expect(lines(all, .method) == ["2 launch guess"])
        let good = reading([
            "A.swift": Self.delegate
                + "@main struct Gable: App { @UIApplicationDelegateAdaptor var d: Sender }"
        ])
        #expect(lines(good, .centerDelegate) == ["4 in-time"])
    }

    @Test("A callback with async runs on the main thread if its type is on the main actor")
    func threads() {
        let method =
            "func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {}"
        #expect(
            facts(.offMain, in: "class A: UIResponder { nonisolated \(method) }") == [
                "1 did-receive"
            ])
        #expect(facts(.offMain, in: "class A: NSObject { \(method) }") == ["1 did-receive likely"])
        #expect(facts(.offMain, in: "@MainActor class A: NSObject { \(method) }") == [])
        #expect(facts(.offMain, in: "class A: NSObject { @MainActor \(method) }") == [])
        #expect(facts(.offMain, in: "class A: NSObject, UIApplicationDelegate { \(method) }") == [])
    }
}
