import HandsetPorting
import Testing

/// Files of iOS apps as they compile on Linux.
@Suite struct PreparedSourceTests {
    @Test(
        "What does not compile on Linux is changed in place",
        arguments: [
            ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
            ("@objc func a() {}", "      func a() {}"),
            ("@objc(a:) func a(b: Int) {}", "          func a(b: Int) {}"),
            ("@objcMembers class A {}", "             class A {}"),
            ("@IBAction func a(_ b: Any) {}", "          func a(_ b: Any) {}"),
            ("#selector(A.b(_:))", "Selector_(A.b(_:))"), ("import os.log", "import os    "),
            ("@preconcurrency import UIKit.UIColor", "@preconcurrency import UIKit        "),
            ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
            ("#elseif !os( iOS )", "#elseif !true     "),
            ("assert(Thread.isMainThread)", "assert(handsetIsMainThread)"),
            ("if Thread.current.isMainThread {}", "if handsetIsMainThread         {}"),
            (
                "#Preview(\"a\") {\n  A() // }\n}\nlet a = 1",
                "               \n          \n \nlet a = 1"
            ),
            (
                "@preconcurrency import CoreLocation // a",
                String(repeating: " ", count: 36) + "// a"
            ),
            ("import class WebKit.WKWebView", String(repeating: " ", count: 29)),
            ("a; import CoreData", "a;                "),
            ("let a = [Date()]", "let a = [Now_()]"), ("f(Date.now.b)", "f(Now_date.b)"),
            ("Timer.scheduledTimer(a: b)", "handsetScheduleTimer(a: b)"),
            ("let a = Date(timeIntervalSinceNow: 5)", "let a = Now_(timeIntervalSinceNow: 5)"),
            ("f(Date.init())", "f(Now_init_())"),
            ("Date.init(timeIntervalSinceNow: 1)", "Now_init_(timeIntervalSinceNow: 1)"),
            ("let a = Foundation.Date()", "let a = handsetNowDate_()"),
            ("Foundation.Date.now.b", "handsetPresentDate_.b"), ("NSDate()", "NSNow_()"),
            (
                "Date.timeIntervalSinceReferenceDate", "handsetTimeIntervalSinceReference__"
            ),
            ("date.timeIntervalSinceNow > 5", "date.handsetSinceNowTime_ > 5"),
            ("c.isDateInToday(date)", "c.handsetToday_(date)"),
            ("c.isDateInTomorrow(date)", "c.handsetTomorrow_(date)"),
            ("c.isDateInYesterday(date)", "c.handsetYesterday_(date)"),
            ("Timer(timeInterval: 1, repeats: a)", "Time_(timeInterval: 1, repeats: a)"),
            (
                "queue.asyncAfter(deadline: .now() + 1, execute: a)",
                "queue.phoneAfter(deadline: .now() + 1, execute: a)"
            ),
            ("f(Locale.current.identifier)", "f(handsetLocale_.identifier)"),
            ("Locale.autoupdatingCurrent", "handsetAutoupdatingLocale_"),
            ("Locale.preferredLanguages[0]", "handsetPreferredLanguages[0]"),
            ("Calendar.current", "handsetCalendar_"),
            ("Calendar.autoupdatingCurrent", "handsetAutoupdatingCalendar_"),
            ("let a = DateFormatter()", "let a = handsetDates_()"),
            ("NumberFormatter().a", "handsetNumbers_().a"),
            ("f(Bundle.main.bundleIdentifier!)", "f(handsetApp_.bundleIdentifier!)"),
        ])
    func changed(text: String, expected: String) {
        let prepared = PreparedSource(of: text)
        #expect(prepared.text == expected)
        #expect(prepared.changes.count == 1)
    }

    @Test(
        "What compiles as it is stays, and so do comments and strings",
        arguments: [
            "@main class A {}", "@objcx func a() {}", "// @objc", #""@objc #selector(a)""#,
            "import class UIKit.UIView",
            "let os = f(iOS)", "os(iOS)", "#if os(macOS)", "#if canImport(UIKit)",
            "/* import os.log */",
            "import UserNotifications", "let important = imports.os", "MyThread.isMainThread",
            "@MainActor func a() {}", "func `import`(a.os) {}", "a.`import` os.log",
            "let a = /@objc/", "let a = #/ \" @objc/#", "#Previews {}", "#Preview",
            "import CoreLocations", "a.Date()", "MyDate()", "Date(a)",
            "Date(timeIntervalSince1970: 5)",
            "Date.init(timeIntervalSince1970: 5)", "f(timeIntervalSinceNow: 5)",
            "asyncAfter(deadline: a)",
            "isDateInToday(a)", "Locale(a)",
            "Locale.currents", "DateFormatter", "a.DateFormatter()", "Date.nowhere", "Date",
            "Timer.scheduledTimers()", "a.Timer.scheduledTimer()", "Timer(a)",
            #""\(a)" + "@objc""#,
        ])
    func unchanged(text: String) {
        let prepared = PreparedSource(of: text)
        #expect(prepared.text == text)
        #expect(prepared.changes == [])
    }

