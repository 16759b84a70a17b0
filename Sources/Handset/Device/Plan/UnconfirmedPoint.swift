/// A point on which Apple says nothing and reports differ or are missing, by its name.
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
    /// ``UnconfirmedBehavior/backgroundRefreshOff-swift.property``
    case backgroundRefreshOff = "background-refresh-off"
    /// ``UnconfirmedBehavior/contentAvailable-swift.property``
    case contentAvailable = "content-available"
    /// ``UnconfirmedBehavior/foregroundEffects-swift.property``
    case foregroundEffects = "foreground-effects"
    /// ``UnconfirmedBehavior/storedNotification-swift.property``
    case storedNotification = "stored-notification"

    /// The names of what can be chosen; the first is the default.
    public var choices: [String] { access.choices }

    /// The question, in one sentence.
    public var question: String {
        switch self {
        case .foregroundOrder:
            "Where a notification in the foreground has something to present and new content, which "
                + "method comes first?"
        case .foregroundContent:
            "From iOS 10 on, is new content in the foreground handed to an app whose notification "
                + "center has a delegate, and that lacks the background mode?"
        case .tapWithoutCenter:
            "From iOS 10 on, what does a tap call in an app in the background without a method of the "
                + "notification center's delegate for it?"
        case .buttonWithoutCenter:
            "From iOS 10 on, what does a button call in an app without a method of the notification "
                + "center's delegate for it?"
        case .wakeLaunchOptions:
            "From iOS 10 on, what do the launch options hold where new content launches an app whose "
                + "notification center has a delegate?"
        case .backgroundRefreshOff:
            "Does new content wake an app whose user has turned Background App Refresh off?"
        case .contentAvailable: "Which values of content-available count?"
        case .foregroundEffects:
            "Where the application's delegate gets a notification in the foreground, what happens "
                + "besides?"
        case .storedNotification:
            "Which notification survives where several arrive for a device that is away?"
        }
    }

    /// How the choices of a point are read and made.
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
        case .backgroundRefreshOff: Access(\.backgroundRefreshOff)
        case .contentAvailable: Access(\.contentAvailable)
        case .foregroundEffects: Access(\.foregroundEffects)
        case .storedNotification: Access(\.storedNotification)
        }
    }
}

extension UnconfirmedBehavior {
    /// The name of what is chosen for a point.
    public subscript(point: UnconfirmedPoint) -> String { point.access.get(self) }

    /// Chooses what a device does on a point.
    ///
    /// - Parameters:
    ///   - name: The name of a choice.
    ///   - point: The point.
    /// - Returns: Whether the point has a choice of this name; if not, nothing is changed.
    public mutating func choose(_ name: String, for point: UnconfirmedPoint) -> Bool {
        point.access.set(name, &self)
    }
}
