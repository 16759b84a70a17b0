public import Handset

/// The app as the system knows it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The key of a reason for a launch.
    public typealias LaunchOptionsKey = Application.LaunchOptionsKey
    /// The state of an app.
    public typealias State = Application.State

    private static let only = UIApplication()

    /// The app of this process.
    public class var shared: UIApplication { only }

    /// The app's delegate, which its phone keeps.
    public weak var delegate: (any UIApplicationDelegate)?
    public package(set) var windows: [UIWindow] = []
    public package(set) var connectedScenes: Set<UIScene> = []
    /// The settings that the user has allowed, before iOS 10; `nil` if the app has not asked.
    public internal(set) var currentUserNotificationSettings: UIUserNotificationSettings?
    /// The tasks in the background that the app has begun and not ended.
    var backgroundTasks: [BackgroundTask] = []
    var countOfTasks = 0
    /// The seconds since the app has left the screen; `nil` on it.
    package var secondsInBackground: Int?
    /// The schemes of the URLs that the phone can open.
    package var openableSchemes = UIApplication.schemesOfSystem
    /// The URL that the app is to open on its way to the screen.
    package var urlToOpen: URL?
    /// The activity that the user continues on the app's way to the screen.
    package var activityToContinue: NSUserActivity?
    /// The choice in the icon's menu on the app's way to the screen.
    package var shortcutToPerform: UIApplicationShortcutItem?
    /// The sessions of scenes that the user has closed while the app did not run.
    package var discardedSessions: Set<UISceneSession> = []
    /// The questions that the app has presented and the user has not answered, the one in front last.
    package var alerts: [UIAlertController] = []
    /// The notifications that the app has scheduled by the names before iOS 10.
    var localNotifications: [UILocalNotification] = []
    /// The text that the user has copied.
    let pasteboard = UIPasteboard()
    /// The controllers that a test gives to storyboards.
    package var storyboards: [UIStoryboard.Place: @MainActor () -> UIViewController] = [:]

    /// Forgets what belongs to the app's process, as a launch does.
    package func forgetProcess() {
        windows = []
        connectedScenes = []
        openSessions = []
        backgroundTasks = []
        secondsInBackground = nil
        alerts = []
        isIdleTimerDisabled = false
    }

    /// Forgets what belongs to a phone, as a new one does.
    package func forgetPhone() {
        forgetProcess()
        delegate = nil
        openableSchemes = UIApplication.schemesOfSystem
        urlToOpen = nil
        activityToContinue = nil
        shortcutToPerform = nil
        discardedSessions = []
        storyboards = [:]
        alternateIconName = nil
        localNotifications = []
        pasteboard.string = nil
    }

    /// The sessions of the app's scenes, those that are disconnected too.
    public package(set) var openSessions: Set<UISceneSession> = []
    /// True if the screen stays on while the user does not touch it.
    public var isIdleTimerDisabled = false
    /// True while files that are protected can be read; a phone that a test has is unlocked.
    public var isProtectedDataAvailable: Bool { true }
    /// The name of the icon that the app has chosen; `nil` for the usual one.
    public internal(set) var alternateIconName: String?
    /// True if the app may have several scenes; a phone has one.
    public var supportsMultipleScenes: Bool { false }

    /// The window that was made the key one last.
    public var keyWindow: UIWindow? { windows.last }
    public var applicationState: State { Application.shared.applicationState }

    public var applicationIconBadgeNumber: Int {
        get { Application.shared.applicationIconBadgeNumber }
        set { Application.shared.applicationIconBadgeNumber = newValue }
    }

    // MARK: - Notifications

    /// Registers the app for remote notifications; its delegate gets the token or the failure.
    public func registerForRemoteNotifications() {
        Application.shared.registerForRemoteNotifications()
    }

    public func unregisterForRemoteNotifications() {
        Application.shared.unregisterForRemoteNotifications()
    }

    /// True if the app has a token.
    public var isRegisteredForRemoteNotifications: Bool {
        Application.shared.isRegisteredForRemoteNotifications
    }

    /// True, since a test's app may have any icon.
    public var supportsAlternateIcons: Bool { true }

    /// Gives the app another icon, which is not shown here; iOS tells the user.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon in the app's property list, which is not read here. If
    ///     `nil`, the usual one.
    ///   - completionHandler: Receives no error.
    public func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        self.alternateIconName = alternateIconName
        guard let completionHandler else { return }
        Task { completionHandler(nil) }
    }

    /// Gives the app another icon, which is not shown here.
    ///
    /// - Parameter alternateIconName: The name of the icon. If `nil`, the usual one.
    /// - Throws: Nothing here.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        self.alternateIconName = alternateIconName
    }
}
