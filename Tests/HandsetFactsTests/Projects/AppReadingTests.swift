import Handset
import HandsetFacts
import HandsetTestSupport
import Testing

/// The facts of a project's files beside its methods and keys.
@Suite struct AppReadingTests {
    @Test("Strings, comments and interpolations are told apart in each language")
    func lexing() {
        let line = "registerForRemoteNotifications()"
        #expect(
            facts(.register, in: "class A { func f() {\n/* /* */ \(line) */ \"\(line)\" } }") == [])
        #expect(
            facts(.register, in: "class A { func f() { print(\"\\(\(line))\")\na.\(line) } }").count
                == 2)
        #expect(
            facts(.handler, in: "`${getInitialNotification()}`", path: "a.js") == [
                "1 getInitialNotification"
            ])
        #expect(
            facts(
                .handler, in: "'getInitialNotification()' // getInitialNotification()", path: "a.js"
            ) == [])
        #expect(
            facts(.handler, in: "main() { /* /* */ */ getInitialMessage(); }", path: "a.dart") == [
                "1 getInitialMessage"
            ])
    }

    @Test("What is presented is read from the handler and from the result")
    func presents() {
        func found(_ body: String, async: Bool = false) -> [String] {
            facts(
                .presents,
                in:
                    "class A { func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification"
                    + (async
                        ? ") async -> UNNotificationPresentationOptions {\n\(body) } }"
                        : ", withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {\n\(body) } }")
            )
        }
        #expect(found("done([.banner, .sound])") == ["2 banner,sound"])
        #expect(found("done([])") == ["2 none"])
        #expect(found("done(options)") == ["2 none guess"])
        #expect(found("[.list, .badge]", async: true) == ["2 badge,list"])
        #expect(found("return .alert", async: true) == ["2 alert"])
    }

    @Test("A category has its actions, also those of a variable")
    func categories() {
        let reading = reading([
            "A.swift": """
            let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
            let category = UNNotificationCategory(identifier: "message", actions: [reply, UNNotificationAction(identifier: "mute", title: "Mute")], intentIdentifiers: [])
            """
        ])
        #expect(lines(reading, .category) == ["2 message"])
        #expect(reading.facts(of: .category)[0].detail == "reply,mute")
    }

    @Test("Property lists, projects and packages say what they have, with their lines")
    func files() {
        let reading = reading([
            "App/Info.plist": """
            <plist><dict>
            <key>UIBackgroundModes</key>
            <array>
            <string>remote-notification</string>
            </array>
            <key>FirebaseAppDelegateProxyEnabled</key>
            <false/>
            </dict></plist>
            """,
            "App/App.entitlements":
                "<dict>\n<key>aps-environment</key>\n<string>development</string>\n</dict>",
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
            P = { targets = (T); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
            L = { buildConfigurations = (C); };
            C = { name = Release; buildSettings = {
            PRODUCT_BUNDLE_IDENTIFIER = com.example.shop;
            IPHONEOS_DEPLOYMENT_TARGET = 16.0;
            }; };
            }; }
            """,
            "package.json": "{\n\"@react-native-firebase/messaging\": \"1\"\n}",
        ])
        #expect(lines(reading, .backgroundMode) == ["4 remote-notification"])
        #expect(lines(reading, .swizzling) == ["7 false"])
        #expect(lines(reading, .apsEnvironment) == ["3 development"])
        #expect(lines(reading, .bundleIdentifier) == ["6 com.example.shop"])
        #expect(lines(reading, .deploymentTarget) == ["7 16.0"])
        #expect(lines(reading, .plugin) == ["2 @react-native-firebase/messaging"])
    }

    @Test("A plugin of Cordova that adds the background mode declares it, where no Info.plist does")
    func backgroundModeOfPlugin() {
        let list = #"{"dependencies":{"NAME":"1"}}"#
        func modes(_ name: String) -> BackgroundModes? {
            ReadApp(reading(["package.json": list.replacing("NAME", with: name)])).settings
                .backgroundModes
        }
        #expect(modes("@havesource/cordova-plugin-push") == .remoteNotification)
        #expect(modes("@capacitor/push-notifications") == nil)
    }

    @Test("A method with nearly the name, or of Swift 2, is one that iOS never calls")
    func misspelt() {
        #expect(
            facts(
                .misspelt,
                in:
                    "class A { func application(application: UIApplication, didReceiveRemoteNotification userInfo: [NSObject: AnyObject]) {} }"
            ) == ["1 application(application:didReceiveRemoteNotification:)"])
        #expect(
            facts(
                .method,
                in:
                    "class A { func userNotificationCenter(_ center: UNUserNotificationCenter, didRecieve response: UNNotificationResponse) async {} }"
            ) == [])
    }

    @Test("A selector of Objective-C that is nearly a delegate's is one that iOS never calls")
    func misspeltSelector() {
        func found(_ rest: String) -> [String] {
            let code = "@implementation A\n- (void)\(rest) {}\n@end"
            return lines(reading(["A.m": code]), .misspelt)
        }
        #expect(
            found(
                "userNotificationCenter:(UNUserNotificationCenter *)c didRecieveNotificationResponse:(UNNotificationResponse *)r withCompletionHandler:(void (^)(void))h"
            ) == [
                "2 userNotificationCenter:didRecieveNotificationResponse:withCompletionHandler: likely"
            ])
        // A method of its own, and another one of Apple's.
        #expect(
            found("application:(UIApplication *)a didReceiveLocalNotification:(id)n") == [])
        #expect(found("application:(Loan *)a didReceiveRemoteNotifications:(id)n") == [])
    }

    @Test("Up to Capacitor 2 the core has the plugin for pushes")
    func pluginOfCore() {
        let list = #"{"dependencies":{"@capacitor/core":"^2.1.1"}}"#
        let code = "PushNotifications.addListener('pushNotificationActionPerformed', show);"
        #expect(
            lines(reading(["package.json": list, "home.js": code]), .plugin) == [
                "1 @capacitor/push-notifications likely"
            ])
        #expect(lines(reading(["package.json": list]), .plugin) == [])
    }

    @Test("Whatever a file holds, there is an answer")
    func damaged() {
        let code =
            "class A: UIApplicationDelegate { func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) { if let x = u[\"a\"] { open(\"\\(x)\") } } }"
        let bytes = Array(code.utf8)
        for path in [
            "A.swift", "A.m", "a.js", "a.dart", "Info.plist", "project.pbxproj", "config.xml",
        ] {
            for count in Sweep.every(7, of: 0...bytes.count) {
                let file = AppReading.File(path: path, bytes: Array(bytes[..<count]))
                #expect(AppReading(of: [file]).fileCount == 1)
                let rest = AppReading.File(path: path, bytes: Array(bytes[count...]))
                #expect(AppReading(of: [rest]).fileCount == 1)
            }
        }
    }
}
