extension AppFact {
    /// Something that a line says, with what is known of it; texts that are not known are empty.
    package enum Meaning: Hashable, Sendable {
        /// A method that iOS calls, in a type.
        case method(Callback, of: String)
        /// A method of the center's delegate in a type that is none.
        case uncalledMethod(Callback, of: String)
        /// An object of a type that becomes the notification center's delegate.
        case centerDelegate(Time, of: String, [LaunchStep])
        /// An object of a type that becomes the delegate, and that nobody keeps.
        case weakDelegate(String)
        /// The way in which iOS reports the life of the app, by a class, an app or a target.
        case lifeCycle(Form, of: String)
        /// The scene's connection options are read for a notification.
        case connectionOptions
        /// The launch options are read for a notification.
        case launchOptions
        /// The parts of a notification that are presented in the foreground.
        case presents([String])
        /// A path of a method that never calls its completion handler.
        case handlerMissing(Callback, of: String, handler: String)
        /// A call of a method's completion handler on a path that has called it before.
        case handlerTwice(Callback, of: String, handler: String)
        /// A method for taps that does nothing but call its completion handler.
        case idleMethod(Callback, of: String)
        /// A category, and the identifiers of its actions.
        case category(String, actions: [String])
        /// A call that registers for remote notifications.
        case register(Registration, [LaunchStep])
        /// The options of a question for permission.
        case authorization([String])
        /// A key that is read from a notification's `userInfo`, with points, and where its value goes.
        case key(String, to: Destination? = nil)
        /// A callback in which `userInfo` is read or handed on.
        case routes(Callback)
        /// A software development kit for pushes.
        case sdk(String)
        /// True if Firebase takes the delegates over; false if `FirebaseAppDelegateProxyEnabled` is off.
        case swizzling(Bool)
        /// The token of Apple's service is handed to Firebase.
        case tokenHandedOn
        /// A background mode of Info.plist, of a target.
        case backgroundMode(String, target: String = "")
        /// A target that is an extension, by the identifier of its point.
        case extensionTarget(String)
        /// The environment of Apple's service, `development` or `production`.
        case apsEnvironment(String)
        /// An entitlement, and its value.
        case entitlement(String, value: String)
        /// A bundle identifier of a target; the configuration is `nil` for the release.
        case bundleIdentifier(String, target: String = "", configuration: String? = nil)
        /// The oldest version of iOS that the app runs on, of a target.
        case deploymentTarget(String, target: String = "")
        /// A scheme of URLs that open the app.
        case urlScheme(String)
        /// A domain whose links open the app.
        case associatedDomain(String)
        /// A framework that the app is made with, such as `react-native`.
        case framework(String)
        /// A target that a Podfile gives pods to, and the target around it.
        case podTarget(String, within: String)
        /// A plugin of a framework that handles pushes; it may be one of the framework's own.
        case plugin(String, isInCore: Bool = false)
        /// The version of a plugin that is taken.
        case pluginVersion(String, version: String)
        /// A handler in JavaScript or Dart, such as `getInitialNotification`.
        case handler(String)
        /// A handler that is set where iOS does not find it.
        case handlerInside(String, HandlerPlace)
        /// A handler that is set after something else has ended, in the closure of a function.
        case handlerLate(String, after: String)
        /// A method that iOS never calls, since its name or its types are wrong.
        case misspelt(String, meant: String)

        // MARK: Scenes

        /// The manifest of scenes, of a target.
        case sceneManifest(Manifest, target: String = "")
        /// A class that the manifest or code makes the delegate of a scene.
        case sceneDelegate(String, Declaration? = nil)
        /// The type of the application's delegate, and by what iOS gets it.
        case applicationDelegate(String, by: DelegateSource)
        /// A method that gets what opens the app, in a type.
        case linkMethod(LinkMethod, of: String)
        /// A method for the app's coming and going, in a type.
        case stateMethod(StateMethod, of: String)
        /// The links in a scene's connection options that are read.
        case connectionLinks(ConnectionLinks)
        /// A window that code makes, and the callbacks that lead there.
        case window(WindowOwner, [Callback])
        /// A use of what a scene brings, and the callbacks that lead there.
        case windowUse(WindowUse, [Callback])
        /// A call that gets the launch options, by its name, and the callbacks that lead there.
        case launchOptionsHandedOn(String, OptionsSource, [Callback])
        /// A version of Xcode that a member of the project, or a file, names.
        case xcodeVersion(String, by: String)
        /// A storyboard that makes the window, as the manifest of scenes names it.
        case sceneStoryboard(String)
        /// A search for an active scene after which nothing is done if there is none.
        case activeSceneOnly([Callback])
        /// A window that code hands on.
        case windowGiven(WindowReceiver)
        /// A value that is kept where an event is posted, for who listens later.
        case valueKept([Callback])
        /// A response that is compared with those before, so that it is opened once.
        case responseCompared([Callback])
        /// A view that listens for an event; in time if it is made when the scene connects or at the launch.
        case viewListens(Time, event: String)
        /// A link that the app has iOS open.
        case linkOpened([Callback])
        /// The work of a method for the app's coming and going that scenes do not call.
        case stateWork(StateWork, in: StateMethod)
        /// A part of the first screen that is kept from the first time on, where the scene builds the others again.
        case rootKept(String)

        // MARK: Kits and frameworks

        /// A call in a callback that hands its argument on to a kit, a plugin or the framework, and one that starts a
        /// kit for pushes at the launch: the class and the method.
        case handedOn(String, in: Callback)
        /// A callback that replaces one of a framework's delegate and does not call it.
        case superMissing(Callback, of: String)
        /// A registration of Flutter's plugins, in a method.
        case pluginsRegistered(PluginsPlace, in: String)
        /// An event by which a callback tells others something, and the callbacks that lead there.
        case posts(String, [Callback])
        /// A line that listens for such an event.
        case listens(Time, event: String, [LaunchStep], isConditional: Bool)
        /// An event by which native code tells scripts of a tap, and that it keeps nowhere.
        case scriptTold(String)
        /// A line of a script that listens for such an event.
        case scriptListens(String)
        /// A notification that the app itself shows, by the function.
        case localNotification(String, in: Origin)

        // MARK: Others

        /// A callback in the form with `async` that does not run on the main thread.
        case offMain(Callback, isNonisolated: Bool)
        /// A method of PushKit, in a type.
        case voipMethod(Callback, of: String)
        /// A key that is read from the payload of PushKit, with points.
        case voipKey(String)
        /// A path of the method for PushKit's pushes that reports no call, in a type.
        case callMissing(of: String)
        /// A call of CallKit on a path of that method that runs after it has returned, in the closure of a function.
        case callLate(String, in: String)
        /// The method of PushKit in the form with `async`, in a type.
        case callAsync(of: String)
        /// A call that gets the payload of PushKit and is not seen to report a call: what it does is not judged.
        case callHandedOn(String, of: String)
        /// A registry of PushKit for calls in an app that uses neither CallKit nor what stands in for it.
        case callFramework
        /// The place at which PushKit's registry is made, and the type that it is made in.
        case pushRegistry(RegistryPlace, in: String, isView: Bool)
        /// A registry of PushKit whose types are set before its delegate, by its name.
        case registryOrder(String)
        /// A call that hands a VoIP push from an extension to the app.
        case voipFromExtension(String)
        /// An action of CallKit that is neither fulfilled nor failed, in a method of a type.
        case callActionOpen(String, of: String)
        /// The class of an extension, as its Info.plist names it.
        case principalClass(String, Declaration? = nil)
        /// A member of a Live Activity's state, by its key.
        case activityState(String, type: String)

        // MARK: What mistakes ask for

        /// A file with a sound, by its name.
        case soundFile(String)
        /// An option of a kit or a library.
        case kitOption(KitOption, OptionValue)
        /// The identifier of a button that code compares with the one that was pressed.
        case comparedAction(String)
        /// The type that code takes a value of the payload for, by its key with points.
        case keyType(String, type: String)
        /// A call in a service extension whose answer comes later, such as a download.
        case extensionWait(String)
        /// The oldest version of iOS that a service extension runs on, of a target.
        case extensionVersion(String, target: String)
        /// A type of Live Activities, and the parts of its state that are not followed.
        case activityAttributes(String, unfollowed: [String])
        /// A request for a Live Activity, and the callbacks that lead there.
        case activityRequest(ActivityPushes, [Callback])
        /// A use of what Live Activities bring, and the callbacks that lead there.
        case activityTokens(ActivityTokens, [Callback])
        /// A widget that shows a Live Activity, by the type of its attributes.
        case activityConfiguration(String)
        /// A key of Info.plist that Live Activities need, such as `NSSupportsLiveActivities`.
        case infoKey(String, Bool)
    }
}
