/// The name of a point that is not documented, and on which reports differ or are missing.
///
/// ```swift
/// for point in UnconfirmedPoint.allCases.prefix(2) { print(point.rawValue, point.choices) }
/// // foreground-order ["present-first", "fetch-first"]
/// // foreground-content ["handed", "needs-mode"]
/// ```
public enum UnconfirmedPoint: String, CaseIterable, Hashable, Sendable {
    /// ``UnconfirmedBehavior/foregroundOrder-swift.property``
    case foregroundOrder = "foreground-order"
    /// ``UnconfirmedBehavior/foregroundContent-swift.property``
    case foregroundContent = "foreground-content"
    /// ``UnconfirmedBehavior/tapWithoutCenter-swift.property``
    case tapWithoutCenter = "tap-without-center"
    /// ``UnconfirmedBehavior/buttonWithoutCenter-swift.property``
    case buttonWithoutCenter = "button-without-center"
    /// ``UnconfirmedBehavior/wakeLaunchOptions-swift.property``
    case wakeLaunchOptions = "wake-launch-options"
    /// ``UnconfirmedBehavior/sceneResponse-swift.property``
    case sceneResponse = "scene-response"
    /// ``UnconfirmedBehavior/sceneLaunchState-swift.property``
    case sceneLaunchState = "scene-launch-state"
    /// ``UnconfirmedBehavior/sceneResponseOrder-swift.property``
    case sceneResponseOrder = "scene-response-order"
    /// ``UnconfirmedBehavior/centerDelegateInScene-swift.property``
    case centerDelegateInScene = "center-delegate-in-scene"
    /// ``UnconfirmedBehavior/sceneSilentLaunch-swift.property``
    case sceneSilentLaunch = "scene-silent-launch"
    /// ``UnconfirmedBehavior/sceneBackgroundAction-swift.property``
    case sceneBackgroundAction = "scene-background-action"
    /// ``UnconfirmedBehavior/sceneWakeLaunchOptions-swift.property``
    case sceneWakeLaunchOptions = "scene-wake-launch-options"
    /// ``UnconfirmedBehavior/sceneTapWithoutCenter-swift.property``
    case sceneTapWithoutCenter = "scene-tap-without-center"
    /// ``UnconfirmedBehavior/adoptionByCode-swift.property``
    case adoptionByCode = "adoption-by-code"
    /// ``UnconfirmedBehavior/assertInBackgroundLaunch-swift.property``
    case assertInBackgroundLaunch = "assert-in-background-launch"
    /// ``UnconfirmedBehavior/backgroundRefreshOff-swift.property``
    case backgroundRefreshOff = "background-refresh-off"
    /// ``UnconfirmedBehavior/contentAvailable-swift.property``
    case contentAvailable = "content-available"
    /// ``UnconfirmedBehavior/foregroundEffects-swift.property``
    case foregroundEffects = "foreground-effects"
    /// ``UnconfirmedBehavior/equalKeys``
    case equalKeys = "equal-keys"
    /// ``UnconfirmedBehavior/storedNotification-swift.property``
    case storedNotification = "stored-notification"
    /// ``UnconfirmedBehavior/voipFailures-swift.property``
    case voipFailures = "voip-failures"
    /// ``UnconfirmedBehavior/voipTask-swift.property``
    case voipTask = "voip-task"
    /// ``UnconfirmedBehavior/activityMaximum-swift.property``
    case activityMaximum = "activity-maximum"
    /// ``UnconfirmedBehavior/activityStarts-swift.property``
    case activityStarts = "activity-starts"
    /// ``UnconfirmedBehavior/fcmDataOnly-swift.property``
    case fcmDataOnly = "fcm-data-only"

    /// The names of the choices; the first is the default.
    public var choices: [String] { access.choices }

