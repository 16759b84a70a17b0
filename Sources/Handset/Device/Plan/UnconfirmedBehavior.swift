/// What a device does where Apple says nothing and reports differ or are missing: one switch for each
/// such point.
///
/// ```swift
/// var behavior = UnconfirmedBehavior()
/// behavior.foregroundOrder = .fetchFirst
/// print(behavior[.foregroundOrder])
/// // fetch-first
/// ```
public struct UnconfirmedBehavior: Hashable, Sendable {
    /// Which method comes first where a notification in the foreground has both something to present
    /// and new content (iOS 10 and later).
    public var foregroundOrder = ForegroundOrder.presentFirst
    /// Whether new content in the foreground is handed to the application's delegate of an app with a
    /// notification center's delegate that lacks the background mode (iOS 10 and later).
    public var foregroundContent = ForegroundContent.handed
    /// What a tap calls in an app of iOS 10 or later without a method of the notification center's
    /// delegate for it, if the app was in the background.
    public var tapWithoutCenter = TapWithoutCenter.fetch
    /// Whether a button calls the method of iOS 9 in an app of iOS 10 or later without a method of the
    /// notification center's delegate for it.
    public var buttonWithoutCenter = ButtonWithoutCenter.actions
    /// Whether the launch options hold the payload where new content launches an app that has a
    /// notification center's delegate (iOS 10 and later).
    public var wakeLaunchOptions = WakeLaunchOptions.empty
    /// What wakes an app whose user has turned Background App Refresh off.
    public var backgroundRefreshOff = BackgroundRefreshOff.wakesSince8
    /// Which values of `content-available` count.
    public var contentAvailable = ContentAvailable.one
    /// What a badge and a sound do in the foreground before iOS 10, and later without a notification
    /// center's delegate.
    public var foregroundEffects = ForegroundEffects.none
    /// Which notification survives where several arrive for a device that is away.
    public var storedNotification = StoredNotification.newest

    /// Creates the behaviour that Handset takes for the most likely.
    public init() {}

    /// Which of two methods comes first.
    public enum ForegroundOrder: String, CaseIterable, Sendable {
        /// The notification center's delegate.
        case presentFirst = "present-first"
        /// The application's delegate.
        case fetchFirst = "fetch-first"
    }

    /// When new content is handed over.
    public enum ForegroundContent: String, CaseIterable, Sendable {
        /// Always: nobody has to be woken.
        case handed
        /// Only with the background mode, as elsewhere.
        case needsMode = "needs-mode"
    }

    /// What a button calls in the application's delegate.
    public enum ButtonWithoutCenter: String, CaseIterable, Sendable {
        /// The method of iOS 9.
        case actions
        /// Nothing.
        case nothing
    }

    /// What a tap calls in the application's delegate.
    public enum TapWithoutCenter: String, CaseIterable, Sendable {
        /// As on iOS 7 to 9: the method with the fetch handler, or the older one without it.
        case fetch
        /// The older method alone, as some have seen it on iOS 10.0.
        case legacy
    }

    /// What the launch options hold.
    public enum WakeLaunchOptions: String, CaseIterable, Sendable {
        /// Nothing.
        case empty
        /// The payload, as on iOS 7 to 9.
        case payload
    }

    /// From which version on new content wakes the app all the same.
    public enum BackgroundRefreshOff: String, CaseIterable, Sendable {
        /// From iOS 8 on, as one maker of a push service says.
        case wakesSince8 = "wakes-since-8"
        /// From iOS 7 on.
        case wakes
        /// Never.
        case sleeps
    }

    /// Which values count as yes.
    public enum ContentAvailable: String, CaseIterable, Sendable {
        /// The number 1 alone, which is what Apple documents.
        case one
        /// Also `true`, other numbers than 0, and texts other than `0`.
        case anyYes = "any-yes"
    }

    /// What happens besides the callback.
    public enum ForegroundEffects: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// The badge is set.
        case badge
        /// The badge is set and the sound is played.
        case badgeAndSound = "badge-and-sound"
    }

    /// Which one is kept.
    public enum StoredNotification: String, CaseIterable, Sendable {
        /// The one that came last.
        case newest
        /// The one that came first: Apple says that which one survives is not determined.
        case oldest
    }
}
