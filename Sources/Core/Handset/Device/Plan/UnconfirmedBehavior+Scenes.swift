// The choices for apps with scenes.

extension UnconfirmedBehavior {
    /// The callback that comes first.
    public enum SceneResponseOrder: String, CaseIterable, Sendable {
        /// The one that connects the scene.
        case connectFirst = "connect-first"
        /// The one of the notification center's delegate.
        case receiveFirst = "receive-first"
    }

    /// The fate of the response.
    public enum CenterDelegateInScene: String, CaseIterable, Sendable {
        /// It is not delivered, since the delegate is set after the launch.
        case lost
        /// It is delivered.
        case delivered
    }

    /// The scene of an app that is launched in the background.
    public enum SceneSilentLaunch: String, CaseIterable, Sendable {
        /// None connects.
        case none
        /// It connects in the background.
        case background
    }

    /// The scene of an app that is called in the background.
    public enum SceneBackgroundAction: String, CaseIterable, Sendable {
        /// None connects.
        case none
        /// It connects in the background.
        case background
    }

    /// The content of the launch options.
    public enum SceneWakeLaunchOptions: String, CaseIterable, Sendable {
        /// Nothing.
        case empty
        /// The payload, as without scenes.
        case payload
    }

    /// The method of the application's delegate for a tap.
    public enum SceneTapWithoutCenter: String, CaseIterable, Sendable {
        /// None: the connection options alone have the response.
        case connectionOptions = "connection-options"
        /// The older method.
        case legacy
        /// The method with the fetch handler.
        case fetch
    }

    /// The answer of iOS to a configuration in code.
    public enum AdoptionByCode: String, CaseIterable, Sendable {
        /// The app has adopted scenes, as Apple's article says.
        case yes
        /// The app ends at launch.
        case no
    }

    /// The fate of the app.
    public enum AssertInBackgroundLaunch: String, CaseIterable, Sendable {
        /// It runs until its first scene is made.
        case runs
        /// It ends at its launch.
        case ended
    }
}
