extension AppFact {
    /// The kind of a fact.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A method that iOS calls, by its short name; the detail is its type.
        case method
        /// A method of the center's delegate in a type that is none; the detail is the type.
        case uncalledMethod = "uncalled-method"
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
        /// A call of a method's completion handler, by the method's short name, on a path that has called it before.
        case handlerTwice = "handler-twice"
        /// A method for taps, by its short name, that does nothing but call its completion handler; the detail is its
        /// type.
        case idleMethod = "idle-method"
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
        /// A target that a Podfile gives pods to; the detail is the target around it.
        case podTarget = "pod-target"
        /// A plugin of a framework that handles pushes.
        case plugin
        /// The version of a plugin that is taken, as the detail.
        case pluginVersion = "plugin-version"
        /// A handler in JavaScript or Dart, such as `getInitialNotification`.
        case handler
        /// A handler that is set where iOS does not find it: the value is its name, the detail where it is.
        case handlerInside = "handler-inside"
        /// A handler that is set after something else has ended; the detail is the function that waits for it.
        case handlerLate = "handler-late"
        /// A method that iOS never calls, since its name or its types are wrong.
        case misspelt

        // MARK: Scenes

        /// The manifest of scenes: `configured` if it has a configuration of the app's window, `empty` if it has none,
        /// `generated` if Xcode makes it.
        case sceneManifest = "scene-manifest"
        /// A class that the manifest or code makes the delegate of a scene; the detail is `declared`, `library` for one
        /// of a framework, or `missing`.
        case sceneDelegate = "scene-delegate"
        /// The type of the application's delegate; the detail says by what iOS gets it: `main`, `adaptor`, `code`, or
        /// `missing`.
        case applicationDelegate = "application-delegate"
        /// A method that gets what opens the app: `open-url`, `continue`, `shortcut`, and the same with `scene-`; the
        /// detail is its type.
        case linkMethod = "link-method"
        /// A method for the app's coming and going, such as `did-become-active`, or `scene-did-become-active`; the
        /// detail is its type.
        case stateMethod = "state-method"
        /// The links in a scene's connection options that are read: `urls`, `activities` or `shortcut`.
        case connectionLinks = "connection-links"
        /// A window that code makes: `scene` for one of a scene, `screen` for one that belongs to none; the detail has
        /// the callbacks that lead there.
        case window
        /// A use of what a scene brings: the `delegate`'s window, the `key-window`, the application's `windows`, a
        /// scene that is active (`active-scene`), or a window that is taken without a question (`forced`); the detail
        /// has the callbacks that lead there.
        case windowUse = "window-use"
        /// A call that gets the launch options, by its name; the detail says which: those of the launch (`given`), a
        /// copy that is kept (`kept`), or `nothing`, and the callbacks that lead there.
        case launchOptionsHandedOn = "launch-options-handed-on"
        /// A version of Xcode that the project names, as a hint of the kit that it is built with; the detail is the
        /// name.
        case xcodeVersion = "xcode-version"

        /// A storyboard that makes the window, as the manifest of scenes names it.
        case sceneStoryboard = "scene-storyboard"
        /// A search for an active scene after which nothing is done if there is none; the value has the callbacks that
        /// lead there.
        case activeSceneOnly = "active-scene-only"
        /// A window that code hands on: to the application's `delegate`, or to another `scene`.
        case windowGiven = "window-given"
        /// A value that is kept where an event is posted, for who listens later; the value has the callbacks.
        case valueKept = "value-kept"
        /// A response that is compared with those before, so that it is opened once; the value has the callbacks.
        case responseCompared = "response-compared"
        /// A view that listens for an event: `in-time` if it is made when the scene connects or at the launch, `late`, or
        /// `unclear`; the detail has the event's name.
        case viewListens = "view-listens"
        /// A link that the app has iOS open; the value has the callbacks that lead there.
        case linkOpened = "link-opened"
        /// A body of a method for the app's coming and going that scenes do not call: it `registers`, it `opens` what
        /// another callback has kept, or does something `else`; the detail is the method's short name.
        case stateWork = "state-work"
        /// A part of the first screen that is kept from the first time on, where the scene builds the others again.
        case rootKept = "root-kept"

        // MARK: Kits and frameworks

