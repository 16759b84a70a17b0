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
        return names[name]
    }

    /// The names before the parentheses, or the first parts of the selectors.
    static let baseNames = Set(
        names.keys.map { name in String(name.prefix { $0 != "(" && $0 != ":" }) })

    private static let names: [String: String] = [
        "application(_:didReceiveRemoteNotification:)": "legacy",
        "application:didReceiveRemoteNotification:": "legacy",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": "fetch",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:": "fetch",
        "userNotificationCenter(_:willPresent:withCompletionHandler:)": "will-present",
        "userNotificationCenter(_:willPresent:)": "will-present",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:": "will-present",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)": "did-receive",
        "userNotificationCenter(_:didReceive:)": "did-receive",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:":
            "did-receive",
        "userNotificationCenter(_:openSettingsFor:)": "open-settings",
        "userNotificationCenter:openSettingsForNotification:": "open-settings",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)": "did-register",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:": "did-register",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)": "did-fail",
        "application:didFailToRegisterForRemoteNotificationsWithError:": "did-fail",
        "application(_:didFinishLaunchingWithOptions:)": "launch",
        "application:didFinishLaunchingWithOptions:": "launch",
        "application(_:willFinishLaunchingWithOptions:)": "will-launch",
        "application:willFinishLaunchingWithOptions:": "will-launch",
        "scene(_:willConnectTo:options:)": "scene-connect",
        "scene:willConnectToSession:options:": "scene-connect",
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
