import HandsetFacts
import Testing

/// The calls by which callbacks hand on, and those that they keep from a framework.
@Suite struct HandOnFactTests {
    private func found(_ kind: AppFact.Kind, _ code: String, path: String = "A.swift") -> [String] {
        reading([path: code]).facts(of: kind).map { "\($0.place.line) \($0.value) \($0.detail)" }
    }

    @Test("A callback hands its argument on to a kit, and not to Apple's classes or its own")
    func kits() {
        let code = """
            class A: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication,
                    didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
                    Plugin.didRegister(token)
                    UserDefaults.standard.set(token, forKey: "t")
                    Own.take(token)
                    Plugin.start()
                    NotificationCenter.default.post(name: .registered, object: token)
                }
            }
            enum Own { static func take(_ token: Data) {} }
            """
        #expect(found(.handedOn, code) == ["4 Plugin.didRegister did-register"])
        #expect(found(.posts, code) == ["8 registered did-register"])
    }

    @Test("The launch options that a call gets are those of the launch, a copy, or none")
    func launchOptions() {
        let code = """
            class A: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
                    factory.start(in: window, launchOptions: o)
                    factory.start(in: window, launchOptions: nil)
                    Kit.begin(withLaunchOptions: self.options)
                    item.openInMaps(launchOptions: [:])
                    return true
                }
            }
            """
        #expect(
            found(.launchOptionsHandedOn, code) == [
                "3 start given launch", "4 start nothing launch", "5 Kit.begin kept launch",
            ])
    }

    @Test("A method that takes the payload for itself keeps nothing back")
    func contentTaken() {
        func code(_ body: String) -> String {
            """
            class A: FlutterAppDelegate {
                override func userNotificationCenter(_ c: UNUserNotificationCenter,
                    didReceive r: UNNotificationResponse) async { \(body) }
            }
            """
        }
        let content = "r.notification.request.content.userInfo"
        #expect(
            found(.superMissing, code("let userInfo = \(content); events.send(userInfo)")) == [])
        #expect(
            found(.superMissing, code("print(\(content))")) == [
                "2 did-receive FlutterAppDelegate"
            ])
    }

    @Test("A callback that replaces a framework's has to call it")
    func superMissing() {
        let code = """
            class A: FlutterAppDelegate {
                override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?)
                    -> Bool { super.application(a, didFinishLaunchingWithOptions: o) }
                override func userNotificationCenter(_ c: UNUserNotificationCenter,
                    didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) { h() }
            }
            """
        #expect(found(.superMissing, code) == ["4 did-receive FlutterAppDelegate"])
        #expect(
            found(.superMissing, code.replacing("FlutterAppDelegate", with: "NSObject"))
                == [])
        // Expo's delegate is none of the notification center.
        #expect(
            found(.superMissing, code.replacing("FlutterAppDelegate", with: "ExpoAppDelegate"))
                == [])
    }

    @Test("Flutter's plugins are registered at the launch or with the engine")
    func plugins() {
        let code = """
            class A: FlutterAppDelegate, FlutterImplicitEngineDelegate {
                override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?)
                    -> Bool { GeneratedPluginRegistrant.register(with: self); return true }
                func didInitializeImplicitFlutterEngine(_ b: FlutterImplicitEngineBridge) {
                    GeneratedPluginRegistrant.register(with: b.pluginRegistry)
                }
            }
            """
        #expect(
            found(.pluginsRegistered, code).map {
                $0.split(separator: " ").prefix(2).joined(separator: " ")
            }
                == ["3 launch", "5 engine"])
    }

    @Test("An event that a callback posts is listened to in a view later than the launch")
    func posts() {
        let code = """
            class A: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ c: UNUserNotificationCenter,
                    didReceive r: UNNotificationResponse) async {
                    NotificationCenter.default.post(name: .opened, object: 1)
                }
                func other() { NotificationCenter.default.post(name: .closed, object: 1) }
            }
            struct Board: View { var body: some View {
                Text("").onReceive(NotificationCenter.default.publisher(for: .opened)) { _ in }
                Text("").onReceive(NotificationCenter.default.publisher(for: .closed)) { _ in }
            } }
            """
        #expect(found(.posts, code) == ["4 opened did-receive"])
        #expect(found(.listens, code) == ["9 late opened in body()"])
    }

    @Test("A method without the arguments of a call is not the one that is called")
    func labels() {
        let code = """
            class A: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
                    Messaging.messaging().delegate = self
                    return true
                }
                func messaging(_ m: Messaging, didReceiveRegistrationToken t: String?) {
                    NotificationCenter.default.post(name: .token, object: t)
                }
            }
            """
        #expect(found(.posts, code) == [])
    }
}
