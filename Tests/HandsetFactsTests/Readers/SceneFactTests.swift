import Handset
import HandsetFacts
import Testing

/// The facts about scenes: the manifest, the delegates and the methods.
@Suite struct SceneFactTests {
    private static func manifest(_ configurations: String) -> String {
        """
        <plist><dict>
        <key>UIApplicationSceneManifest</key>
        <dict>
        <key>UIApplicationSupportsMultipleScenes</key><false/>
        <key>UISceneConfigurations</key>
        \(configurations)
        </dict>
        </dict></plist>
        """
    }

    private static func configured(_ name: String) -> String {
        manifest(
            """
            <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array><dict>
            <key>UISceneDelegateClassName</key>
            <string>\(name)</string>
            </dict></array>
            </dict>
            """)
    }

    @Test("A manifest without a configuration of the app's window is empty")
    func emptyManifest() {
        let empty = reading(["Info.plist": Self.manifest("<dict/>")])
        #expect(lines(empty, .sceneManifest) == ["2 empty"])
        #expect(lines(empty, .lifeCycle) == [])
        let short = "<plist><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"
        #expect(lines(reading(["Info.plist": short]), .sceneManifest) == ["1 empty"])
        let filled = reading(["Info.plist": Self.configured("Board")])
        #expect(lines(filled, .sceneManifest) == ["2 configured"])
        #expect(lines(reading(["Info.plist": "<plist><dict/></plist>"]), .sceneManifest) == [])
    }

