import HandsetPorting
import Testing

/// The parts of an app's file that do not do on Linux what they do on iOS.
@Suite struct SourceRemarkTests {
    private func remarks(_ text: String, beside others: String...) -> [String] {
        SourceRemarks(of: SourceText(text), beside: others.map { SourceText($0) }).all.map {
            "\($0.line):\($0.column) \($0.cause.rawValue) \($0.name) \($0.detail)"
        }
    }

    private static let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"

    @Test("A method of a subclass is reported if the class above conforms and lacks it")
    func subclass() {
        let app = "final class App: Base {\n    \(Self.method)\n}"
        let found = ["2:10 subclass applicationDidBecomeActive(_:) Base"]
        #expect(remarks(app, beside: "class Base: UIResponder, UIApplicationDelegate {}") == found)
        #expect(
            remarks(
                app,
                beside: "class Base: NSObject {}\nextension Base: UIKit.UIApplicationDelegate {}")
                == found)
        #expect(
            remarks(
                "class App: Middle {\n    \(Self.method)\n}\nclass Middle: Base {}\nclass Base: UIApplicationDelegate {}"
            )
                == found)
        #expect(
            remarks(
                "class A {}\nextension App {\n    \(Self.method)\n}\nclass App: Base {}\nclass Base: UIApplicationDelegate {}"
            )
                == ["3:10 subclass applicationDidBecomeActive(_:) Base"])
    }

    @Test("A method that is called is not reported")
    func called() {
        #expect(remarks("class App: UIResponder, UIApplicationDelegate { \(Self.method) }") == [])
        #expect(
            remarks(
                "class App: NSObject {}\nextension App: UIApplicationDelegate { \(Self.method) }")
                == [])
        #expect(
            remarks(
                "class App: Base { override \(Self.method) }",
                beside: "class Base: UIApplicationDelegate { \(Self.method) }") == [])
        // Nobody knows what a class of another module has.
        #expect(remarks("class App: FlutterAppDelegate { \(Self.method) }") == [])
        #expect(remarks("class App: Base { func applicationDidBecomeActive(_ a: App) {} }") == [])
        #expect(
            remarks("func f() { class A { func a() { let application = 1 } } }\n// \(Self.method)")
                == [])
    }

    @Test(
        "A name that is nearly one of Apple's is reported",
        arguments: [
            (
                "application(_ application: UIApplication, didRecieveRemoteNotification userInfo: [AnyHashable: Any])",
                "application(_:didReceiveRemoteNotification:)"
            ),
            (
                "application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], completionHandler: @escaping () -> Void)",
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
            ),
            (
                "userNotificationCenter(_ center: UNUserNotificationCenter, willPresentt n: UNNotification)",
                "userNotificationCenter(_:willPresent:)"
            ),
            ("sceneDidBecameActive(_ scene: UIScene)", "sceneDidBecomeActive(_:)"),
        ])
    func misspelt(method: String, meant: String) {
        let found = SourceRemarks(of: SourceText("class A: B { func \(method) {} }")).all
        #expect(found.map(\.cause) == [.misspelt])
        #expect(found.map(\.detail) == [meant])
        #expect(found.map(\.isWarning) == [true])
    }

    @Test("Other methods with the same first argument are the app's own")
    func own() {
        #expect(remarks("class A { func application(_ a: UIApplication, sets b: Int) {} }") == [])
        #expect(remarks("class A { func configure(_ application: UIApplication) {} }") == [])
    }

    @Test("A method of Apple's with other types is reported, and one with Apple's is not")
    func types() {
        let start = "class A: UIApplicationDelegate {\nfunc application(_ a: UIApplication, "
        let result =
            "didReceiveRemoteNotification u: [AnyHashable : Any], fetchCompletionHandler h: "
        #expect(
            remarks(start + "didReceiveRemoteNotification u: [NSObject: AnyObject]) {} }")
                == ["2:6 types application(_:didReceiveRemoteNotification:) [NSObject:AnyObject]"])
        for handler in [
            "@escaping (UIBackgroundFetchResult) -> Void",
            "@escaping @Sendable (UIBackgroundFetchResult) -> ()",
            "@escaping (UIBackgroundFetchResult) -> Swift.Void",
        ] {
            #expect(remarks(start + result + handler + ") {} }") == [])
        }
        #expect(
            remarks(
                start
                    + "didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true } }"
            ) == [])
    }

    @Test("A method that no phone calls is a note")
    func neverCalled() {
        let found = SourceRemarks(
            of: SourceText(
                "class A { func applicationSignificantTimeChange(_ a: UIApplication) {} }")
        ).all
        #expect(found.map(\.cause) == [.neverCalled])
        #expect(found.map(\.isWarning) == [false])
    }

    @Test("A selector of a property or of a method with two arguments is reported")
    func selectors() {
        #expect(
            remarks("let a = #selector(getter: token)\nlet b = #selector(A.f(_:with:))")
                == [
                    "1:9 selector #selector(getter: token) ",
                    "2:9 selector #selector(A.f(_:with:)) ",
                ])
        #expect(
            remarks("#selector(f), #selector(f(_:)), #selector(A.f) // #selector(getter: a)") == [])
    }

    @Test("Whatever a file holds, there is a result")
    func damaged() {
        for text in [
            "class", "class A", "class A: ", "func", "class A { func", "class A { func f(", "}}}",
            "class A<B: C",
        ] {
            #expect(remarks(text) == [])
        }
    }
}
