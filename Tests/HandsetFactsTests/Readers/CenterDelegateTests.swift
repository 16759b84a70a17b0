import HandsetFacts
import Testing

/// When a line makes an object the notification center's delegate.
@Suite struct CenterDelegateTests {
    private static let launch =
        "func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"

    private func delegate(_ body: String, members: String = "", others: String = "") -> [String] {
        facts(
            .centerDelegate,
            in: """
                class App: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                \(members)
                \(Self.launch) {
                \(body)
                return true
                }
                }
                \(others)
                """
        ).map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    private static let line = "UNUserNotificationCenter.current().delegate = self"

    @Test("A line of didFinishLaunching is in time")
    func launched() {
        #expect(delegate(Self.line) == ["in-time"])
        #expect(
            delegate("let center = UNUserNotificationCenter.current()\ncenter.delegate = self")
                == ["in-time"])
        #expect(
            delegate("if #available(iOS 10, *) { \(Self.line) }") == ["in-time"])
        #expect(delegate("if isEnabled { \(Self.line) }") == ["in-time likely"])
    }

    @Test(
        "A line in a closure that runs later is late",
        arguments: [
            "UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in \(line) }",
            "DispatchQueue.main.async { \(line) }", "Task { \(line) }",
            "center.getNotificationSettings(completionHandler: { settings in if settings.ok { \(line) } })",
        ])
    func closures(body: String) {
        #expect(delegate(body) == ["late"])
    }

    @Test("A closure that is called at once is no later")
    func immediate() {
        #expect(delegate("[1].forEach { _ in \(Self.line) }") == ["in-time"])
    }

    @Test("A method is as early as the one that calls it")
    func callers() {
        let method = "func setUp() { \(Self.line) }"
        #expect(delegate("setUp()", members: method) == ["in-time likely"])
        #expect(delegate("Task { self.setUp() }", members: method) == ["late likely"])
        #expect(delegate("", members: method) == ["unclear guess"])
        #expect(
            delegate(
                "", members: "func applicationDidBecomeActive(_ a: UIApplication) { \(Self.line) }")
                == ["late"])
    }

    @Test("An object that is created at the launch sets itself in time")
    func creations() {
        let manager =
            "class Manager: NSObject { static let shared = Manager(); override init() { super.init(); \(Self.line) } }"
        #expect(delegate("_ = Manager()", others: manager) == ["in-time likely"])
        #expect(delegate("Manager.shared.start()", others: manager) == ["in-time likely"])
        #expect(
            delegate("", members: "let manager = Manager()", others: manager) == ["in-time likely"])
        #expect(delegate("show { Manager.shared.start() }", others: manager) == ["late likely"])
    }

    @Test("After an await a line is late")
    func awaited() {
        #expect(
            delegate(
                "Task { await setUp() }",
                members: "func setUp() async { await ask(); \(Self.line) }") == ["late"])
    }

    @Test("A comment, another delegate and a branch for another device count for nothing")
    func others() {
        #expect(delegate("// \(Self.line)\nMessaging.messaging().delegate = self") == [])
        #expect(delegate("#if os(macOS)\n\(Self.line)\n#endif") == [])
        #expect(delegate("print(\"\(Self.line)\")") == [])
    }

    @Test("An object that nobody keeps is told")
    func weak() {
        func weak(_ body: String) -> [String] {
            facts(
                .weakDelegate,
                in:
                    "class H: NSObject {}\nclass A: UIApplicationDelegate { let kept = H()\n\(Self.launch) { \(body); return true } }"
            )
        }
        #expect(weak("UNUserNotificationCenter.current().delegate = H()") == ["3 H"])
        #expect(weak("let h = H(); UNUserNotificationCenter.current().delegate = h") == ["3 H"])
        #expect(weak("UNUserNotificationCenter.current().delegate = kept") == [])
        #expect(
            weak("let h = H(); UNUserNotificationCenter.current().delegate = h; keep(h)") == [])
    }

    @Test("Objective-C says the same in both of its forms")
    func objectiveC() {
        func found(_ body: String) -> [String] {
            facts(
                .centerDelegate,
                in:
                    "@implementation App\n- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {\n\(body)\n}\n@end",
                path: "App.m")
        }
        #expect(
            found("[UNUserNotificationCenter currentNotificationCenter].delegate = self;")
                == ["3 in-time"])
        #expect(
            found("[[UNUserNotificationCenter currentNotificationCenter] setDelegate:self];")
                == ["3 in-time"])
        #expect(
            found(
                "dispatch_async(queue, ^{ [[UNUserNotificationCenter currentNotificationCenter] setDelegate:self]; });"
            )
                == ["3 late"])
    }

    @Test("A delegate that is set when Flutter makes its engine comes late in an app with scenes")
    func flutter() {
        let code = """
            @main class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
            func didInitializeImplicitFlutterEngine(_ bridge: FlutterImplicitEngineBridge) {
            UNUserNotificationCenter.current().delegate = self
            }
            }
            """
        let list = """
            <plist><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>FlutterSceneDelegate</string>
            </dict></array></dict></dict></dict></plist>
            """
        let scenes = reading(["AppDelegate.swift": code, "Info.plist": list])
        #expect(lines(scenes, .centerDelegate) == ["3 late likely"])
        #expect(
            lines(reading(["AppDelegate.swift": code]), .centerDelegate).first?.hasPrefix(
                "3 unclear")
                == true)
    }
}