    @Test("The class that a manifest names is found in code, in a framework, or not at all")
    func delegateClass() {
        func found(_ name: String, _ code: String) -> [String] {
            let files = reading(["Info.plist": Self.configured(name), "App.swift": code])
            return files.facts(of: .sceneDelegate).map {
                "\($0.place.line) \($0.value) \($0.detail) \($0.confidence.rawValue)"
            }
        }
        let name = "$(PRODUCT_MODULE_NAME).Board"
        #expect(found(name, "class Board {}") == ["10 Board declared certain"])
        #expect(found(name, "class Card {}") == ["10 Board missing likely"])
        #expect(found(name, "extension Board {}") == ["10 Board missing likely"])
        #expect(found("Board", "@objc(Board) class Card {}") == ["10 Board declared certain"])
        #expect(
            found("FlutterSceneDelegate", "class A {}") == [
                "10 FlutterSceneDelegate library certain"
            ])
    }

    @Test("A class that code gives to a configuration is a scene's delegate")
    func delegateInCode() {
        let code = """
            class Board: UIResponder, UIWindowSceneDelegate {}
            class A: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, configurationForConnecting s: UISceneSession,
                    options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    let made = UISceneConfiguration(name: nil, sessionRole: s.role)
                    made.delegateClass = Board.self
                    return made
                }
            }
            """
        #expect(facts(.sceneDelegate, in: code) == ["6 Board"])
    }

    @Test("Links and states are told to the app's delegate or to the scene's")
    func methods() {
        let code = """
            class A: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, open u: URL, options: [String: Any]) -> Bool { true }
                func applicationDidBecomeActive(_ a: UIApplication) {}
            }
            class B: UIResponder, UIWindowSceneDelegate {
                func scene(_ s: UIScene, openURLContexts c: Set<UIOpenURLContext>) {}
                func sceneDidBecomeActive(_ s: UIScene) {}
                func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {
                    open(o.urlContexts)
                }
            }
            struct C: View { func applicationDidBecomeActive(_ a: UIApplication) {} }
            """
        #expect(facts(.linkMethod, in: code) == ["2 open-url", "6 scene-open-url"])
        #expect(
            facts(.stateMethod, in: code) == ["3 did-become-active", "7 scene-did-become-active"])
        #expect(facts(.connectionLinks, in: code) == ["9 urls"])
    }

    @Test("Versions of Xcode are hints")
    func versions() {
        let project = """
            { objects = {
              P = {
                isa = PBXProject;
                attributes = {
                  LastUpgradeCheck = 2630;
                  TargetAttributes = { T = { CreatedOnToolsVersion = 15.4; }; };
                };
              };
            }; rootObject = P; }
            """
        let all = reading(["A.xcodeproj/project.pbxproj": project, ".xcode-version": "\n27.0\n"])
        #expect(lines(all, .xcodeVersion) == ["2 27.0 guess", "5 26.3 guess", "6 15.4 guess"])
        #expect(lines(reading([".xcode-version": "\n"]), .xcodeVersion) == [])
    }

    @Test("A service that chooses an Xcode from before the deployment target builds nothing")
    func outdatedService() {
        func version(target: String) -> String? {
            let settings = ["IPHONEOS_DEPLOYMENT_TARGET": target]
            let project = projectText([TestTarget(folder: "App", settings: settings)])
            let found = reading([
                "A.xcodeproj/project.pbxproj": project, ".travis.yml": "osx_image: xcode12.5",
                "App/App.swift": "@main class A: NSObject, UIApplicationDelegate {}",
            ])
            return ReadApp(found).settings.sdk?.description
        }
        #expect(version(target: "14.5") == "14.5")
        #expect(version(target: "16.1") == nil)
    }

    @Test(
        "The files by which services build name the version of Xcode",
        arguments: [
            (".github/workflows/ios.yml", "with:\n  xcode-version: '27.0'", ["2 27.0 guess"]),
            (
                ".github/workflows/a.yaml",
                "run: sudo xcode-select -s /Applications/Xcode_26.4.app",
                ["1 26.4 guess"]
            ),
            (".github/workflows/m.yml", "xcode: [\"16.4\", \"26.2\"]", ["1 26.2 guess"]),
            (".github/workflows/x.yml", "uses: maxim-lobanov/setup-xcode@v1", []),
            (".github/workflows/l.yml", "xcode-version: latest-stable", []),
            (".github/workflows/v.yml", "xcode-version: ${{ matrix.xcode }}", []),
            (".github/scripts/a.yml", "xcode-version: 27", []),
            ("eas.json", "{\"image\": \"macos-tahoe-26.2-xcode-26.3\"}", ["1 26.3 guess"]),
            ("codemagic.yaml", "environment:\n  xcode: 27.1", ["2 27.1 guess"]),
            ("bitrise.yml", "stack: osx-xcode-27.0.x", ["1 27.0 guess"]),
            ("fastlane/Fastfile", "xcodes(version: \"27.0\")", ["1 27.0 guess"]),
            ("fastlane/Fastfile", "# xcodes(version: \"27.0\")", []),
            ("fastlane/Fastfile", "xcversion(version: \"~> 26.1\")", ["1 26.1 guess"]),
            (".circleci/config.yml", "xcode: \"27.0.0\"", ["1 27.0.0 guess"]),
            ("App/config.yml", "xcode: 27", []),
        ] as [(String, String, [String])])
    func services(path: String, text: String, expected: [String]) {
        #expect(lines(reading([path: text]), .xcodeVersion) == expected)
        // A folder and a revision of a repository look at the same files.
        #expect(AppReading.takes(path) == AppReading.takesHidden(path) || !path.hasPrefix("."))
    }

    @Test("Expo's configuration has a manifest of scenes, and its switch for one")
    func expo() {
        func manifest(_ ios: String) -> [String] {
            lines(reading(["app.json": "{\"expo\": {\"ios\": {\(ios)}}}"]), .sceneManifest)
        }
        #expect(manifest("\"enableSceneSupport\": true") == ["1 configured"])
        #expect(manifest("\"enableSceneSupport\": false") == [])
        let role = "\"UIWindowSceneSessionRoleApplication\""
        let configured = "[{\"UISceneDelegateClassName\": \"SceneDelegate\"}]"
        func whole(_ roles: String) -> String {
            "\"infoPlist\": {\"UIApplicationSceneManifest\": {\"UISceneConfigurations\": {\(roles)}}}"
        }
        #expect(manifest(whole("\(role): \(configured)")) == ["1 configured"])
        #expect(manifest(whole("")) == ["1 empty"])
    }

    @Test("Who observes the launch of the application looks into its options too")
    func observedLaunch() {
        let code = """
            func observe() {
            NotificationCenter.default.addObserver(forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: .main) { e in
            let push = e.userInfo?[UIApplication.LaunchOptionsKey.remoteNotification] as? [AnyHashable: Any]
            open(push?["url"])
            } }
            """
        #expect(facts(.launchOptions, in: code) == ["3 remoteNotification"])
        #expect(facts(.routes, in: code) == ["4 launch likely"])
        #expect(facts(.key, in: code) == ["4 url"])
        // The user info of a push is not that of the launch.
        #expect(facts(.launchOptions, in: "let a = userInfo[k.remoteNotification]") == [])
    }

    @Test("A library that registers by itself needs no callback for it")
    func registering() {
        let code = """
            class A: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ a: UIApplication) { a.registerForRemoteNotifications() }
            }
            class S: UIResponder, UIWindowSceneDelegate {}
            """
        func faults(_ plugin: String) -> [CodeFault.Kind] {
            let list = "{\"dependencies\":{\"\(plugin)\":\"1\"}}"
            return ReadApp(reading(["A.swift": code, "package.json": list])).codeFaults.map(
                \.fault.kind)
        }
        #expect(
            faults("@react-native-community/push-notification-ios") == [.appStateCallback])
        #expect(faults("@react-native-firebase/messaging") == [])
    }

    @Test("A lock file says which version of a plugin is taken")
    func locked() {
        let lock = """
            packages:
              firebase_messaging:
                dependency: "direct main"
                description:
                  name: firebase_messaging
                version: "16.4.1"
              other:
                version: "1.0.0"
            """
        let facts = reading(["pubspec.lock": lock]).facts(of: .pluginVersion)
        #expect(facts.map { "\($0.value) \($0.detail)" } == ["firebase_messaging 16.4.1"])
    }

    @Test("A plugin that Flutter tells of a scene is no delegate of the scene")
    func plugins() {
        func methods(of protocols: String) -> [String] {
            facts(
                .method,
                in:
                    "class A: NSObject, \(protocols) { func scene(_ s: UIScene, willConnectTo c: UISceneSession, options o: UIScene.ConnectionOptions) {} }"
            )
        }
        #expect(methods(of: "UIWindowSceneDelegate") == ["1 scene-connect"])
        #expect(methods(of: "FlutterPlugin, FlutterSceneLifeCycleDelegate") == [])
    }

    @Test("An app of SwiftUI beside an application's delegate that starts one is a question")
    func twoApps() {
        let delegate =
            "@main class A: UIResponder, UIApplicationDelegate { func application(_ a: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken t: Data) {} }"
        let swiftUI = "@main struct B: App { var body: some Scene { WindowGroup {} } }"
        let both = ReadApp(reading(["A.swift": delegate, "B.swift": swiftUI]))
        #expect(both.settings.lifeCycle == .application)
        #expect(both.questions.contains { $0.member == "device.lifeCycle" })
        let two = ReadApp(
            reading([
                "A.swift": delegate, "C.swift": delegate.replacing("class A", with: "class C"),
            ]))
        #expect(two.questions.contains { $0.words.contains("A or C") })
        let one = ReadApp(reading(["B.swift": swiftUI]))
        #expect(one.settings.lifeCycle == .swiftUI)
        #expect(!one.questions.contains { $0.member == "device.lifeCycle" })
    }

    @Test("A response is compared with those before, and not with a constant")
    func compared() {
        func found(_ body: String, _ members: String = "") -> [String] {
            let code = """
                class B: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
                \(members)
                func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) { isOpen = true; view.isHidden = true }
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {
                let identifier = r.notification.request.identifier
                \(body)
                }
                }
                """
            return reading(["A.swift": code]).facts(of: .responseCompared).map {
                String($0.place.line)
            }
        }
        let last = "var last = \"\"; var isOpen = false"
        #expect(found("if identifier == last { return }", last) == ["5"])
        #expect(found("if isOpen { return }", last) == ["6"])
        #expect(found("if cell.isHidden { return }", last) == [])
        #expect(found("if identifier == Names.expired { return }", last) == [])
        #expect(found("if identifier == own { return }", "static let own = \"a\"") == [])
    }
}
