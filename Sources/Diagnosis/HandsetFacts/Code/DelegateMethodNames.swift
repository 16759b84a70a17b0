import Handset
import HandsetTree

/// The methods of Apple's delegates that matter to pushes, by their names in code.
enum DelegateMethodNames {
    /// The short name of a method; `nil` for others.
    static func shortName(of method: CodeMethod) -> String? {
        guard !method.isProperty, method.typeName != nil else { return nil }
        let name = method.name
        if name.hasPrefix("application(_:handleActionWithIdentifier:")
            || name.hasPrefix("application:handleActionWithIdentifier:")
        {
            return "actions"
        }
        if name == "application(_:didReceiveRemoteNotification:)", method.isAsync { return "fetch" }
        // A method with `async` that takes a handler, too, is the app's own.
        if method.isAsync, handler(of: method) != nil { return nil }
        return names[name]
    }

    /// The names before the parentheses, or the first parts of the selectors.
    static let baseNames = Set(
        names.keys.map { name in String(name.prefix { $0 != "(" && $0 != ":" }) })

    /// The short names of the methods that get a payload.
    static let namesOfRouting = Set(
        AppCallback.Selector.allCases.compactMap { shortName(of: $0) })

    private static let names: [String: String] = {
        var names = namesOfOthers
        for selector in AppCallback.Selector.allCases {
            guard let name = shortName(of: selector) else { continue }
            let swiftName = selector.swiftName
            // The form with a task has no handler.
            let asyncName = swiftName.replacing("withCompletionHandler:", with: "")
            for form in [selector.rawValue, swiftName, asyncName] { names[form] = name }
        }
        return names
    }()

    private static func shortName(of selector: AppCallback.Selector) -> String? {
        let name = selector.row.routing?.names.first
        return name == RoutingCallbacks.scene.names.first ? "scene-connect" : name
    }

    private static let namesOfOthers: [String: String] = [
        "userNotificationCenter(_:openSettingsFor:)": "open-settings",
        "userNotificationCenter:openSettingsForNotification:": "open-settings",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)": "did-register",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:": "did-register",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)": "did-fail",
        "application:didFailToRegisterForRemoteNotificationsWithError:": "did-fail",
        "application(_:willFinishLaunchingWithOptions:)": "will-launch",
        "application:willFinishLaunchingWithOptions:": "will-launch",
        "didReceive(_:withContentHandler:)": "extension-did-receive",
        "didReceiveNotificationRequest:withContentHandler:": "extension-did-receive",
        "serviceExtensionTimeWillExpire()": "extension-expire",
        "serviceExtensionTimeWillExpire": "extension-expire",
    ]

    /// The name of a method's completion handler in its body; `nil` if it has none.
    static func handler(of method: CodeMethod) -> String? {
        let labels: Set = [
            "withCompletionHandler", "fetchCompletionHandler", "completionHandler",
            "withContentHandler",
        ]
        return method.parameters.last { labels.contains($0.label) }?.name
    }
}
