import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset diff` of an app's sources, before and after a change.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct MigrationDiffTests {
    private static let samples = "samples/mistakes"

    private func diff(_ code: String, _ stack: String, _ options: String = "") throws
        -> CommandResult
    {
        let folder = "\(Self.samples)/\(code)/\(stack)"
        return try CommandResult.line(
            "handset diff --app \(folder)/repaired --to-app \(folder)/mistake \(options) < /dev/null"
        )
    }

    @Test("A change for the worse names its mistake, with file and line")
    func names() throws {
        let result = try diff("active-scene-at-tap", "swift")
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                """
                  tap in inactive, background, suspended, not-running, force-quit
                - routed
                + lost: no scene is active yet
                """), "\(result.output)")
        #expect(result.output.contains("active-scene-at-tap (likely)"))
        #expect(result.output.contains("mistake/Pier/AppDelegate.swift:"))
    }

    @Test("A payload that crashes the app, and one that opens twice, are told as such")
    func kinds() throws {
        let payload = "\(Self.samples)/window-before-scene/push.json"
        let crash = try diff("window-before-scene", "swift", payload)
        #expect(crash.output.contains("+ crashed: the app crashes: the window is nil"))
        #expect(crash.output.contains("window-before-scene (likely)"))
        let twice = try diff("response-handled-twice", "swift")
        #expect(twice.output.contains("+ routed x2\n"))
        #expect(twice.output.contains("response-handled-twice (likely)"))
    }

    @Test("With --fail-on lost only what opens no more makes the status 1")
    func status() throws {
        #expect(try diff("response-handled-twice", "swift", "--fail-on lost").status == 0)
        #expect(try diff("response-handled-twice", "swift").status == 1)
        #expect(try diff("event-before-view", "swiftui", "--fail-on lost").status == 1)
    }

    @Test("Nothing differs between an app and itself, and no payload is read")
    func equal() throws {
        let folder = "\(Self.samples)/event-before-view/swiftui/repaired"
        let result = try CommandResult.line(
            "printf 'no payload' | handset diff --app \(folder) --to-app \(folder)")
        #expect(result.output.hasSuffix("\nnothing differs\n"), "\(result.output)")
        #expect(result.status == 0)
    }

    @Test("Apps of which no key is known are not said to be equal")
    func unjudged() throws {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\nclass View: UIView {}\n", to: "View.swift")
        let result = try CommandResult.line(
            "handset diff --app '\(folder.path)' --to-app '\(folder.path)' < /dev/null")
        #expect(result.output.contains("what a tap opens could not be"), "\(result.output)")
    }

    @Test(
        "A folder without a source that is read is refused, and no other app answers for it",
        arguments: ["matrix", "show", "explain", "diff", "receive"])
    func withoutSources(command: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("class Taps {}\n", to: "Taps.cs")
        let payloads = String(
            repeating: #" '{"aps":{"alert":"a"}}'"#, count: command == "diff" ? 2 : 1)
        let result = try CommandResult.line(
            "handset \(command) --app '\(folder.path)'\(payloads)")
        #expect(result.status == 2)
        #expect(result.output.isEmpty, "\(result.output)")
        #expect(result.errors.contains("no source that I can read"), "\(result.errors)")
    }

    @Test("A side whose key is not known has that of the other, and is not said to open nothing")
    func oneKey() throws {
        let (from, to) = try (TemporaryFolder(), TemporaryFolder())
        func app(_ body: String) -> String {
            """
            import UIKit
            @main class App: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    let info = response.notification.request.content.userInfo
                    \(body)
                }
            }
            """
        }
        try from.write(app("Router.shared.open(info[\"order\"] as? String)"), to: "App.swift")
        try to.write(app("Kit.open(info)"), to: "App.swift")
        let payload = #"'{"aps":{"alert":"a"},"order":"1"}'"#
        for (first, second) in [(from, to), (to, from)] {
            let result = try CommandResult.line(
                "handset diff --app '\(first.path)' --to-app '\(second.path)' \(payload) \(payload)"
            )
            #expect(!result.output.contains("session"), "\(result.output)")
            #expect(
                result.output.contains("nothing that could be judged differs"), "\(result.output)")
            #expect(result.errors.contains("with that of the other side"), "\(result.errors)")
        }
        let named = try CommandResult.line(
            "handset diff --key-path order --app '\(to.path)' --to-app '\(to.path)' \(payload) \(payload)"
        )
        #expect(named.output.hasSuffix("\nnothing differs\n"), "\(named.output)")
    }

    @Test("An app of C# is what its app file says, and no mistake is seen in what is not read")
    func notRead() throws {
        let (from, to) = try (TemporaryFolder(), TemporaryFolder())
        func write(_ folder: TemporaryFolder, _ late: Bool) throws {
            try folder.write("class Taps {}\n", to: "Taps.cs")
            let device =
                #"{"delegates": ["did-receive"], "routesIn": ["did-receive"], "lateDelegate": \#(late)}"#
            try folder.write(
                #"{"rules": [{"name": "id", "keyPath": "id"}], "device": \#(device)}"#,
                to: ".handset.json")
        }
        try write(from, false)
        try write(to, true)
        let result = try CommandResult.handset(
            "diff", "-q", "--app", from.path, "--to-app", to.path,
            #"{"aps":{"alert":"a"},"id":"7"}"#)
        #expect(result.output.contains("tap in not-running, force-quit"), "\(result.output)")
        #expect(!result.output.contains("why:"), "\(result.output)")
    }

    // MARK: - Revisions

    /// A repository with the repaired app as its commit, and the mistaken one beside it.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let sample = "\(Repository.root.path())/\(Self.samples)/active-scene-at-tap/swift"
        let made = try CommandResult.line(
            """
            cd '\(folder.path)' && git init -q -b main && cp -r '\(sample)/repaired' ios && git add -A \
            && git -c user.name=a -c user.email=a@example.com commit -qm a && rm -rf ios \
            && cp -r '\(sample)/mistake' ios
            """)
        #expect(made.status == 0, "\(made.errors)")
        return folder
    }

    @Test("A revision is read without a checkout, and runs no program of the repository")
    func revision() throws {
        let folder = try repository()
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' && git config core.fsmonitor 'touch ran; false' \
            && git config core.sshCommand 'touch ran' && git config core.pager 'touch ran' \
            && git config filter.x.smudge 'touch ran' && echo '* filter=x' > .gitattributes \
            && git status --porcelain > before 2> /dev/null; rm -f ran before \
            && handset diff --app main:ios --to-app ios < /dev/null; \
            test ! -e ran && git stash list | wc -l
            """)
        #expect(result.output.contains("--- made:1 on iOS"), "\(result.output)\(result.errors)")
        #expect(result.output.contains("app main:ios\n"))
        #expect(result.output.contains("active-scene-at-tap (likely)"))
        #expect(result.output.hasSuffix("\n0\n"))
    }

    @Test(
        "A revision is told in what is wrong with it, and one that begins with - is not given to git"
    )
    func faults() throws {
        let folder = try repository()
        for (name, words) in [
            ("-x:ios", "a revision does not begin with -"),
            ("other:ios", "there is no such revision"),
            ("main:android", "the revision has no folder of this name"),
        ] {
            let result = try CommandResult.line(
                "cd '\(folder.path)' && handset diff '--app=\(name)' --to-app ios < /dev/null")
            #expect(result.status == 2, "\(name)")
            #expect(result.errors.contains(words), "\(result.errors)")
        }
    }
}
