import HandsetFacts
import Testing

/// The windows that code makes, and those that it takes for granted.
@Suite struct WindowFactTests {
    private func found(_ kind: AppFact.Kind, _ code: String, path: String = "A.swift") -> [String] {
        reading([path: code]).facts(of: kind).map { "\($0.place.line) \($0.value) \($0.detail)" }
    }

    private static func fetch(_ body: String) -> String {
        """
        class A: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didReceiveRemoteNotification i: [AnyHashable: Any]) async
            -> UIBackgroundFetchResult {
        \(body)
        return .newData
        }
        }
        """
    }

    @Test("A window belongs to a scene or to the screen")
    func made() {
        let code = """
            class B: UIResponder, UIWindowSceneDelegate {
            func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {
            a = UIWindow(windowScene: s)
            b = UIWindow(frame: .zero)
            } }
            """
        #expect(found(.window, code) == ["3 scene scene-connect", "4 screen scene-connect"])
        let sent =
            "@implementation A\n- (void)b { self.window = [[UIWindow alloc] initWithFrame:r]; }\n@end"
        #expect(found(.window, sent, path: "A.m") == ["2 screen "])
    }

    @Test(
        "What only versions without scenes run makes no window",
        arguments: [
            "if #available(iOS 13.0, *) {} else { WINDOW }",
            "guard #available(iOS 13, *) else { WINDOW; return }",
            "if #unavailable(iOS 13) { WINDOW }",
        ])
    func beforeScenes(body: String) {
        let code = { (body: String) in
            "func f() { \(body.replacing("WINDOW", with: "window = UIWindow(frame: .zero)")) }"
        }
        #expect(found(.window, code(body)) == [])
        #expect(found(.window, code(body.replacing("13", with: "12"))) == ["1 screen "])
    }

    @Test("A window that is taken without a question is named with the callback")
    func forced() {
        #expect(
            found(.windowUse, Self.fetch("window!.show()")) == ["5 forced fetch", "5 own fetch"])
        #expect(
            found(.windowUse, Self.fetch("let c = window?.rootViewController as! Shelf")) == [
                "5 forced fetch", "5 own fetch",
            ])
        #expect(found(.windowUse, Self.fetch("window?.show()")) == ["5 own fetch"])
    }

    @Test("The active scene, the key window and the delegate's window are uses")
    func used() {
        #expect(
            found(.windowUse, Self.fetch("if scene.activationState == .foregroundActive {}")) == [
                "5 active-scene fetch"
            ])
        #expect(
            found(.windowUse, Self.fetch("w.first(where: \\.isKeyWindow)")) == [
                "5 key-window fetch"
            ])
        #expect(
            found(.windowUse, Self.fetch("(UIApplication.shared.delegate as? A)?.window")) == [
                "5 delegate fetch"
            ])
        #expect(found(.windowUse, Self.fetch("state = .foregroundActive")) == [])
    }

    @Test("A callback that calls another method leads there, and one with other arguments does not")
    func reach() {
        let other = "\nextension A { func show(_ id: String) { window!.show() } }"
        #expect(
            found(.windowUse, Self.fetch("show(\"1\")") + other) == [
                "9 forced fetch", "9 own fetch",
            ])
        #expect(found(.windowUse, Self.fetch("show()") + other) == ["9 forced "])
    }

    @Test("A window that a script is given is none of UIKit")
    func scripts() {
        #expect(found(.windowGiven, "state.window = null;", path: "a.js") == [])
        #expect(found(.windowGiven, "view.windowScene = scene;", path: "a.js") == [])
        #expect(
            found(.windowGiven, "func f() { app.window = window }") == ["1 delegate "])
    }
}
