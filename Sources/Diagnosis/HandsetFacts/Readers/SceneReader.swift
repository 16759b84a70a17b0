import HandsetTree

/// Reads the methods and options by which scenes, and apps without them, are told what happens.
struct SceneReader {
    let project: CodeProject

    var facts: [AppFact] { methods + connectionLinks + delegates }

    private static let links: [String: AppFact.LinkMethod] = [
        "application(_:open:options:)": .openURL,
        "application:openURL:options:": .openURL,
        "application(_:open:sourceApplication:annotation:)": .openURL,
        "application:openURL:sourceApplication:annotation:": .openURL,
        "application(_:handleOpen:)": .openURL,
        "application:handleOpenURL:": .openURL,
        "application(_:continue:restorationHandler:)": .continue,
        "application:continueUserActivity:restorationHandler:": .continue,
        "application(_:performActionFor:completionHandler:)": .shortcut,
        "application:performActionForShortcutItem:completionHandler:": .shortcut,
        "scene(_:openURLContexts:)": .sceneOpenURL,
        "scene:openURLContexts:": .sceneOpenURL,
        "scene(_:continue:)": .sceneContinue,
        "scene:continueUserActivity:": .sceneContinue,
        "windowScene(_:performActionFor:completionHandler:)": .sceneShortcut,
        "windowScene(_:performActionFor:)": .sceneShortcut,
        "windowScene:performActionForShortcutItem:completionHandler:": .sceneShortcut,
    ]
    private static let states: [String: AppFact.StateMethod] = [
        "applicationDidBecomeActive": .didBecomeActive,
        "applicationWillResignActive": .willResignActive,
        "applicationWillEnterForeground": .willEnterForeground,
        "applicationDidEnterBackground": .didEnterBackground,
        "sceneDidBecomeActive": .sceneDidBecomeActive,
        "sceneWillResignActive": .sceneWillResignActive,
        "sceneWillEnterForeground": .sceneWillEnterForeground,
        "sceneDidEnterBackground": .sceneDidEnterBackground,
        "sceneDidDisconnect": .sceneDidDisconnect,
    ]

    private static let baseNames = Set(states.keys).union(["application", "scene", "windowScene"])

    private var methods: [AppFact] {
        project.methods(named: Self.baseNames).compactMap { method in
            guard !method.isProperty, let type = method.typeName, isOfDelegate(method) else {
                return nil
            }
            if let name = Self.links[method.name] {
                return AppFact(.linkMethod(name, of: type), at: method.node)
            }
            guard let name = Self.states[method.baseName], method.parameters.count == 1 else {
                return nil
            }
            return AppFact(.stateMethod(name, of: type), at: method.node)
        }
    }

    /// Returns true if iOS may call a method: its type is a delegate, or it is not known what it is.
    private func isOfDelegate(_ method: CodeMethod) -> Bool {
        guard let type = method.typeName else { return false }
        let own = method.baseName.hasPrefix("application") ? "Application" : "Scene"
        let ancestors = project.ancestors(of: type)
        return ancestors.isEmpty
            || ancestors.contains { $0.contains(own) || $0.contains("AppDelegate") }
    }

    private static let options: [String: AppFact.ConnectionLinks] = [
        "urlContexts": .urls, "URLContexts": .urls, "userActivities": .activities,
        "shortcutItem": .shortcut,
    ]

    private var connectionLinks: [AppFact] {
        Self.options.keys.sorted().flatMap { name in
            project.uses(of: name).compactMap { use -> AppFact? in
                guard use.kind == .member, let base = use[.base]?.plain, isOptions(base),
                    let value = Self.options[name]
                else { return nil }
                return AppFact(.connectionLinks(value), at: use)
            }
        }
    }

    private func isOptions(_ base: CodeNode) -> Bool {
        base.names.last?.lowercased().hasSuffix("options") ?? false
            || base.localDeclaration?.type.plainTypeName.hasSuffix("ConnectionOptions") ?? false
    }

    /// The classes that `configurationForConnecting` makes the delegates of scenes.
    private var delegates: [AppFact] {
        project.uses(of: "delegateClass").compactMap { member -> AppFact? in
            guard member.kind == .member, member.whole.role == .target,
                let assignment = member.whole.parent, assignment.kind == .assignment,
                let value = assignment[.value]
            else { return nil }
            // `SceneDelegate.self`, and `[SceneDelegate class]` or `SceneDelegate.class`.
            let names =
                value.plain.kind == .call
                ? value.plain.receiver?.names ?? []
                : value.names.filter { $0 != "self" && $0 != "class" }
            guard let name = names.last else { return nil }
            return AppFact(
                .sceneDelegate(name, project.declares(name) ? .declared : .library), at: assignment)
        }
    }
}
