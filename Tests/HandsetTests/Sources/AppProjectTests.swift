import HandsetPorting
import Testing

/// The files of an app's project that a test of pushes needs.
@Suite struct AppProjectTests {
    private static let delegate = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
                Router.shared.open(userInfo)
            }
        }
        """
    private static let router = "import Foundation\nclass Router { static let shared = Router() }"
    private static let service = """
        import UserNotifications
        class Service: UNNotificationServiceExtension { let keys = Keys() }
        """

    /// Returns the project of files, whose paths and texts alternate.
    private func project(
        _ files: KeyValuePairs<String, String>, bases: [String] = []
    ) -> AppProject {
        AppProject(
            named: "Shop",
            files: files.map { AppSourceFile(path: $0.key, bytes: Array($0.value.utf8)) },
            bases: bases)
    }

    /// Returns a line for each target, file and file that is left out.
    private func lines(_ project: AppProject) -> [String] {
        project.targets.flatMap { target in
            ["\(target.name) \(target.kind.rawValue)"]
                + target.files.map { "+ \($0.path) \($0.verdict.code)" }
                + target.leftOut.map { "- \($0.path)" }
        }
    }

    @Test("A project of one file is an app by the name of its folder")
    func oneFile() {
        let project = project(["AppDelegate.swift": Self.delegate])
        #expect(lines(project) == ["Shop app", "+ AppDelegate.swift as-is"])
        #expect(project.targets[0].principalClass == "AppDelegate")
        #expect(project.targets[0].isProgram)
    }

    @Test("What the files name of their own app comes with them, and what nothing names stays away")
    func needs() {
        let project = project([
            "Shop/AppDelegate.swift": Self.delegate, "Shop/Router.swift": Self.router,
            "Shop/Other.swift": "class Other {}",
            "ShopTests/Tests.swift": "import XCTest\nclass Router {}",
        ])
        #expect(
            lines(project) == [
                "Shop app", "+ Shop/AppDelegate.swift as-is", "+ Shop/Router.swift as-is",
            ])
    }

    @Test("A delegate of a scene has code for pushes if it reads the tap")
    func sceneThatReadsTheTap() {
        let head = """
            import UIKit
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) {
            """
        let tap = "let keys = options.notificationResponse?.notification.request.content.userInfo"
        let read = project(["SceneDelegate.swift": "\(head)\n\(tap)\n}\n}"])
        #expect(lines(read) == ["Shop app", "+ SceneDelegate.swift as-is"])
        #expect(read.targets.first?.sceneDelegate == "SceneDelegate")
        #expect(project(["SceneDelegate.swift": "\(head)\n}\n}"]).targets.isEmpty)
    }

    @Test("A service extension is a target of its own, with what it shares with the app")
    func serviceExtension() {
        let project = project([
            "Shop/AppDelegate.swift": Self.delegate, "Shop/Router.swift": Self.router,
            "Push/Service.swift": Self.service, "Shared/Keys.swift": "struct Keys {}",
        ])
        #expect(
            lines(project) == [
                "Shop app", "+ Shop/AppDelegate.swift as-is", "+ Shop/Router.swift as-is",
                "Push service-extension", "+ Push/Service.swift as-is", "+ Shared/Keys.swift as-is",
            ])
        #expect(project.targets[1].principalClass == "Service")
        #expect(!project.targets[1].isProgram)
    }

    @Test(
        "A file of the app's folder that its extension needs is in both, if the extension has none")
    func sharedFile() {
        var files: KeyValuePairs = [
            "Shop/AppDelegate.swift": Self.delegate, "Shop/Keys.swift": "struct Keys {}",
            "Push/Service.swift": Self.service,
        ]
        let shared = [
            "Shop app", "+ Shop/AppDelegate.swift as-is", "Push service-extension",
            "+ Push/Service.swift as-is", "+ Shop/Keys.swift as-is",
        ]
        #expect(lines(project(files)) == shared)
        // With a file of its own of that name, it takes no other.
        files = [
            "Shop/AppDelegate.swift": Self.delegate, "Shop/Keys.swift": "struct Keys {}",
            "Push/Keys.swift": "struct Keys {}", "Push/Service.swift": Self.service,
        ]
        let own = [
            "Shop app", "+ Shop/AppDelegate.swift as-is", "Push service-extension",
            "+ Push/Keys.swift as-is", "+ Push/Service.swift as-is",
        ]
        #expect(lines(project(files)) == own)
        // A file that iOS calls in the app is no part of the extension.
        files = [
            "Shop/AppDelegate.swift": Self.delegate + " struct Keys {}",
            "Push/Service.swift": Self.service,
        ]
        #expect(
            lines(project(files)) == [
                "Shop app", "+ Shop/AppDelegate.swift as-is", "Push service-extension",
                "+ Push/Service.swift as-is",
            ])
    }

    @Test("All files in one folder are an app and its extension, whose name is another one")
    func flat() {
        let project = project([
            "AppDelegate.swift": Self.delegate, "Router.swift": Self.router,
            "Keys.swift": "struct Keys {}", "Service.swift": Self.service,
        ])
        #expect(
            lines(project) == [
                "Shop app", "+ AppDelegate.swift as-is", "+ Router.swift as-is",
                "ShopExtension service-extension", "+ Keys.swift as-is", "+ Service.swift as-is",
            ])
    }

    @Test(
        "A target's folder is the one below the folder of Xcode's project, in letters of a module's name"
    )
    func layout() {
        let files: KeyValuePairs = ["ios/My Shop 2/Sources/AppDelegate.swift": Self.delegate]
        #expect(project(files, bases: ["ios"]).targets.map(\.name) == ["My_Shop_2"])
        #expect(project(files).targets.map(\.name) == ["ios"])
        let names = [
            "2048": "_2048", "UIKit": "UIKitCode", "Handset": "HandsetCode", "Größe": "Größe",
        ]
        for (folder, name) in names { #expect(AppProject.moduleName(of: folder) == name) }
    }

    @Test("A file that cannot be had is left out, with the line, and with what is named of it")
    func leftOut() throws {
        let home =
            "import UIKit\nimport Lottie\nclass Home: UIViewController { let list = UITableView() }"
        let project = project([
            "A.swift": Self.delegate.replacing("Router.shared.open(userInfo)", with: "_ = Home()"),
            "Home.swift": home,
        ])
        #expect(lines(project) == ["Shop app", "+ A.swift as-is", "- Home.swift"])
        let file = try #require(project.targets[0].leftOut.first)
        guard case .impossible(let obstacles) = file.reason else {
            Issue.record("another reason")
            return
        }
        #expect(
            obstacles.map { "\($0.place.line):\($0.place.column): \($0)" } == [
                "2:8: Handset has no module Lottie", "3:43: Handset has no UITableView",
            ])
        #expect(file.user?.path == "A.swift")
        #expect(file.missing.map(\.name) == ["Home"])
    }

    @Test("An import of Apple's is no obstacle, but a type that comes with it is")
    func frameworks() throws {
        let project = project([
            "A.swift": Self.delegate.replacing(
                "import UIKit", with: "import CoreData\nimport UIKit"),
            "Router.swift":
                "import CoreLocation\nclass Router { let m = CLLocationManager(); let c = Classes() }",
        ])
        #expect(lines(project) == ["Shop app", "+ A.swift prepared", "- Router.swift"])
        guard case .impossible(let obstacles)? = project.targets[0].leftOut.first?.reason else {
            Issue.record("another reason")
            return
        }
        #expect(obstacles.map(\.description) == ["Handset has no CLLocationManager"])
    }

    @Test("A file that only Objective-C or a program can run is left out")
    func otherObstacles() {
        let project = project([
            "main.swift":
                "import UIKit\nUIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))\n"
                + "let c = UNUserNotificationCenter.current()\nextension AppDelegate: UNUserNotificationCenterDelegate {}",
            "A.swift": Self.delegate.replacing(
                "Router.shared.open(userInfo)", with: "_ = #keyPath(A.b)"),
        ])
        #expect(lines(project) == ["Shop app", "- A.swift", "- main.swift"])
        guard case .impossible(let obstacles)? = project.targets[0].leftOut.first?.reason else {
            Issue.record("another reason")
            return
        }
        #expect(obstacles.map(\.cause) == [.objectiveC])
        #expect(obstacles.first?.description.hasPrefix("#keyPath") == true)
    }

    @Test("A file with an extension is needed where its member is called")
    func extensions() {
        let project = project([
            "A.swift": Self.delegate.replacing(
                "Router.shared.open(userInfo)", with: "post(Notification.Name.opened, .closed)"),
            "Names.swift":
                "import Foundation\nextension Notification.Name { static let opened = Self(\"o\") }",
            "More.swift":
                "import Foundation\nextension Notification.Name { static let closed = Self(\"c\") }",
            "Others.swift": "extension String { var opened2: Int { 1 } }",
            "Post.swift": "func post(_ name: Any) {}",
        ])
        #expect(
            lines(project) == [
                "Shop app", "+ A.swift as-is", "+ More.swift as-is", "+ Names.swift as-is",
                "+ Post.swift as-is",
            ])
    }

    @Test("Two files of one name are not in one target")
    func sameNames() {
        let project = project([
            "Shop/A.swift": Self.delegate.replacing("shared.open", with: "open"),
            "Shop/B/A.swift": "enum Router { static func open(_ a: Any) {} }",
        ])
        #expect(lines(project) == ["Shop app", "+ Shop/A.swift as-is", "- Shop/B/A.swift"])
    }

    @Test("Two apps are two targets, and each has its own files")
    func twoApps() {
        let project = project([
            "One/AppDelegate.swift": Self.delegate, "One/Router.swift": Self.router,
            "Two/AppDelegate.swift": Self.delegate, "Two/Router.swift": Self.router,
        ])
        #expect(
            lines(project) == [
                "One app", "+ One/AppDelegate.swift as-is", "+ One/Router.swift as-is", "Two app",
                "+ Two/AppDelegate.swift as-is", "+ Two/Router.swift as-is",
            ])
    }

    @Test("An app without code for pushes has no target")
    func none() {
        let text = "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}"
        let project = project(["A.swift": text])
        #expect(project.targets.isEmpty && project.fileCount == 1)
    }

    @Test("A file that is about pushes, which nothing calls, is named and not taken")
    func unused() {
        let project = project([
            "A.swift": Self.delegate,
            "Settings.swift":
                "import UserNotifications\nlet center = UNUserNotificationCenter.current()",
            "Router.swift": Self.router,
        ])
        #expect(
            lines(project) == [
                "Shop app", "+ A.swift as-is", "+ Router.swift as-is", "- Settings.swift",
            ])
    }

    @Test("Files with code for calls and Live Activities are taken, and those with views are not")
    func calls() {
        let app = "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}"
        let project = project([
            "A.swift": app,
            "Calls.swift": "import PushKit\nclass Calls: NSObject, PKPushRegistryDelegate {}",
            "Ride.swift":
                "import ActivityKit\nstruct Ride: ActivityAttributes { struct ContentState: Codable, Hashable {} }",
            "Widget.swift": "import ActivityKit\nimport WidgetKit\nstruct W: Widget {}",
        ])
        #expect(
            lines(project) == [
                "Shop app", "+ A.swift as-is", "+ Calls.swift as-is", "+ Ride.swift as-is",
            ])
    }
}
