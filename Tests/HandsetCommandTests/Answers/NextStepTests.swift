import HandsetPorting
import Testing

@testable import HandsetCommand

/// The words of `handset init --package` about targets that do not compile with stand-ins.
@Suite struct NextStepTests {
    @Test("The next step names the targets that can be tested, and those whose files are left out")
    func words() {
        let step = { (failed: [String]) in
            NextStep(folder: "Push", targets: ["Shop", "Service"], failed: failed).words
        }
        #expect(
            step([]) == "cd Push && swift test, then handset matrix --package . and a payload")
        #expect(
            step(["Service"])
                == "cd Push && swift test, which tests Shop alone: the files of Service do not compile, and are left out; "
                + "take them in one by one, by Push/Sources/Service/app-files.txt, and write there what the compiler misses"
        )
        #expect(
            step(["Shop", "Service"]).hasPrefix(
                "swift test has nothing to test yet: the files of Shop and Service do not compile"))
    }

    @Test("A target whose files do not compile is left out, and the others stay")
    func failedTarget() throws {
        let texts = [
            "Shop/AppDelegate.swift":
                "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n"
                + "func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {}\n}",
            "Service/Service.swift":
                "import UserNotifications\nclass Renewal: UNNotificationServiceExtension {}",
        ]
        let project = AppProject(
            named: "Shop",
            files: texts.map { AppSourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
        var targets = project.targets
        let index = try #require(targets.firstIndex { $0.kind == .serviceExtension })
        targets[index] = targets[index].leavingOut(after: ["Service.swift:7: no such type"])
        let draft = PackageDraft(
            name: "Push", targets: targets, lifeCycle: nil, backgroundModes: nil, urlSchemes: [],
            handset: "../Handset", projectPath: "../../../ios/")
        let text = { (name: String) in
            String(
                decoding: draft.files().first { $0.name == name }?.bytes ?? [], as: UTF8.self)
        }
        #expect(
            text("Sources/Service/app-files.txt").hasSuffix(
                """
                # ../../../ios/Service/Service.swift
                #   it does not compile with stand-ins: Service.swift:7: no such type

                """))
        // The app is compiled and tested without it.
        #expect(
            text("Sources/Shop/app-files.txt").hasSuffix("\n../../../ios/Shop/AppDelegate.swift\n"))
        #expect(!text("Sources/Shop/Shop.swift").contains("import Service"))
        #expect(!text("Tests/Push/ShopTests.swift").contains("Service"))
    }
}
