import Foundation
import HandsetFacts
import HandsetTestSupport
import Testing

/// The files that are parsed: those that matter, with the facts of a reading that parses all.
struct ParsedFilesTests {
    private static let delegate = """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let info = response.notification.request.content.userInfo
                Router.shared.open(info)
                NotificationCenter.default.post(name: .opened, object: nil, userInfo: info)
            }
        }
        """

    /// Returns the facts as text, of both ways to read.
    private func facts(_ files: [String: String]) -> (some: [String], all: [String]) {
        let files = files.map { AppReading.File(path: $0.key, bytes: Array($0.value.utf8)) }
        return (text(AppReading(of: files)), text(AppReading(of: files, isParsedWhole: true)))
    }

    private func text(_ reading: AppReading) -> [String] {
        reading.facts.map {
            "\($0.kind.word) \($0.value) \($0.detail) \($0.place.file):\($0.place.line) \($0.confidence)"
        }
    }

    @Test("Files that nothing leads to are looked through, and not parsed")
    func others() {
        var files = ["AppDelegate.swift": Self.delegate]
        for number in 1...50 {
            files["View\(number).swift"] =
                "struct View\(number): View { var body: some View { Text(\"userId\") } }"
        }
        let reading = AppReading(
            of: files.map { AppReading.File(path: $0.key, bytes: Array($0.value.utf8)) })
        #expect(reading.fileCount == 51)
        #expect(reading.parsedCount == 1)
        #expect(reading.facts(of: .method).count == 1)
    }

    @Test(
        "A method whose keyword is misspelt is none, for both ways to read",
        arguments: ["fulc", "va"])
    func misspeltKeyword(keyword: String) {
        let found = facts([
            "App.swift": """
            @main final class AppDelegate: UIResponder, UIApplicationDeleghate {
                \(keyword) application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { Tokens.watch(); return true }
                \(keyword) window: UIWindow?
            }
            """
        ])
        #expect(found.some == found.all)
        #expect(!found.all.contains { $0.hasPrefix("method") })
    }

    @Test("Names lead to other files, however these declare and use them")
    func names() {
        let others = [
            "final class Router { static let shared = Router(); func /* here */ open(_ info: [AnyHashable: Any]) { show(info[Keys.order]) } }",
            "// Calls it.\nfinal class Router { static let shared = Router()\n// At the end of a sentence.\nfunc open(_ info: [AnyHashable: Any]) { show(info[Keys.order]) } }",
            "final class Router: Opening { static let shared = Router() }\nextension Router { func `open`(_ info: [AnyHashable: Any]) { show(info[Keys.order]) } }",
        ]
        let keys = [
            "enum Keys { static let other = \"a\", order = \"orderId\" }",
            "enum Keys: String { case other, order }",
            "struct Keys { static let action = { 1 }\n    static let order: String\n        = \"orderId\" }",
        ]
        for router in others {
            for key in keys {
                let found = facts([
                    "AppDelegate.swift": Self.delegate, "Router.swift": router, "Keys.swift": key,
                    "Names.swift":
                        "extension Notification.Name { static let opened = Notification.Name(\"opened\") }",
                    "Listener.swift": """
                    final class Listener { init() {
                        NotificationCenter.default.addObserver(self, selector: #selector(take(_:)), name: Notification.Name("opened"), object: nil)
                    }
                    @objc func take(_ note: Notification) { show(note.userInfo?["chat"]) } }
                    """,
                ])
                #expect(found.some == found.all)
                #expect(found.some.contains { $0.hasPrefix("key order") }, "\(router) \(key)")
                #expect(found.some.contains { $0.hasPrefix("key chat") }, "\(router) \(key)")
            }
        }
    }

    @Test("The center is found in files that do not name it")
    func center() {
        let found = facts([
            "Push.swift": "final class Push { let center = UNUserNotificationCenter.current() }",
            "Kit.swift":
                "final class Kit { let push = Push()\n    lazy var notices = push.center }",
            "AppDelegate.swift": """
            @main final class AppDelegate: UIResponder, UIApplicationDelegate { let kit = Kit()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    kit.notices.delegate = self
                    return true
                }
            }
            """,
        ])
        #expect(found.some == found.all)
        #expect(found.some.contains { $0.hasPrefix("center-delegate in-time") })
    }

    @Test("The samples have the same facts whether all of their files are parsed or not")
    func samples() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../samples/mistakes").standardizedFileURL.path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        var projects: [String: [AppReading.File]] = [:]
        for path in paths where AppReading.takes(path) {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 3,
                let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
            else { continue }
            projects[parts.prefix(3).joined(separator: "/"), default: []].append(
                AppReading.File(
                    path: parts.dropFirst(3).joined(separator: "/"), bytes: Array(data)))
        }
        #expect(projects.count > 50)
        for (name, files) in Sweep.every(29, of: projects.sorted { $0.key < $1.key }) {
            #expect(
                text(AppReading(of: files)) == text(AppReading(of: files, isParsedWhole: true)),
                "\(name)")
        }
    }
}
