import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The arguments of `handset why`, their meaning, and its exit status.
@Suite(.waitsForPrograms) struct WhyCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let push = #"{"aps":{"alert":{"title":"Ready"}},"orderId":"7"}"#

    /// An app that sets the center's delegate after the launch.
    private static let late = """
        import UIKit
        import UserNotifications
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    UNUserNotificationCenter.current().delegate = self
                    application.registerForRemoteNotifications()
                }
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if let id = response.notification.request.content.userInfo["orderId"] as? String { open(id) }
            }
            func open(_ id: String) { UIApplication.shared.open(URL(string: "shop://orders/\\(id)")!) }
        }
        """

    private func run(_ line: String) throws -> CommandResult {
        try CommandResult.line("unset HANDSET_APP; cd '\(folder.path)' && handset why \(line)")
    }

    @Test("Words with a slash between them are no path")
    func slashes() throws {
        try folder.write(Self.late, to: "AppDelegate.swift")
        let result = try run("'push does not work when the app is killed / in background' --app .")
        #expect(result.status != 2 && result.errors.contains("understood: "))
        #expect(try run("'my pushes/no push.json' --app .").status == 2)
    }

    @Test("The answer of a push service is what is seen, and no payload")
    func answers() throws {
        try folder.write(Self.late, to: "AppDelegate.swift")
        for answer in [
            #"{"reason":"DeviceTokenNotForTopic"}"#,
            #"{ "error": { "code": 403, "details": [ { "errorCode": "SENDER_ID_MISMATCH" } ] } }"#,
        ] {
            let result = try run("'\(answer)' --app .")
            #expect(result.status == 0 && result.errors.contains("understood: "))
            #expect(!result.output.contains("aps-missing"))
        }
        let payload = try run(#"'{"aps":{"alert":"a"},"error":"BadDeviceToken"}' --app ."#)
        #expect(!payload.errors.contains("understood: "))
    }

    @Test("Words that are no file are the symptom, and the folder here is the app")
    func words() throws {
        try folder.write(Self.late, to: "AppDelegate.swift")
        try folder.write(Self.push, to: "push.json")
        let result = try run("'a tap does nothing when the app was killed' push.json --app .")
        #expect(result.output.contains("app not-running, action tap"))
        #expect(result.output.contains("late-delegate") && result.status == 0)
        let alone = try run("'a tap does nothing when the app was killed'")
        #expect(alone.output.contains("late-delegate") && alone.status == 0)
    }

    @Test(
        "The line that takes both types has the keys and the types of the app's code",
        arguments: [
            (
                "Int", #""1042""#,
                #"let id = (order["id"] as? Int) ?? Int(order["id"] as? String ?? "")"#
            ),
            (
                "String", "1042",
                #"let id = (order["id"] as? String) ?? (order["id"] as? NSNumber)?.stringValue"#
            ),
        ])
    func types(type: String, value: String, line: String) throws {
        let nested =
            #"userInfo["order"] as? [String: Any], let id = order["id"] as? \#(type)"#
        let app = Self.late.replacing("let id = response", with: "let order = response")
            .replacing(#"userInfo["orderId"] as? String"#, with: nested)
            .replacing("open(id)", with: "open(\"\\(id)\")")
        try folder.write(app, to: "ios/AppDelegate.swift")
        try folder.write(#"{"aps":{"alert":"Ready"},"order":{"id":\#(value)}}"#, to: "push.json")
        let result = try run("push.json --app ios 'a tap does nothing'")
        #expect(result.output.contains("value-of-another-type") && result.status == 0)
        #expect(result.output.contains("\n         \(line)\n"), "\(result.output)")
    }

    @Test("A page of HTML names the payload, the cause, its place and the change, and runs nothing")
    func html() throws {
        try folder.write(Self.late, to: "ios/AppDelegate.swift")
        try folder.write(Self.push, to: "push.json")
        let page = try run("--format html push.json --app ios 'a tap does nothing when killed'")
            .output
        #expect(page.contains("<title>push.json: why the push does not do what it should</title>"))
        #expect(page.contains("<h1>push.json</h1>"))
        #expect(page.contains("<code>late-delegate</code>"))
        #expect(page.contains("ios/AppDelegate.swift:"))
        #expect(page.contains("<p>Change: ") && page.hasSuffix("</html>\n"))
        #expect(!page.contains("<script"))
        let given = try run("--format html '{\"aps\":{\"alert\":\"<b>Hi</b>\"}}'").output
        #expect(given.contains("<h1>&lt;b&gt;Hi&lt;/b&gt;</h1>"))
        #expect(given.components(separatedBy: "<section>").count == 2)
    }

    @Test("A folder with sources and a source file are the app")
    func apps() throws {
        try folder.write(Self.late, to: "ios/AppDelegate.swift")
        for argument in ["ios", "ios/AppDelegate.swift"] {
            let result = try run("\(argument) 'tap does nothing when killed'")
            #expect(result.output.contains("late-delegate"), "\(argument)")
        }
    }

    @Test("A folder without sources that are read is an error, and no cause")
    func unread() throws {
        try folder.write("class Opener { }", to: "app/Opener.cs")
        try folder.write("", to: "empty/notes.txt")
        try folder.write("struct Sum { var value = 1 }", to: "library/Sum.swift")
        for name in ["app", "empty", "library"] {
            let result = try run("--app \(name) --symptom 'a tap does nothing'")
            #expect(result.errors.contains("no source that I can read in \(name)"), "\(name)")
            #expect(!result.output.contains("1. ") && result.status == 2, "\(name)")
        }
    }

    @Test("A key that the payload has, with a full stop in its name, is no cause")
    func fullStops() throws {
        try folder.write(
            #"messaging().onNotificationOpenedApp(m => { open(m.data['shop.order']); });"#,
            to: "app/index.js")
        try folder.write(
            #"{"dependencies":{"@react-native-firebase/messaging":"20"}}"#, to: "app/package.json")
        try folder.write(#"{"aps":{"alert":"a"},"shop.order":"7"}"#, to: "push.json")
        let result = try run("push.json --app app --symptom 'a tap does nothing'")
        #expect(!result.output.contains("key-not-in-payload"), "\(result.output)")
    }

    @Test("A delegate without a method for a tap is a cause, also beside one that opens nothing")
    func unreadFetch() throws {
        try folder.write(
            """
            import UIKit
            import UserNotifications
            @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    application.registerForRemoteNotifications()
                    return true
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [.banner] }
                func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
                    print(userInfo)
                    completionHandler(.noData)
                }
            }
            """, to: "app/AppDelegate.swift")
        try folder.write(Self.push, to: "push.json")
        let result = try run("push.json --app app --symptom 'a tap does nothing'")
        #expect(result.output.contains("no-did-receive"), "\(result.output)")
    }

    @Test(
        "A method for a tap that does nothing is the cause, and one that does something is none",
        arguments: [("print(response)", true), ("openInbox()", false)])
    func idle(body: String, isCause: Bool) throws {
        try folder.write(
            """
            import UIKit
            import UserNotifications
            @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
                    \(body)
                    completionHandler()
                }
                func openInbox() { UIApplication.shared.open(URL(string: "shop://inbox")!) }
            }
            """, to: "app/AppDelegate.swift")
        let result = try run("'a tap does nothing' --app app")
        #expect(
            result.output.contains("the method for a tap does nothing with it: no-did-receive")
                == isCause, "\(result.output)")
    }

    @Test(
        "A library that gets the token from the app needs none of Expo's delegate",
        arguments: [
            (
                "RNNotifications.didRegisterForRemoteNotifications(withDeviceToken: deviceToken)",
                false
            ),
            ("print(deviceToken)", true),
        ])
    func expo(body: String, isCause: Bool) throws {
        try folder.write(
            """
            import Expo
            @main class AppDelegate: ExpoAppDelegate {
                override func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
                    \(body)
                }
            }
            """, to: "app/ios/AppDelegate.swift")
        try folder.write(
            #"{"dependencies":{"react-native":"0.77.2","expo":"55.0.0","react-native-notifications":"5.2.2"}}"#,
            to: "app/package.json")
        let result = try run("'no token' --app app")
        #expect(result.output.contains("super-not-called") == isCause, "\(result.output)")
    }

    @Test("One file of settings is one file")
    func oneFile() throws {
        try folder.write("{}", to: "settings/package.json")
        let result = try run("'a tap does nothing' --app settings")
        #expect(result.errors.contains("1 file of settings"), "\(result.errors)")
    }

    @Test("The status is 0 for a cause, 1 for none, and 2 for words that say nothing")
    func status() throws {
        try folder.write(Self.push, to: "push.json")
        #expect(try run("'410 Unregistered'").status == 0)
        let none = try run("push.json --symptom 'a tap does nothing'")
        #expect(none.status == 1 && none.output.contains("No app was looked at"))
        let unclear = try run("push.json --symptom 'the colour of the bar is red'")
        #expect(unclear.status == 2 && unclear.errors.contains("understood: nothing of"))
        #expect(unclear.errors.contains("a tap opens the wrong screen"))
    }

    @Test("Buttons that the payload asks for none of are missing for want of a category")
    func buttons() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"devDependencies":{"@havesource/cordova-plugin-push":"6","cordova-ios":"7"}}"#,
            to: "package.json")
        try folder.write(
            "push.on('notification', data => open(data.additionalData.id));\n", to: "www/index.js")
        let result = try CommandResult.handset(
            "why", "-q", "--app", folder.path, "--symptom", "the action buttons are missing",
            #"{"aps":{"alert":"a","content-available":1},"id":"7"}"#)
        #expect(result.output.contains("no-category"), "\(result.output)")
        #expect(!result.output.contains("only-fetch"), "\(result.output)")
    }

    @Test("An error of a service has the service's remedy")
    func errors() throws {
        let result = try run("TooManyProviderTokenUpdates")
        #expect(result.output.contains("keep a provider token for 20 minutes"))
        #expect(try run("'messaging/third-party-auth-error'").output.contains("upload the .p8 key"))
    }

    @Test("A suite has the state that was asked about, and says that it fails before the change")
    func suite() throws {
        try folder.write(Self.late, to: "app/AppDelegate.swift")
        try folder.write(Self.push, to: "push.json")
        let result = try run(
            "push.json --app app --symptom 'tap does nothing when killed' --to-suite suite.json")
        #expect(result.errors.contains("fails now (1 of 1)"))
        let text = try String(
            contentsOf: URL(filePath: folder.path).appending(path: "suite.json"), encoding: .utf8)
        #expect(text.contains("not-running") && text.contains("tap"))
        let test = try CommandResult.line(
            "unset HANDSET_APP; cd '\(folder.path)' && handset test --app app suite.json")
        #expect(test.status == 1)
    }

    @Test("Lines of a log that have several causes make none of them certain")
    func log() throws {
        try folder.write(
            "[FirebaseMessaging] APNS device token not set before retrieving FCM Token",
            to: "app.log")
        let result = try run("'no push arrives' --device-log app.log")
        #expect(result.output.contains("fcm-token-too-early (guess)"))
        #expect(!result.output.contains("swizzling-off"))
    }
}
