package import Handset

extension AppFact {
    /// A method of Apple's delegates, or of a service extension, that matters to pushes.
    ///
    /// A form with a completion handler and one with a task are the same callback.
    package enum Callback: String, FactWord {
        case launch, willLaunch, sceneConnect
        case legacy, fetch, actions, didRegister, didFail
        case willPresent, didReceive, openSettings
        case extensionDidReceive, extensionExpire
        case voipPush, voipToken, voipTokenInvalid

        /// Finds the callback of a method that gets a payload; `nil` for others.
        package init?(_ selector: AppCallback.Selector) {
            guard let routing = selector.row.routing,
                let callback = Self.allCases.first(where: { $0.routing == routing })
            else { return nil }
            self = callback
        }

        /// The method among those in which an app may look for a session; `nil` if it never has a payload.
        package var routing: RoutingCallbacks? {
            RoutingCallbacks(named: self == .sceneConnect ? "scene" : word)
        }

        /// The method among those that an app says it has; `nil` for others.
        package var method: DelegateMethods? { DelegateMethods(named: word) }

        /// True for a method of the notification center's delegate.
        package var isOfCenter: Bool {
            [.willPresent, .didReceive, .openSettings].contains(self)
        }

        /// True for a method of a service extension.
        package var isOfExtension: Bool { [.extensionDidReceive, .extensionExpire].contains(self) }
    }
}
