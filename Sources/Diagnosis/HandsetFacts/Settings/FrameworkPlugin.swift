package import Handset

/// The plugin of a framework that handles pushes for an app, and the app's handlers in JavaScript or Dart.
package struct FrameworkPlugin: Sendable {
    /// The framework, such as `react-native`.
    package let framework: String
    package let name: String
    /// The line that names it.
    package let fact: AppFact
    package let handlers: [AppFact]

    /// Nothing if the project has no such plugin.
    init?(_ reading: AppReading) {
        guard let fact = reading.facts(of: .plugin).first,
            let (framework, _) = FrameworkPlugins.all.first(where: {
                $0.plugins.contains(fact.name)
            })
        else { return nil }
        name = fact.name
        self.fact = fact
        self.framework =
            reading.facts(of: .framework).map(\.name).contains("expo")
                && framework == "react-native" ? "expo" : framework
        handlers = reading.facts(of: .handler)
    }

    /// The methods that the plugin implements for the app, and sets the center's delegate for.
    package var delegates: DelegateMethods { [.fetch, .willPresent, .didReceive] }

    /// The callbacks in which the app's handlers look.
    package var routesIn: RoutingCallbacks {
        var callbacks: RoutingCallbacks = []
        for handler in handlers {
            switch handler.name {
            case "onMessage", "addNotificationReceivedListener", "pushNotificationReceived",
                "onForegroundEvent", "notificationReceived", "setNotificationHandler",
                "registerNotificationReceivedForeground", "onNotificationDisplayed":
                callbacks.insert(.willPresent)
            case "setBackgroundMessageHandler", "onBackgroundMessage", "setNotificationListener",
                "registerNotificationReceivedBackground":
                callbacks.insert(.fetch)
            default: callbacks.insert(.didReceive)
            }
        }
        return callbacks
    }

    package func has(_ name: String) -> Bool { handlers.contains { $0.name == name } }
}
