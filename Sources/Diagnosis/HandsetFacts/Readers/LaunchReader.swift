import HandsetTree

/// Reads the life cycle of an app, and the options of its launch and of its scenes that it looks into.
struct LaunchReader {
    let project: CodeProject

    var facts: [AppFact] { lifeCycles + options }

    private var lifeCycles: [AppFact] {
        var facts: [AppFact] = []
        for type in project.types(inheriting: "App") where isOfApple(type) {
            if type.keyword == "struct", type.isMain, type.inherited.contains("App"),
                !isOfWatch(type)
            {
                facts.append(AppFact(.lifeCycle(.swiftui, of: type.name), at: type.node))
            }
        }
        let scenes = ["UIWindowSceneDelegate", "UISceneDelegate"]
        for type in scenes.flatMap({ project.types(inheriting: $0) }) where isOfApple(type) {
            if type.keyword != "protocol" {
                facts.append(AppFact(.lifeCycle(.scenes, of: type.name), at: type.node))
            }
        }
        for method in project.methods(named: "application")
        where method.name.hasPrefix("application(_:configurationForConnecting:")
            || method.name.hasPrefix("application:configurationForConnectingSceneSession:")
        {
            facts.append(AppFact(.lifeCycle(.scenes, of: method.typeName ?? ""), at: method.node))
        }
        return facts
    }

    private func isOfApple(_ type: CodeType) -> Bool { !type.node.tree.isScript }

    /// True for the app of a watch, whose files import its modules.
    private func isOfWatch(_ type: CodeType) -> Bool {
        type.node.tree.file.children.contains { node in
            node.kind == .module
                && ["WatchKit", "ClockKit", "WatchConnectivity"].contains(node.text)
                && !type.node.tree.file.children.contains {
                    $0.kind == .module && $0.text == "UIKit"
                }
        }
    }

    private var options: [AppFact] {
        let responses = project.uses(of: "notificationResponse").filter {
            $0.kind == .member && $0[.base] != nil && !$0.tree.isScript
        }.map { AppFact(.connectionOptions, at: $0) }
        let names = ["remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey"]
        let launches = names.flatMap { project.uses(of: $0) }.filter { key in
            key.isKeyOfLaunchOptions || key.isKeyOfLaunchNotification
        }.map { AppFact(.launchOptions, at: $0) }
        return responses + launches
    }
}
