import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset app check`.
@Suite(.waitsForPrograms) struct AppCheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func check(_ rest: String) throws -> CommandResult {
        try CommandResult.line(
            "unset HANDSET_APP; cd '\(folder.path)' && handset app check \(rest)")
    }

    @Test("Each file of the samples is as it is or prepared, with each change and its place")
    func samples() throws {
        let result = try CommandResult.line("handset app check samples/app")
        #expect(
            result.output == """
                Chat, an app
                  prepared  Chat/Account.swift
                            14:26: Date() goes by the phone's clock
                  as it is  Chat/AppDelegate.swift
                  as it is  Chat/NotificationDelegate.swift
                  as it is  Chat/Router.swift
                  as it is  Chat/SceneDelegate.swift
                News, an app
                  prepared  News/AppDelegate.swift
                            3:1: import os.log is import os
                            5:1: @UIApplicationMain is @main
                            8:5: @objc is left out
                            16:64: #selector is a selector that Handset calls
                            17:13: os(iOS) is true
                            32:5: @objc is left out
                            39:27: Thread.isMainThread is handsetIsMainThread
                Shop, an app
                  as it is  Shop/AppDelegate.swift
                  as it is  Shop/Orders.swift
                ChatExtension, a service extension
                  as it is  ChatExtension/NotificationService.swift
                9 files: 7 as they are, 2 prepared

                """)
        #expect(result.errors == "" && result.status == 0)
    }

    @Test("A file that cannot be had is told with the line of what is missing, and fails the check")
    func missing() throws {
        try folder.write(
            "import UIKit\nimport Pushwoosh\n"
                + "class A: NSObject, UIApplicationDelegate { let token = \"didReceiveRemoteNotification\" }\n"
                + "let b = UNUserNotificationCenter.current()\n", to: "A.swift")
        let result = try check("")
        #expect(
            result.output.hasSuffix(
                "  not  A.swift\\n       2:8: Handset has no module Pushwoosh\\n1 file: 1 not\\n"
                    .replacing("\\n", with: "\n")))
        #expect(result.errors == "" && result.status == 1)
        let record = try check(
            "--format json | jq -r '.verdict, .obstacles[0].cause, .obstacles[0].line'")
        #expect(record.output == "not\nmodule\n2\n")
    }

    /// A delegate whose third line is not Swift, behind signs of two bytes.
    private static let broken = """
        import UIKit
        class A: NSObject, UIApplicationDelegate {
            let é = "é", b = = 3
            let center = UNUserNotificationCenter.current()
        }
        #if os(Linux)
        #error("not here")
        #endif

        """

    @Test("Where swiftc is at hand, a line that is not Swift is told with its column in characters")
    func syntax() throws {
        try folder.write(Self.broken, to: "Shop/A.swift")
        try folder.write("let a = = 1\n", to: "Shop/main.swift")
        let result = try check("Shop")
        #expect(
            result.output == """
                Shop, an app
                  not  A.swift
                       3:22: the compiler says: expected initial value after '='
                1 file: 1 not

                """)
        #expect(result.errors == "" && result.status == 1)
        let record = try check(
            "Shop --format json | jq -c '.obstacles[0] | [.cause, .line, .column]'")
        #expect(record.output == "[\"syntax\",3,22]\n")
    }

    @Test("A regular expression between slashes is Swift in the mode of Swift 5 too, as in Xcode")
    func slashes() throws {
        try folder.write(
            "import UIKit\nlet center = UNUserNotificationCenter.current(), limit = /(\\d*\\.\\d* [MK]B)/\n",
            to: "A.swift")
        #expect(try check("A.swift").status == 0)
    }

    @Test(
        "Without swiftc the files are checked as far as the command itself reads them, and that is said"
    )
    func noCompiler() throws {
        try folder.write(Self.broken, to: "Shop/A.swift")
        try folder.write("", to: "empty/none")
        let path = "PATH=$(dirname \"$(command -v handset)\"):\(folder.path)/empty"
        let result = try CommandResult.line(
            "unset HANDSET_APP; cd '\(folder.path)' && handset=$(command -v handset); \(path) $handset app check Shop"
        )
        #expect(result.output.contains("  as it is  A.swift\n"))
        #expect(
            result.errors
                == "handset: not checked: the syntax, since there is no swiftc\n")
        #expect(result.status == 0)
    }

    @Test("A swiftc that takes more than ten seconds is ended with its children, and that is said")
    func hangingCompiler() throws {
        try folder.write(Self.broken, to: "Shop/A.swift")
        try folder.write("#!/bin/bash\nsleep 100000 & echo $! > child; wait\n", to: "slow/swiftc")
        let result = try CommandResult.line(
            """
            unset HANDSET_APP; cd '\(folder.path)' && chmod +x slow/swiftc
            PATH="$PWD/slow:$PATH" handset app check Shop; echo "status $?"
            grep -s ^State: "/proc/$(cat child)/status" | grep -v zombie || echo ended
            """)
        #expect(result.output.hasSuffix("status 0\nended\n"), "\(result.output)")
        #expect(
            result.errors
                == "handset: not checked: the syntax, since swiftc has not read the files in 10 s\n"
        )
    }

    @Test("A project without code for pushes has a sentence and status 1")
    func none() throws {
        try folder.write("struct A {}\n", to: "app/A.swift")
        try folder.write("", to: "old/AppDelegate.m")
        let app = try check("app")
        #expect(
            app.errors.hasPrefix("handset: error: the Swift file in app has no code for pushes: "))
        #expect(app.output == "" && app.status == 1)
        let old = try check("old")
        #expect(
            old.errors == """
                handset: not read: 1 file of Objective-C
                handset: error: there is no Swift file in old; name the folder of an app

                """)
        #expect(old.status == 1)
    }

    @Test(
        "A folder that is not there, a file that cannot be read and one that is too large are refused"
    )
    func refused() throws {
        let missing = try check("none")
        #expect(missing.errors == "handset: error: cannot read none: No such file or directory\n")
        #expect(missing.status == 2)
        try folder.write(
            "import UserNotifications\nlet a = UNUserNotificationCenter.current()\n", to: "B.swift")
        try folder.write(String(repeating: "\n", count: 3 << 20), to: "Large.swift")
        let result = try check(".")
        #expect(
            result.errors == "handset: error: ./Large.swift has more than 2 MiB; it is not read\n")
        #expect(result.status == 2)
    }

    @Test("A package within the project is read, and not its tests")
    func packages() throws {
        let text = "import UserNotifications\nclass A: UNNotificationServiceExtension {}\n"
        try folder.write("// swift-tools-version: 6.2", to: "app/Core/Package.swift")
        try folder.write(text, to: "app/Core/Sources/Core/A.swift")
        try folder.write(text, to: "app/Core/Tests/CoreTests/B.swift")
        let result = try check("--format json app")
        #expect(result.output.contains("Core/Sources/Core/A.swift"))
        #expect(!result.output.contains("B.swift"))
    }

    @Test("Links, libraries and builds are not read")
    func left() throws {
        let text = "import UserNotifications\nclass A: UNNotificationServiceExtension {}\n"
        for path in [
            "Pods/A.swift", ".build/A.swift", "DerivedData/a/A.swift", "B.xcassets/A.swift",
        ] {
            try folder.write(text, to: "app/\(path)")
        }
        try folder.write(text, to: "else/A.swift")
        let result = try CommandResult.line(
            "cd '\(folder.path)' && ln -s ../else app/link && ln -s ../else/A.swift app/A.swift && ln -s . app/loop && "
                + "handset app check app")
        #expect(
            result.errors.hasPrefix(
                "handset: not read: Pods (libraries of others), 3 symbolic links\n"))
        #expect(result.errors.contains("there is no Swift file"))
        #expect(result.status == 1)
    }

    @Test(
        "A folder is for check alone, and the options of rules are not",
        arguments: ["show x", "rules x", "check ''", "check --check a.json"])
    func usage(line: String) throws {
        #expect(try CommandResult.line("handset app \(line)").status == 64)
    }
}
