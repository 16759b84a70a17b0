import Handset
import HandsetTree

/// The methods of Apple's delegates that matter to pushes, by their names in code.
enum DelegateMethodNames {
    /// The callback that a method is; `nil` for others.
    static func callback(_ method: CodeMethod) -> AppFact.Callback? {
        guard !method.isProperty, method.typeName != nil else { return nil }
        let name = method.name
        if name.hasPrefix("application(_:handleActionWithIdentifier:")
            || name.hasPrefix("application:handleActionWithIdentifier:")
        {
            return .actions
        }
        if name == "application(_:didReceiveRemoteNotification:)", method.isAsync { return .fetch }
        // A method with `async` that takes a handler, too, is the app's own.
        if method.isAsync, handler(of: method) != nil { return nil }
        return names[name]
    }

    /// The names before the parentheses, or the first parts of the selectors.
    static let baseNames = Set(
        names.keys.map { name in String(name.prefix { $0 != "(" && $0 != ":" }) })

    private static let names: [String: AppFact.Callback] = {
        var names = namesOfOthers
        for selector in AppCallback.Selector.allCases {
            guard let callback = AppFact.Callback(selector) else { continue }
            let swiftName = selector.swiftName
            // The form with a task has no handler.
            let asyncName = swiftName.replacing("withCompletionHandler:", with: "")
            for form in [selector.rawValue, swiftName, asyncName] {
                names[form] = callback
            }
        }
        return names
    }()

    private static let namesOfOthers: [String: AppFact.Callback] = [
        "userNotificationCenter(_:openSettingsFor:)": .openSettings,
        "userNotificationCenter:openSettingsForNotification:": .openSettings,
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)": .didRegister,
        "application:didRegisterForRemoteNotificationsWithDeviceToken:": .didRegister,
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)": .didFail,
        "application:didFailToRegisterForRemoteNotificationsWithError:": .didFail,
        "application(_:willFinishLaunchingWithOptions:)": .willLaunch,
        "application:willFinishLaunchingWithOptions:": .willLaunch,
        "didReceive(_:withContentHandler:)": .extensionDidReceive,
        "didReceiveNotificationRequest:withContentHandler:": .extensionDidReceive,
        "serviceExtensionTimeWillExpire()": .extensionExpire,
        "serviceExtensionTimeWillExpire": .extensionExpire,
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
