import HandsetTree

/// Reads the life cycle of an app, and the options of its launch and of its scenes that it looks into.
struct LaunchReader {
    let project: CodeProject

    var facts: [AppFact] { lifeCycles + options }

    private var lifeCycles: [AppFact] {
        var facts: [AppFact] = []
        for type in project.types where type.node.tree.language == .swift || isObjectiveC(type) {
            if type.keyword == "struct", type.isMain, type.inherited.contains("App"),
                !isOfWatch(type)
            {
                facts.append(AppFact(.lifeCycle, "swiftui", detail: type.name, at: type.node))
            }
            if !Set(type.inherited).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]),
                type.keyword != "protocol"
            {
                facts.append(AppFact(.lifeCycle, "scenes", detail: type.name, at: type.node))
            }
        }
        for method in project.methods
        where method.name.hasPrefix("application(_:configurationForConnecting:")
            || method.name.hasPrefix("application:configurationForConnectingSceneSession:")
        {
            facts.append(
                AppFact(.lifeCycle, "scenes", detail: method.typeName ?? "", at: method.node))
        }
        return facts
    }

    private func isObjectiveC(_ type: CodeType) -> Bool { type.node.tree.language == .objectiveC }

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
        }.map { AppFact(.connectionOptions, "notificationResponse", at: $0) }
        let names = ["remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey"]
        let launches = names.flatMap { project.uses(of: $0) }.filter { key in
            key.isKeyOfLaunchOptions
        }.map { AppFact(.launchOptions, "remoteNotification", at: $0) }
        return responses + launches
    }
}