    @Test("A change has its place, its cause and a sentence")
    func changes() {
        let prepared = PreparedSource(of: "import os.log\n  @objc(go:)\n  func go(_ a: Int) {}\n")
        #expect(
            prepared.changes.map { "\($0.line):\($0.column) \($0.cause.rawValue): \($0)" } == [
                "1:1 submodule: import os.log is import os",
                "2:3 attribute: @objc(go:) is left out",
            ])
        #expect(prepared.text.split(separator: "\n").count == 3)
    }

    @Test(
        "What needs Objective-C is told, with its place",
        arguments: [
            ("@objc protocol A { @objc optional func b() }", "1:26 optional-requirement: optional"),
            ("a(#keyPath(B.c))", "1:3 property-name: #keyPath"),
            ("a(#selector(getter: B.c))", "1:3 property-name: #selector"),
            ("\n@NSManaged var a: String?", "2:1 managed-property: @NSManaged"),
            ("let a: @convention(block) () -> Void", "1:8 block: @convention(block)"),
            ("let optional = 1; // optional func", ""), ("@convention(c) () -> Void", ""),
        ])
    func problems(text: String, expected: String) {
        let problems = PreparedSource(of: text).problems
        #expect(
            problems.map { "\($0.line):\($0.column) \($0.cause.rawValue): \($0.text)" }
                == (expected.isEmpty ? [] : [expected]))
        #expect(problems.allSatisfy { "\($0)".hasPrefix("\($0.text) needs ") })
    }

    @Test(
        "Imports that a file needs on Linux stand before its first line",
        arguments: [
            ("import Foundation", "import FoundationNetworking\n"),
            ("public import Foundation", "public import FoundationNetworking\n"),
            ("import UIKit", ""), ("let a = Thread.isMainThread", "import UIKit\n"),
            ("b(#selector(a))", "import UIKit\n"), ("let a = Date()", "import UIKit\n"),
            ("try await Task.sleep(for: a)", "import UIKit\n"),
            ("UserDefaults(suiteName: a)", "import UIKit\n"), ("UserDefaults.standard", ""),
            ("a.asyncAfter(deadline: b) {}", "import UIKit\n"), ("Task {}", ""),
            (
                "let a = kSecClass; SecItemDelete(b)",
                "#if canImport(Security)\nimport Security\n#endif\n"
            ),
            (
                "import CoreData\nimport CoreData",
                "#if canImport(CoreData)\nimport CoreData\n#endif\n"
            ),
        ])
    func imports(text: String, expected: String) {
        let bytes = PreparedSource(of: text).bytes(ofFile: "/a.swift")
        #expect(
            String(decoding: bytes, as: UTF8.self).hasPrefix(
                expected + "#sourceLocation(file: \"/a.swift\", line: 1)\n"))
    }

    @Test("The file is named before the first line, whatever signs its path has")
    func named() {
        let bytes = PreparedSource(of: "let a = 1").bytes(ofFile: #"/a "b"/c.swift"#)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"#sourceLocation(file: "/a \"b\"/c.swift", line: 1)"# + "\nlet a = 1")
    }

    /// A widget's file with a type that its Live Activity decodes.
    private static let widget = """
        import ActivityKit
        import WidgetKit
        struct Ferry: ActivityAttributes {
            struct ContentState: Codable, Hashable { var harbour: Harbour }
        }
        #if os(iOS)
        struct Card: Widget { var body: some WidgetConfiguration { A() } }
        #endif
        enum Harbour: String, Codable { case east }
        extension Harbour { var colour: Color { .red } }
        extension Ferry.ContentState { enum CodingKeys: String, CodingKey { case harbour = "h" } }
        @available(iOS 17, *) private func shown() {}
        """

    @Test("Of a widget's file the types of its Live Activities stay, in their lines")
    func typesOfWidgetFile() {
        let prepared = PreparedSource(of: Self.widget)
        let lines = prepared.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingPrefix(while: \.isWhitespace)
        }
        #expect(lines.count == 12)
        #expect(
            lines.enumerated().filter { !$0.element.isEmpty }.map { $0.offset + 1 } == [
                1, 3, 4, 5, 6, 8, 9, 11,
            ])
        #expect(
            prepared.changes.filter { $0.cause == .views }.map(\.description) == [
                "import WidgetKit of a widget's file is left out; its types of Live Activities stay",
                "struct Card of a widget's file is left out; its types of Live Activities stay",
                "extension Harbour of a widget's file is left out; its types of Live Activities stay",
                "func shown of a widget's file is left out; its types of Live Activities stay",
            ])
    }

    @Test("A file without a widget, or without a type of a Live Activity, stays whole")
    func otherFiles() {
        for text in [
            Self.widget.replacing("import WidgetKit\n", with: "").replacing(
                ": Widget", with: ": View"),
            Self.widget.replacing(": ActivityAttributes", with: ": Codable"),
        ] {
            #expect(PreparedSource(of: text).changes.allSatisfy { $0.cause != .views })
        }
    }
}
