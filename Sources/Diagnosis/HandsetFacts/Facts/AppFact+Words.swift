extension AppFact {
    /// The time at which a line runs, compared to the end of the launch.
    package enum Time: String, FactWord {
        /// Before `didFinishLaunching` returns.
        case inTime
        /// After that.
        case late
        /// Nobody is seen who calls it.
        case unclear
    }

    /// A form in which iOS reports the life of an app.
    package enum Form: String, FactWord { case scenes, swiftui }

    /// A place of a call that registers for remote notifications: at the launch, or in the answer for permission.
    package enum Registration: String, FactWord { case launch, permission, other }

    /// A place that a value of the payload is given to.
    package enum Destination: String, FactWord { case url, router, notification }

    /// A place of a handler that iOS does not find.
    package enum HandlerPlace: String, Hashable, Sendable {
        case function = "within a function"
        case closure = "a closure"
        case method = "a method of a class"
        case unmarked = "without @pragma('vm:entry-point')"
    }

    /// A place of a class's declaration: the project, or a library.
    package enum Declaration: String, FactWord { case declared, library, missing }

    /// A value of an option.
    package enum OptionValue: Hashable, Sendable {
        case bool(Bool)
        case missing, unknown
        /// Another text of the code.
        case text(String)

        init(_ text: String) { self = Bool(text).map { .bool($0) } ?? .text(text) }

        /// The value as it is printed.
        package var word: String {
            switch self {
            case .bool(let value): "\(value)"
            case .missing: "missing"
            case .unknown: "unknown"
            case .text(let text): text
            }
        }
    }

    /// An option of a kit or a library.
    package enum KitOption: String, Hashable, Sendable {
        case brazeAutomation = "braze.push.automation"
        case brazeInitial = "braze.initial"
        case brazeResponse = "braze.response"
        case brazeInitialURL = "braze.getInitialURL"
        case airshipSetup = "airship.automaticSetup"
        case kmpAskOnStart = "kmpnotifier.askNotificationPermissionOnStart"
        case wixStart = "wix.startMonitorNotifications"
        case wixCompletion = "wix.completion"
        case cleverTapIntegrate = "clevertap.autoIntegrate"
        case expoToken = "expo.token"
        case cordovaForceShow = "cordova.forceShow"
        case popInitial = "configure.popInitialNotification"
        case requestPermissions = "configure.requestPermissions"
        case oneSignalPrevent = "onesignal.preventDefault"
    }

    /// A place that code is in which shows a notification: some callbacks, or a handler of a script.
    package enum Origin: Hashable, Sendable {
        case callbacks([Callback])
        case handler(String)

        /// The callbacks, or the function whose closure it is.
        package var words: String {
            switch self {
            case .callbacks(let callbacks): callbacks.words
            case .handler(let name): name
            }
        }
    }
}
