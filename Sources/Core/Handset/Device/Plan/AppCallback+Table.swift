extension AppCallback.Selector {
    /// An object of the app that has methods for pushes.
    package enum Owner: Sendable {
        case application, scene, notificationCenter, pushRegistry
    }

    /// A row in the table of methods.
    package struct Row: Sendable {
        /// The name in tables, suites and messages; two methods of which one replaced the other share it.
        package let shortName: String
        /// The name in Swift, with a completion handler if the method has one; `nil` if it is the selector's.
        fileprivate let swiftName: String?
        /// The object whose method it is.
        package let owner: Owner
        /// The first version of iOS that calls it, of those with push notifications.
        package let since: IOSVersion
        /// The method among those in which an app may look for a session; `nil` if it never has a payload.
        package let routing: RoutingCallbacks?

        fileprivate init(
            _ shortName: String, _ swiftName: String? = nil, of owner: Owner, since: IOSVersion,
            _ routing: RoutingCallbacks? = nil
        ) {
            self.shortName = shortName
            self.swiftName = swiftName
            self.owner = owner
            self.since = since
            self.routing = routing
        }
    }

    package var row: Row {
        switch self {
        case .didFinishLaunching:
            Row(
                "launch", "application(_:didFinishLaunchingWithOptions:)", of: .application,
                since: .iOS(3), .launch)
        case .sceneWillConnect:
            Row(
                "sceneWillConnect", "scene(_:willConnectTo:options:)", of: .scene,
                since: .iOS(13), .scene)
        case .willEnterForeground: Row("willEnterForeground", of: .application, since: .iOS(4))
        case .sceneWillEnterForeground: Row("sceneWillEnterForeground", of: .scene, since: .iOS(13))
        case .didBecomeActive: Row("didBecomeActive", of: .application, since: .iOS(3))
        case .sceneDidBecomeActive: Row("sceneDidBecomeActive", of: .scene, since: .iOS(13))
        case .willResignActive: Row("willResignActive", of: .application, since: .iOS(3))
        case .sceneWillResignActive: Row("sceneWillResignActive", of: .scene, since: .iOS(13))
        case .didEnterBackground: Row("didEnterBackground", of: .application, since: .iOS(4))
        case .sceneDidEnterBackground: Row("sceneDidEnterBackground", of: .scene, since: .iOS(13))
        case .didReceiveRemoteNotification:
            Row(
                "legacy", "application(_:didReceiveRemoteNotification:)", of: .application,
                since: .iOS(3), .legacy)
        case .didReceiveRemoteNotificationWithFetchHandler:
            Row(
                "fetch", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
                of: .application, since: .iOS(7), .fetch)
        case .handleAction:
            Row(
                "action",
                "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
                of: .application, since: .iOS(8), .actions)
        case .handleActionWithResponseInfo:
            Row(
                "action",
                "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)",
                of: .application, since: .iOS(9), .actions)
        case .willPresentNotification:
            Row(
                "willPresent", "userNotificationCenter(_:willPresent:withCompletionHandler:)",
                of: .notificationCenter, since: .iOS(10), .willPresent)
        case .didReceiveResponse:
            Row(
                "didReceive", "userNotificationCenter(_:didReceive:withCompletionHandler:)",
                of: .notificationCenter, since: .iOS(10), .didReceive)
        case .didReceivePush:
            Row(
                "didReceivePush", "pushRegistry(_:didReceiveIncomingPushWith:for:)",
                of: .pushRegistry, since: .iOS(8))
        case .didReceivePushWithHandler:
            Row(
                "didReceivePush", "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
                of: .pushRegistry, since: .iOS(11))
        case .didReceiveVoIPPush:
            Row(
                "didReceiveVoIPPush",
                "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)",
                of: .pushRegistry, since: .iOS(26, 4))
        }
    }

    package var shortName: String { row.shortName }

    /// The name in Swift, such as `scene(_:willConnectTo:options:)`.
    package var swiftName: String { row.swiftName ?? "\(rawValue.dropLast())(_:)" }

    package static let allShortNames = allCases.map(\.shortName).reduce(into: [String]()) {
        names, name in
        if !names.contains(name) { names.append(name) }
    }

    var isOfApplication: Bool { row.owner == .application }
    var isOfScene: Bool { row.owner == .scene }
    var isOfNotificationCenter: Bool { row.owner == .notificationCenter }
    /// True if it is a method of a push registry's delegate.
    package var isOfPushRegistry: Bool { row.owner == .pushRegistry }
}

extension AppCallback {
    /// The callback as a table names it.
    package var shortName: String {
        let name = selector.shortName
        return switch selector {
        case .didFinishLaunching, .sceneWillConnect: name + (carriesPayload ? "(payload)" : "")
        default: carriesPayload ? "\(name)(\(applicationState.rawValue))" : name
        }
    }
}