        /// A call in a callback that hands its argument on to a kit, a plugin or the framework, and one that starts a
        /// kit for pushes at the launch: the class and the method; the detail is the callback.
        case handedOn = "handed-on"
        /// A callback that replaces one of a framework's delegate and does not call it; the detail is the framework's
        /// class.
        case superMissing = "super-missing"
        /// The place where Flutter's plugins are registered: `launch`, `engine` or `other`.
        case pluginsRegistered = "plugins-registered"
        /// An event by which a callback tells others something, by its name; the detail has the callbacks that lead
        /// there.
        case posts
        /// A line that listens for such an event: `in-time`, `late` or `unclear`, compared to the launch; the detail
        /// has the event's name and the reason.
        case listens
        /// An event by which native code tells scripts of a tap, by its name, and that it keeps nowhere.
        case scriptTold = "script-told"
        /// A line of a script that listens for such an event, by its name.
        case scriptListens = "script-listens"
        /// A notification that the app itself shows, by the function; the detail has the callbacks that lead there, or
        /// the function whose closure it is in.
        case localNotification = "local-notification"

        // MARK: Others

        /// A callback in the form with `async` that does not run on the main thread; the detail says why.
        case offMain = "off-main"
        /// A method of PushKit: `voip-push`, `voip-token` or `voip-token-invalid`; the detail is its type.
        case voipMethod = "voip-method"
        /// A key that is read from the payload of PushKit, with points.
        case voipKey = "voip-key"
        /// A path of the method for PushKit's pushes that reports no call.
        case callMissing = "call-missing"
        /// A call of CallKit on a path of that method that runs after it has returned; the detail is the function that
        /// gets it.
        case callLate = "call-late"
        /// The method of PushKit in the form with `async`; the detail is its type.
        case callAsync = "call-async"
        /// A call that gets the payload of PushKit and is not seen to report a call: what it does is not judged.
        case callHandedOn = "call-handed-on"
        /// A registry of PushKit for calls in an app that uses neither CallKit nor what stands in for it.
        case callFramework = "call-framework"
        /// The place at which PushKit's registry is made: `launch` or `other`; the detail says who gets it.
        case pushRegistry = "push-registry"
        /// An order in which PushKit's registry is set up: `delegate-late` if its types are set before its delegate.
        case registryOrder = "registry-order"
        /// A call that hands a VoIP push from an extension to the app.
        case voipFromExtension = "voip-from-extension"
        /// An action of CallKit that is neither fulfilled nor failed, by its method.
        case callActionOpen = "call-action-open"
        /// The class of an extension, as its Info.plist names it; the detail is `declared`, `library` or `missing`.
        case principalClass = "principal-class"
        /// A member of a Live Activity's state, by its key; the detail is its type.
        case activityState = "activity-state"

        // MARK: What mistakes ask for

        /// A file with a sound, by its name.
        case soundFile = "sound-file"
        /// An option of a kit or a library, by the option's name; the detail is its value: `true`, `false`, `missing`
        /// or `unknown`.
        case kitOption = "kit-option"
        /// The identifier of a button that code compares with the one that was pressed; empty if it is not known.
        case comparedAction = "compared-action"
        /// The type that code takes a value of the payload for; the value is the key, with points.
        case keyType = "key-type"
        /// A call in a service extension whose answer comes later, such as a download.
        case extensionWait = "extension-wait"
        /// The oldest version of iOS that a service extension runs on; the detail is its target.
        case extensionVersion = "extension-version"
        /// A type of Live Activities; the detail says how much of its state is followed.
        case activityAttributes = "activity-attributes"
        /// A request for a Live Activity: `token`, `channel`, `none` or `unclear`; the detail has the callbacks that
        /// lead there.
        case activityRequest = "activity-request"
        /// A use of what Live Activities bring: `update` for `pushTokenUpdates`, `start` for `pushToStartTokenUpdates`,
        /// `update-now` and `start-now` for the tokens themselves, `activities` for `activityUpdates`.
        case activityTokens = "activity-tokens"
        /// A widget that shows a Live Activity, by the type of its attributes.
        case activityConfiguration = "activity-configuration"
        /// A key of Info.plist that Live Activities need, such as `NSSupportsLiveActivities`; the detail is its value.
        case infoKey = "info-key"
    }
}
