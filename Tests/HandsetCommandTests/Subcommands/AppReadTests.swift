import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset app read`, and what other subcommands make of the same folder.
@Suite(.waitsForPrograms) struct AppReadTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ line: String) throws -> CommandResult {
        try CommandResult.line("unset HANDSET_APP; cd '\(folder.path)' && \(line)")
    }

    /// An app that opens what a key of the push says.
    private func writeApp(reading expression: String, in name: String = "app") throws {
        try folder.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    let userInfo = response.notification.request.content.userInfo
                    open(\(expression))
                }
            }
            """, to: "\(name)/AppDelegate.swift")
    }

    @Test("A key that it prints is the rule that matrix opens by")
    func keys() throws {
        try writeApp(reading: "(userInfo[\"parcel\"] as? [String: Any])?[\"id\"]")
        try folder.write(#"{"aps":{"alert":"x"},"parcel":{"id":"7"}}"#, to: "push.json")
        #expect(try run("handset app read app").output.contains("key parcel.id"))
        let matrix = try run("handset matrix --app app --action tap push.json")
        #expect(matrix.output.contains("target 7 in parcel, found by rule parcel.id"))
    }

    @Test(
        "Before it reads hundreds of files, each command that does says so, unless it is quiet",
        arguments: Sweep.every(
            3,
            of: [
                "app read APP", "app check APP", "why --app APP 'opens nothing'",
                "matrix --app APP '{}'", "init APP",
            ]))
    func manyFiles(line: String) throws {
        for (app, fileCount) in [("few", 199), ("many", 200), ("quiet", 200)] {
            try writeApp(reading: "userInfo[\"id\"]", in: app)
            for number in 2...fileCount { try folder.write("", to: "\(app)/\(number).swift") }
            let quiet = app == "quiet" ? " --quiet" : ""
            let errors = try run("handset \(line.replacing("APP", with: app))\(quiet)").errors
            #expect(errors.contains("handset: reads 200 files of \(app)\n") == (app == "many"))
        }
    }

    @Test("The example of a library beside an app is left out")
    func examples() throws {
        try writeApp(reading: "userInfo[\"id\"]", in: "app/library/Example/ios")
        #expect(try run("handset app read app").output.contains("Example"))
        try writeApp(reading: "userInfo[\"parcel\"]", in: "app/ios")
        let read = try run("handset app read app").output
        #expect(read.contains("key parcel") && !read.contains("Example"))
    }

    @Test("A difference of two folders is none only if both say what they open")
    func differences() throws {
        try folder.write(#"{"aps":{"alert":"x"},"id":"7"}"#, to: "push.json")
        try writeApp(reading: "userInfo[\"id\"]", in: "one")
        try writeApp(reading: "userInfo[\"id\"]", in: "two")
        let equal = try run("handset diff --app one --to-app two push.json")
        #expect(equal.output.contains("\nnothing differs\n"))
        try writeApp(reading: "nothing", in: "one")
        try writeApp(reading: "nothing", in: "two")
        let unjudged = try run("handset diff --app one --to-app two push.json")
        #expect(unjudged.output.contains("nothing that could be judged differs"))
        #expect(!unjudged.output.contains("\nnothing differs\n"))
        let record = try run("handset diff --format json --app one --to-app two push.json")
        #expect(record.output.contains(#""judged":false"#))
    }

    @Test("A line in a branch of #if DEBUG has its condition")
    func conditions() throws {
        try folder.write(
            """
            import UIKit
            class App: UIResponder, UIApplicationDelegate {
                func applicationDidBecomeActive(_ application: UIApplication) {
                    #if DEBUG
                    application.registerForRemoteNotifications()
                    #endif
                }
            }
            """, to: "app/App.swift")
        let result = try run("handset app read app")
        #expect(result.output.contains("(if DEBUG)"))
        #expect(
            try run("handset app read --format json app").output.contains(
                #""condition": "DEBUG""#))
    }

    @Test("Tests, other languages and libraries of others are left out with a word")
    func left() throws {
        try writeApp(reading: "userInfo[\"id\"]")
        try folder.write("import XCTest\n", to: "app/Tests/A.swift")
        try folder.write("class A {}", to: "app/Push.cs")
        try folder.write("class A {}", to: "app/Push.kt")
        try folder.write("let a = 1", to: "app/vendor/A.swift")
        let result = try run("handset app read app")
        #expect(result.output.hasPrefix("app: 1 file read; left out: 1 of tests\n"))
        #expect(
            result.errors
                == "handset: not read: 1 file of C#, 1 file of Kotlin, vendor (libraries of others)\n"
        )
    }

    @Test("What could not be read is named with its line")
    func gaps() throws {
        try writeApp(reading: "userInfo[\"id\"]")
        // A file in which nothing is asked for is not parsed.
        try folder.write(
            "class B: NSObject, UNUserNotificationCenterDelegate { func userNotificationCenter("
                + "_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {\nlet a = "
                + String(repeating: "[", count: 10_000), to: "app/Deep.swift")
        let result = try run("handset app read app")
        #expect(result.output.contains("Not read:\n  Deep.swift:2: nested too deep\n"))
    }

    @Test(
        "Where nothing is found, the answer says what could not be read",
        arguments: [
            ("app read app", 1),
            ("matrix --app app '{}'", 2), ("why --app app 'a tap does nothing' '{}'", 2),
        ])
    func nothingButGaps(arguments: String, status: Int32) throws {
        try folder.write(
            "class A: NSObject, UIApplicationDelegate { func application(_ a: UIApplication, "
                + "didReceiveRemoteNotification u: [AnyHashable: Any]) {"
                + String(repeating: "if a {", count: 300) + String(repeating: "}", count: 302),
            to: "app/A.swift")
        let result = try run("handset \(arguments)")
        #expect(result.status == status)
        #expect(result.errors.contains("not read: A.swift:1: nested too deep"))
    }
}
