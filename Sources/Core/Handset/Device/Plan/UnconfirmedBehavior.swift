/// The behaviour of a device, and of a push service, on points that are not documented, and on which reports differ or are
/// missing: one property for each point.
///
/// ```swift
/// var behavior = UnconfirmedBehavior()
/// behavior.foregroundOrder = .fetchFirst
/// print(behavior[.foregroundOrder])
/// // fetch-first
/// ```
public struct UnconfirmedBehavior: Hashable, Sendable {
    /// The method that comes first if a notification in the foreground has both something to present and
    /// new content (iOS 10 and later).
    public var foregroundOrder = ForegroundOrder.presentFirst
    /// The condition on which the application's delegate gets new content in the foreground if the app has
    /// a notification center's delegate and lacks the background mode (iOS 10 and later).
    public var foregroundContent = ForegroundContent.handed
    /// The method that a tap calls in an app in the background if the notification center's delegate has
    /// no method for taps (iOS 10 and later).
    public var tapWithoutCenter = TapWithoutCenter.fetch
    /// The method that a button calls if the notification center's delegate has no method for buttons
    /// (iOS 10 and later).
    public var buttonWithoutCenter = ButtonWithoutCenter.actions
    /// The launch options if new content launches an app with a notification center's delegate (iOS 10
    /// and later).
    public var wakeLaunchOptions = WakeLaunchOptions.payload
    /// The notification response in the connection options of a scene that a tap opens (iOS 13 and later).
    public var sceneResponse = SceneResponse.given
    /// The value of `applicationState` while an app with scenes is launched onto the screen (iOS 13 and
    /// later).
    public var sceneLaunchState = SceneLaunchState.inactive
    /// The order of the connection options and the response, if a tap connects a scene (iOS 13 and later).
    public var sceneResponseOrder = SceneResponseOrder.connectFirst
    /// The response that launched an app which sets the notification center's delegate when its scene connects (iOS 13 and
    /// later).
    public var centerDelegateInScene = CenterDelegateInScene.lost
    /// The scene of an app that new content launches (iOS 13 and later).
    public var sceneSilentLaunch = SceneSilentLaunch.none
    /// The scene of an app that a button or a dismissal calls in the background (iOS 13 and later).
    public var sceneBackgroundAction = SceneBackgroundAction.none
    /// The launch options of an app with scenes that new content launches (iOS 13 and later).
    public var sceneWakeLaunchOptions = SceneWakeLaunchOptions.empty
    /// The method that a tap calls besides the connection options of a scene, if the notification center's delegate has no
    /// method for taps (iOS 13 and later).
    public var sceneTapWithoutCenter = SceneTapWithoutCenter.connectionOptions
    /// The form of scenes without a manifest, in an app that is built with the SDK of iOS 27 or later.
    public var adoptionByCode = AdoptionByCode.yes
    /// The fate of an app that has not adopted scenes, and is built with the SDK of iOS 27, if it is launched in the
    /// background, where no scene is made.
    public var assertInBackgroundLaunch = AssertInBackgroundLaunch.runs
    /// The effect of new content while Background App Refresh is off.
    public var backgroundRefreshOff = BackgroundRefreshOff.wakesSince8
    /// The values of `content-available` that count.
    public var contentAvailable = ContentAvailable.one
    /// The effect of a badge and a sound in the foreground before iOS 10, and later without a notification
    /// center's delegate.
    public var foregroundEffects = ForegroundEffects.none
    /// The notification that is kept if several arrive for a device that is away.
    public var storedNotification = StoredNotification.newest
    /// The value that counts if a key of the payload comes again in its dictionary.
    public var equalKeys = Payload.EqualKeys.first
    /// The number of pushes without a report of a call after which iOS launches an app for calls no more.
    public var voipFailures = VoIPFailures.three
    /// The moment at which iOS looks for the report of a call if the method has a task (iOS 26.4 and later).
    public var voipTask = VoIPTask.atEnd
    /// The number of Live Activities that an app may have at once.
    public var activityMaximum = ActivityMaximum.five
    /// The number of Live Activities that pushes may start in an hour.
    public var activityStarts = ActivityStarts.ten
    /// The payload that Firebase Cloud Messaging makes of a message that has data only (HTTP v1 API).
    public var fcmDataOnly = FCMDataOnly.contentAvailable

    /// Creates the behaviour that seems most likely.
    public init() {}

    /// The first of two methods.
    public enum ForegroundOrder: String, CaseIterable, Sendable {
        /// The notification center's delegate.
        case presentFirst = "present-first"
        /// The application's delegate.
        case fetchFirst = "fetch-first"
    }

    /// The condition for new content.
    public enum ForegroundContent: String, CaseIterable, Sendable {
        /// None: an app on the screen need not be woken.
        case handed
        /// The background mode, as for an app that is not on the screen.
        case needsMode = "needs-mode"
    }

    /// The method of the application's delegate for a button.
    public enum ButtonWithoutCenter: String, CaseIterable, Sendable {
        /// The method of iOS 9.
        case actions
        /// Nothing.
        case nothing
    }

    /// The method of the application's delegate for a tap.
    public enum TapWithoutCenter: String, CaseIterable, Sendable {
        /// The method with the fetch handler, or else the older one, as on iOS 7 to 9.
        case fetch
        /// Only the older method, as in some reports on iOS 10.0.
        case legacy
    }

    /// The content of the launch options.
    public enum WakeLaunchOptions: String, CaseIterable, Sendable {
        /// The payload, as on iOS 7 to 9, and as makers of push services report.
        case payload
        /// Nothing.
        case empty
    }

    /// The notification response of a scene's connection options.
    public enum SceneResponse: String, CaseIterable, Sendable {
        /// It is there, as Apple documents.
        case given
        /// It is missing, as some report.
        case missing
    }

    /// The value of `applicationState`.
    public enum SceneLaunchState: String, CaseIterable, Sendable {
        /// Inactive, as in an app without scenes.
        case inactive
        /// In the background, since no scene is connected yet.
        case background
    }

    /// The versions on which new content wakes the app although Background App Refresh is off.
    public enum BackgroundRefreshOff: String, CaseIterable, Sendable {
        /// From iOS 8 on, as the maker of a push service reports.
        case wakesSince8 = "wakes-since-8"
        /// From iOS 7 on.
        case wakes
        /// Never.
        case sleeps
    }

    /// The values that count.
    public enum ContentAvailable: String, CaseIterable, Sendable {
        /// Only the number 1, as Apple documents.
        case one
        /// Also `true`, all numbers but 0, and all texts but `0`.
        case anyYes = "any-yes"
    }

    /// The effects apart from the callback.
    public enum ForegroundEffects: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// The badge is set.
        case badge
        /// The badge is set and the sound is played.
        case badgeAndSound = "badge-and-sound"
    }

    /// The payload of a message that has data only.
    public enum FCMDataOnly: String, CaseIterable, Sendable {
        /// It has `content-available`, as a maintainer of a library reports, and one trial shows.
        case contentAvailable = "content-available"
        /// It has what the message has.
        case asIs = "as-is"
    }

    /// The notification that is kept.
    public enum StoredNotification: String, CaseIterable, Sendable {
        /// The last one.
        case newest
        /// The first one. Apple documents that either may be kept.
        case oldest
    }
}