    /// The question, in one sentence.
    public var question: String {
        switch self {
        case .foregroundOrder:
            "If a notification in the foreground has something to present and new content, which "
                + "method comes first?"
        case .foregroundContent:
            "From iOS 10 on, when does an app with a notification center's delegate get new content in "
                + "the foreground?"
        case .tapWithoutCenter:
            "From iOS 10 on, what does a tap call in an app in the background if the notification "
                + "center's delegate has no method for taps?"
        case .buttonWithoutCenter:
            "From iOS 10 on, what does a button call if the notification center's delegate has no "
                + "method for buttons?"
        case .wakeLaunchOptions:
            "From iOS 10 on, what do the launch options hold if new content launches an app with a "
                + "notification center's delegate?"
        case .sceneResponse:
            "From iOS 13 on, is the response in the connection options of a scene that a tap opens?"
        case .sceneLaunchState:
            "From iOS 13 on, which application state does an app with scenes see while a tap launches "
                + "it?"
        case .sceneResponseOrder:
            "From iOS 13 on, do the connection options of a scene come before "
                + "userNotificationCenter(_:didReceive:)?"
        case .centerDelegateInScene:
            "From iOS 13 on, does a notification center's delegate that is set when the scene "
                + "connects get the response that launched the app?"
        case .sceneSilentLaunch:
            "From iOS 13 on, does a scene connect when new content launches the app?"
        case .sceneBackgroundAction:
            "From iOS 13 on, does a scene connect for a button in the background, or for a "
                + "dismissal?"
        case .sceneWakeLaunchOptions:
            "From iOS 13 on, what do the launch options of an app with scenes hold if new "
                + "content launches it?"
        case .sceneTapWithoutCenter:
            "From iOS 13 on, what does a tap that connects a scene call if the notification "
                + "center's delegate has no method for taps?"
        case .adoptionByCode:
            "Is application(_:configurationForConnecting:options:) without a manifest of "
                + "scenes enough for an app that is built with the SDK of iOS 27?"
        case .assertInBackgroundLaunch:
            "Is an app that has not adopted scenes, and is built with the SDK of iOS 27, "
                + "ended when it is launched in the background?"
        case .backgroundRefreshOff:
            "Does new content wake an app while Background App Refresh is off?"
        case .contentAvailable: "Which values of content-available count?"
        case .foregroundEffects:
            "If the application's delegate gets a notification in the foreground, what else happens?"
        case .storedNotification:
            "Which notification is kept if several arrive for a device that is away?"
        case .equalKeys: "Which value counts if a key comes again in its dictionary?"
        case .voipFailures:
            "After how many pushes without a report of a call does iOS launch an app for calls no more?"
        case .voipTask:
            "From iOS 26.4 on, when does iOS look for the report of a call if the method is async?"
        case .activityMaximum: "How many Live Activities may an app have at once?"
        case .activityStarts: "How many Live Activities may pushes start in an hour?"
        case .fcmDataOnly:
            "What does FCM make of a message of its HTTP v1 API that has data only?"
        }
    }

    struct Access {
        let choices: [String]
        let get: (UnconfirmedBehavior) -> String
        let set: (String, inout UnconfirmedBehavior) -> Bool

        init<Choice: RawRepresentable<String> & CaseIterable>(
            _ property: WritableKeyPath<UnconfirmedBehavior, Choice>
        ) {
            choices = Choice.allCases.map(\.rawValue)
            get = { $0[keyPath: property].rawValue }
            set = { name, behavior in
                guard let choice = Choice(rawValue: name) else { return false }
                behavior[keyPath: property] = choice
                return true
            }
        }
    }

    var access: Access {
        switch self {
        case .foregroundOrder: Access(\.foregroundOrder)
        case .foregroundContent: Access(\.foregroundContent)
        case .buttonWithoutCenter: Access(\.buttonWithoutCenter)
        case .tapWithoutCenter: Access(\.tapWithoutCenter)
        case .wakeLaunchOptions: Access(\.wakeLaunchOptions)
        case .sceneResponse: Access(\.sceneResponse)
        case .sceneLaunchState: Access(\.sceneLaunchState)
        case .sceneResponseOrder: Access(\.sceneResponseOrder)
        case .centerDelegateInScene: Access(\.centerDelegateInScene)
        case .sceneSilentLaunch: Access(\.sceneSilentLaunch)
        case .sceneBackgroundAction: Access(\.sceneBackgroundAction)
        case .sceneWakeLaunchOptions: Access(\.sceneWakeLaunchOptions)
        case .sceneTapWithoutCenter: Access(\.sceneTapWithoutCenter)
        case .adoptionByCode: Access(\.adoptionByCode)
        case .assertInBackgroundLaunch: Access(\.assertInBackgroundLaunch)
        case .backgroundRefreshOff: Access(\.backgroundRefreshOff)
        case .contentAvailable: Access(\.contentAvailable)
        case .foregroundEffects: Access(\.foregroundEffects)
        case .storedNotification: Access(\.storedNotification)
        case .equalKeys: Access(\.equalKeys)
        case .voipFailures: Access(\.voipFailures)
        case .voipTask: Access(\.voipTask)
        case .activityMaximum: Access(\.activityMaximum)
        case .activityStarts: Access(\.activityStarts)
        case .fcmDataOnly: Access(\.fcmDataOnly)
        }
    }
}

extension UnconfirmedBehavior {
    /// The name of the choice for a point.
    public subscript(point: UnconfirmedPoint) -> String { point.access.get(self) }

    /// Sets the choice for a point.
    ///
    /// - Parameters:
    ///   - name: The name of a choice.
    ///   - point: The point.
    /// - Returns: True if the point has a choice of this name. Otherwise nothing changes.
    public mutating func choose(_ name: String, for point: UnconfirmedPoint) -> Bool {
        point.access.set(name, &self)
    }
}
