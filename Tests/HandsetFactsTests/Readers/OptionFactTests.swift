import HandsetFacts
import Testing

/// The options, buttons, types and waits that mistakes ask for.
@Suite struct OptionFactTests {
    private func found(_ kind: AppFact.Kind, _ code: String, path: String = "A.swift") -> [String] {
        reading([path: code]).facts(of: kind).map {
            "\($0.place.line) \($0.value) \($0.detail)".trimmingSpaces
        }
    }

    @Test("Options of kits are read where they are set, given or called")
    func kits() {
        #expect(
            found(.kitOption, "func f() { configuration.push.automation = true }")
                == ["1 braze.push.automation true"])
        #expect(
            found(.kitOption, "func f() { Kit.start(askNotificationPermissionOnStart: false) }")
                == ["1 kmpnotifier.askNotificationPermissionOnStart false"])
        #expect(
            found(
                .kitOption,
                "@implementation A\n- (void)f { [RNNotifications startMonitorNotifications]; }\n@end",
                path: "A.m") == ["2 wix.startMonitorNotifications true"])
    }

    @Test(
        "The option that shows a notification while the app is open is read, also if it is missing")
    func forceShow() {
        func found(_ options: String) -> [String] {
            self.found(.kitOption, "var p = PushNotification.init(\(options));", path: "a.js")
        }
        #expect(
            found("{ ios: { alert: true, forceShow: 'true' } }") == ["1 cordova.forceShow true"])
        #expect(found("{ ios: { alert: true } }") == ["1 cordova.forceShow missing"])
        #expect(found("options") == ["1 cordova.forceShow unknown"])
    }

    @Test("Identifiers of buttons are those that code compares with the pressed one")
    func buttons() {
        let code = """
            func take(_ r: UNNotificationResponse) {
                switch r.actionIdentifier {
                case "accept": open()
                case UNNotificationDismissActionIdentifier: close()
                default: break
                }
                if r.actionIdentifier == "later" { wait() }
            }
            """
        #expect(found(.comparedAction, code) == ["3 accept", "7 later"])
        #expect(found(.comparedAction, "func f() { Own(rawValue: r.actionIdentifier) }") == ["1"])
        // A value of an object is not the constant that is called so.
        let value =
            "enum Keys: String, CodingKey { case id }\nfunc f() { actions.first { $0.id == r.actionIdentifier } }"
        #expect(found(.comparedAction, value) == ["2"])
        let several =
            "func f() { if \"a\" == r.actionIdentifier || r.actionIdentifier == \"b\" && c { go() } }"
        #expect(found(.comparedAction, several) == ["1 a", "1 b"])
        #expect(
            found(.comparedAction, "if (event.actionId === 'yes') go();", path: "a.js")
                == ["1 yes"])
    }

    @Test(
        "What the tests of a project compare is none of the app's",
        arguments: [
            "a.test.ts", "a.spec.js", "src/__tests__/a.ts", "test/a_test.dart", "lib/a_test.dart",
            "integration_test/a.dart", "e2e/a.ts", "cypress/a.js",
        ])
    func tests(path: String) {
        let code =
            path.hasSuffix(".dart")
            ? "void main() { if (response.actionId == 'yes') go(); }"
            : "if (event.actionId === 'yes') go();"
        #expect(found(.comparedAction, code, path: path).isEmpty)
    }

    @Test("The type that a key is taken for is that of its cast")
    func types() {
        let code = """
            class A: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {
                    let id = r.notification.request.content.userInfo["id"] as? Int
                    let name = r.notification.request.content.userInfo["name"]
                    open(id, name)
                }
            }
            """
        #expect(found(.keyType, code) == ["3 id Int"])
    }

    @Test("An extension waits for a download, and not for what it does itself")
    func waits() {
        func code(_ line: String) -> String {
            """
            class S: UNNotificationServiceExtension {
                override func didReceive(_ r: UNNotificationRequest,
                    withContentHandler h: @escaping (UNNotificationContent) -> Void) { load(r, h) }
                func load(_ r: UNNotificationRequest, _ h: @escaping (UNNotificationContent) -> Void) {
                    \(line)
                }
            }
            """
        }
        #expect(
            found(
                .extensionWait,
                code("URLSession.shared.downloadTask(with: u) { _, _, _ in h(r.content) }.resume()")
            )
                == ["5 downloadTask"])
        #expect(found(.extensionWait, code("h(r.content)")) == [])
    }

    @Test("A file with a sound is known by its name, unless it is for another system")
    func sounds() {
        #expect(AppReading.takesName("App/Sounds/bell.caf"))
        #expect(!AppReading.takesName("android/app/src/main/res/raw/bell.mp3"))
        #expect(!AppReading.takesName("App/Icon.png"))
        let facts = AppReading(of: [], besides: ["App/bell.caf"]).facts(of: .soundFile)
        #expect(facts.map(\.value) == ["bell.caf"])
    }

    @Test("A library takes the center's delegate by itself, on a condition, or never")
    func takers() {
        func takers(_ files: [String: String]) -> DelegateTakers { ReadApp(reading(files)).takers }
        func package(_ name: String) -> [String: String] {
            ["package.json": "{\"dependencies\":{\"\(name)\":\"1.0.0\"}}"]
        }
        #expect(takers(package("@react-native-firebase/messaging")).isTaken)
        let delegate = """
            @implementation A
            - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o { return YES; }
            @end
            """
        var files = package("react-native-notifications")
        files["A.m"] = delegate
        #expect(!takers(files).isTaken)
        files["A.m"] = delegate.replacing(
            "return YES;", with: "[RNNotifications startMonitorNotifications]; return YES;")
        #expect(takers(files).isTaken)
        // Without its native half nothing is known of an app.
        #expect(takers(package("react-native-notifications")).isTaken)
    }

    @Test("The action of something else than a notification is no button")
    func otherActions() {
        let menu = "func take(_ actionIdentifier: String) { if actionIdentifier == \"copy\" {} }"
        #expect(found(.comparedAction, "\(menu)\nfunc f() { take(\"copy\") }") == [])
        #expect(
            found(
                .comparedAction,
                "\(menu)\nfunc f(_ r: UNNotificationResponse) { take(r.actionIdentifier) }")
                == ["1 copy", "2"])
        let script = """
            const take = useCallback((actionId) => { if (actionId === 'save') save(); }, []);
            """
        #expect(found(.comparedAction, script, path: "a.js") == [])
        #expect(
            found(.comparedAction, "\(script)\ntake(event.actionId);", path: "a.js")
                == ["1 save", "2"])
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
