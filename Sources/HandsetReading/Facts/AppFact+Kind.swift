extension AppFact {
    /// The kind of a fact.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A method that iOS calls, by its short name; the detail is its type.
        case method
        /// An object that becomes the notification center's delegate: `in-time`, `late` or `unclear`; the detail is
        /// its type.
        case centerDelegate = "center-delegate"
        /// The object becomes the delegate, and nobody keeps it; the value is its type.
        case weakDelegate = "weak-delegate"
        /// The way in which iOS reports the life of the app: `scenes` or `swiftui`.
        case lifeCycle = "life-cycle"
        /// The scene's connection options are read for a notification.
        case connectionOptions = "connection-options"
        /// The launch options are read for a notification.
        case launchOptions = "launch-options"
        /// The parts of a notification that are presented in the foreground, with commas, or `none`.
        case presents
        /// A path of a method, by its short name, that never calls its completion handler.
        case handlerMissing = "handler-missing"
        /// A category, by its identifier; the detail has the identifiers of its actions.
        case category
        /// A call that registers for remote notifications: `launch`, `permission` or `other`.
        case register
        /// The options of a question for permission, with commas.
        case authorization
        /// A key that is read from a notification's `userInfo`, with points; the detail is where the value goes.
        case key
        /// A callback, by its short name, in which `userInfo` is read or handed on.
        case routes
        /// A software development kit for pushes.
        case sdk
        /// True if the kit takes the delegates over; false if `FirebaseAppDelegateProxyEnabled` is off.
        case swizzling
        /// The token of Apple's service is handed to Firebase.
        case tokenHandedOn = "token-handed-on"
        /// A background mode of Info.plist.
        case backgroundMode = "background-mode"
        /// A target that is an extension, by the identifier of its point.
        case extensionTarget = "extension-target"
        /// The environment of Apple's service, `development` or `production`.
        case environment = "aps-environment"
        /// An entitlement, by its name.
        case entitlement
        /// A bundle identifier.
        case bundleIdentifier = "bundle-identifier"
        /// The oldest version of iOS that the app runs on.
        case deploymentTarget = "deployment-target"
        /// A scheme of URLs that open the app.
        case urlScheme = "url-scheme"
        /// A domain whose links open the app.
        case associatedDomain = "associated-domain"
        /// A framework that the app is made with, such as `react-native`.
        case framework
        /// A plugin of a framework that handles pushes.
        case plugin
        /// A handler in JavaScript or Dart, such as `getInitialNotification`.
        case handler
        /// A handler that is set where iOS does not find it: the value is its name, the detail where it is.
        case handlerInside = "handler-inside"
        /// A handler that is set after something else has ended; the detail is the function that waits for it.
        case handlerLate = "handler-late"
        /// A method that iOS never calls, since its name or its types are wrong.
        case misspelt
    }
}
