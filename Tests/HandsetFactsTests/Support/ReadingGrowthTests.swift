import HandsetFacts
import HandsetTestSupport
import Testing

/// The time of a reading, which follows the size of the project whatever it holds.
///
/// The parser of Swift has a thread of its own, and is not measured.
@Suite(.serialized) struct ReadingGrowthTests {
    private func growth(to size: Int, _ files: (Int) -> [String: String]) -> Double {
        Growth.factor(
            to: size,
            prepare: { size in
                files(size).map { AppReading.File(path: $0.key, bytes: Array($0.value.utf8)) }
            },
            work: { _ = AppReading(of: $0) })
    }

    /// The text of a number of lines.
    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    /// A file whose method gets `userInfo`.
    private static func app(_ body: String, _ others: String = "") -> [String: String] {
        [
            "A.swift": """
            class A: NSObject {
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let userInfo = response.notification.request.content.userInfo
            \(body)
            }
            }
            \(others)
            """
        ]
    }

    @Test("Statements that read userInfo, into names of their own and into one name", .exhaustive)
    func reads() {
        #expect(
            growth(to: 600) { size in
                Self.app(Self.lines(size) { "let v\($0) = userInfo[\"k\($0)\"]" })
            } < Growth.limit)
        #expect(
            growth(to: 600) { size in
                Self.app(
                    "var v: Any?\n" + Self.lines(size) { "v = userInfo[\"k\($0)\"]\nshow(v)" })
            } < Growth.limit)
    }

    @Test(
        "Functions that hand userInfo on, in a chain and in a circle, also with a result",
        .exhaustive)
    func chains() {
        for last in ["_ = info[\"id\"]", "f0(info)"] {
            #expect(
                growth(to: 600) { size in
                    Self.app(
                        "f0(userInfo)",
                        Self.lines(size) {
                            "func f\($0)(_ info: [AnyHashable: Any]) { \($0 + 1 < size ? "f\($0 + 1)(info)" : last) }"
                        })
                } < Growth.limit)
        }
        #expect(
            growth(to: 600) { size in
                Self.app(
                    Self.lines(size) { "let v\($0) = f\($0)(userInfo)[\"id\"]" },
                    Self.lines(size) {
                        "func f\($0)(_ info: [AnyHashable: Any]) -> [AnyHashable: Any] { return info }"
                    })
            } < Growth.limit)
    }

    @Test("A name that is declared and used in many places", .exhaustive)
    func names() {
        #expect(
            growth(to: 400) { size in
                Self.app(
                    Self.lines(size) { _ in "let a: Any?\nshow(userInfo[a])" },
                    Self.lines(size) { "struct S\($0) { var a = \"x\"\nfunc f() { show(a) } }" })
            } < Growth.limit)
    }

    @Test("Calls of a name that many functions have", .exhaustive)
    func calls() {
        #expect(
            growth(to: 400) { size in
                Self.app(
                    Self.lines(size) { _ in "other.route(userInfo)" },
                    Self.lines(60) {
                        "struct S\($0) { func route(_ info: [AnyHashable: Any]) { _ = info[\"id\"] } }"
                    })
            } < Growth.limit)
    }

    @Test("Properties that ask each other, and that keep userInfo")
    func properties() {
        #expect(
            growth(to: 400) { size in
                Self.app(
                    "open(userInfo.p0)",
                    "extension Dictionary {\n"
                        + Self.lines(size) { "var p\($0): Any? { self.p\($0 + 1) }" } + "\n}")
            } < Growth.limit)
        #expect(
            growth(to: 400) { size in
                Self.app(
                    "Store.shared.kept = userInfo",
                    "class Store { static let shared = Store()\nvar kept: Any?\nfunc f() {\n"
                        + Self.lines(size) { "open(kept[\"k\($0)\"])" } + "\n} }")
            } < Growth.limit)
    }

    @Test("Types that inherit each other, in a chain and in a circle", .exhaustive)
    func types() {
        for last in ["UIResponder", "C0"] {
            #expect(
                growth(to: 1_000) { size in
                    Self.app(
                        "",
                        Self.lines(size) {
                            "class C\($0): \($0 + 1 < size ? "C\($0 + 1)" : last) {}"
                        }
                            + "\nextension C0 { func application(_ a: UIApplication, didReceiveRemoteNotification i: [AnyHashable: Any]) {} }"
                    )
                } < Growth.limit)
        }
        #expect(
            growth(to: 1_000) { size in
                Self.app(
                    "f(userInfo)",
                    Self.lines(size) { "typealias T\($0) = T\(($0 + 1) % size)" }
                        + "\nfunc f(_ a: T0) {}")
            } < Growth.limit)
    }

    @Test("Observers of a notification of Foundation's center", .exhaustive)
    func observers() {
        #expect(
            growth(to: 400) { size in
                Self.app(
                    "NotificationCenter.default.post(name: .push, object: nil, userInfo: userInfo)",
                    Self.lines(size) {
                        """
                        class B\($0) { init() { NotificationCenter.default.addObserver(self, selector: #selector(opened(_:)), name: .n\($0), object: nil)
                        NotificationCenter.default.addObserver(forName: .push, object: nil, queue: nil) { note in _ = note.userInfo?["id"] } }
                        @objc func opened(_ note: Notification) {} }
                        """
                    })
            } < Growth.limit)
    }

    @Test("Lines that set the center's delegate and register, in one method")
    func registrations() {
        #expect(
            growth(to: 400) { size in
                [
                    "A.swift": """
                    class A: UIResponder, UIApplicationDelegate {
                    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    \(Self.lines(size) { _ in "UNUserNotificationCenter.current().delegate = self\na.registerForRemoteNotifications()" })
                    return true
                    } }
                    """
                ]
            } < Growth.limit)
    }

    @Test("A type that is decoded, with properties of other such types")
    func decoded() {
        #expect(
            growth(to: 400) { size in
                Self.app(
                    "let p = JSONDecoder().decode(P.self, from: userInfo)",
                    "struct P: Codable {\n\(Self.lines(size) { "let v\($0): P" })\n}")
            } < Growth.limit)
    }

    @Test("Files")
    func files() {
        #expect(
            growth(to: 400) { size in
                var files = Self.app("route(userInfo)")
                for number in 0..<size {
                    files["Folder\(number)/F\(number).swift"] =
                        "struct F\(number) { func f() { g(\(number)) } }"
                }
                return files
            } < Growth.limit)
    }

    @Test("Arguments of a call")
    func arguments() {
        #expect(
            growth(to: 600) { size in
                let parameters = (0..<size).map { "_ a\($0): Any" }.joined(separator: ", ")
                let arguments = (0..<size).map { _ in "userInfo" }.joined(separator: ", ")
                return Self.app("route(\(arguments))", "func route(\(parameters)) {}")
            } < Growth.limit)
    }

    @Test("Handlers in JavaScript")
    func scripts() {
        #expect(
            growth(to: 600) { size in
                [
                    "a.js": Self.lines(size) {
                        "messaging().onNotificationOpenedApp(m\($0) => open(m\($0).data.url));"
                    }
                ]
            } < Growth.limit)
    }

    @Test("Posts, comparisons and searches of scenes in one method", .exhaustive)
    func scenes() {
        for line in [
            "NotificationCenter.default.post(name: .n, object: nil, userInfo: userInfo)",
            "if response.notification.request.identifier == last { return }",
            "let scene = scenes.first { $0.activationState == .foregroundActive }",
            "UIApplication.shared.open(url)",
        ] {
            #expect(
                growth(to: 800) { size in Self.app(Self.lines(size) { _ in line }) } < Growth.limit,
                "\(line)")
        }
    }

    @Test("Reads of the parameter of a closure in Dart", .exhaustive)
    func closures() {
        #expect(
            growth(to: 800) { size in
                [
                    "a.dart":
                        "import 'package:firebase_messaging/firebase_messaging.dart';\n"
                        + "void f() { FirebaseMessaging.onMessage.listen((RemoteMessage m) {\n"
                        + Self.lines(size) { _ in "go(m.data['a']);" } + "});}"
                ]
            } < Growth.limit)
    }

    @Test("Members with names that many files have")
    func members() {
        #expect(
            growth(to: 600) { size in
                var files = Self.app(Self.lines(size) { _ in "show(userInfo.title)" })
                for number in 0..<size {
                    files["S\(number).swift"] = "struct S\(number) { var title = 1 }"
                }
                return files
            } < Growth.limit)
    }
}
