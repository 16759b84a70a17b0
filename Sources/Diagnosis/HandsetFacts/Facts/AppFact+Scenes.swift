extension AppFact {
    /// A manifest of scenes: with a configuration of the app's window, without, or made by Xcode.
    package enum Manifest: String, FactWord { case configured, empty, generated }

    /// A way in which iOS gets the application's delegate.
    package enum DelegateSource: String, FactWord { case main, adaptor, code, missing }

    /// A method that gets what opens the app.
    package enum LinkMethod: String, FactWord {
        case openURL, `continue`, shortcut, sceneOpenURL, sceneContinue, sceneShortcut

        /// True for a method of a scene.
        package var isOfScene: Bool {
            [.sceneOpenURL, .sceneContinue, .sceneShortcut].contains(self)
        }
    }

    /// A method for the app's or a scene's coming and going.
    package enum StateMethod: String, FactWord {
        case didBecomeActive, willResignActive, willEnterForeground, didEnterBackground
        case sceneDidBecomeActive, sceneWillResignActive, sceneWillEnterForeground
        case sceneDidEnterBackground, sceneDidDisconnect

        /// The method of a scene that is called in its place; `nil` for others.
        package var ofScene: StateMethod? {
            switch self {
            case .didBecomeActive: .sceneDidBecomeActive
            case .willResignActive: .sceneWillResignActive
            case .willEnterForeground: .sceneWillEnterForeground
            case .didEnterBackground: .sceneDidEnterBackground
            default: nil
            }
        }
    }

    /// The work of a method for the app's coming and going; it opens what another callback has kept.
    package enum StateWork: String, FactWord { case registers, opens, badges, `else` }

    /// The links in a scene's connection options.
    package enum ConnectionLinks: String, FactWord { case urls, activities, shortcut }

    /// An owner of a window that code makes: a scene, or the screen.
    package enum WindowOwner: String, FactWord { case scene, screen }

    /// A use of what a scene brings: the delegate's window, its own, or a window that is taken without a question.
    package enum WindowUse: String, FactWord {
        case delegate, own, keyWindow, windows, activeScene, forced
    }

    /// A receiver of a window: the application's delegate, or another scene.
    package enum WindowReceiver: String, FactWord { case delegate, scene }

    /// The launch options that a call gets: those of the launch, a copy that is kept, or none.
    package enum OptionsSource: String, FactWord { case given, kept, nothing }

    /// A place at which Flutter's plugins are registered.
    package enum PluginsPlace: String, FactWord { case launch, engine, other }

    /// A place at which PushKit's registry is made.
    package enum RegistryPlace: String, FactWord { case launch, other }

    /// The pushes that a request for a Live Activity asks for.
    package enum ActivityPushes: String, FactWord { case token, channel, none, unclear }

    /// A use of what Live Activities bring: `pushTokenUpdates`, `pushToStartTokenUpdates`, the tokens themselves, or
    /// the activities.
    package enum ActivityTokens: String, FactWord {
        case update, start, updateNow, startNow, activities, all

        /// True for a token for updates.
        package var isOfUpdates: Bool { self == .update || self == .updateNow }
        /// True for a token for starts.
        package var isOfStarts: Bool { self == .start || self == .startNow }
    }
}
