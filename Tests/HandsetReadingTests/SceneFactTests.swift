import HandsetReading
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
}
