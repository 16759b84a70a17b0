/// The words for a fate or a reason, the same in a terminal, in a record and on the page.
///
/// ```swift
/// print(FateWords(.routed(times: 2)).words)
/// // opened 2 times
/// print(FateWords(.launchOptionsOnly).words)
/// // the app was not running: the payload is in the launch options only, where the app does not look
/// ```
public struct FateWords: Hashable, Sendable {
    /// The stable name, such as `launch-options-only`.
    public let code: String
    /// The words, without a capital and a full stop.
    ///
    /// A later version may change them.
    public let words: String
    /// The remedy of a reason; `nil` for a fate, and where nothing is wrong.
    public let remedy: Remedy?
    /// The name of the mistake that `handset why` explains; `nil` for a fate, and for a reason that is not a mistake.
    public let mistake: String?

    /// Tells a fate.
    public init(_ fate: Fate) {
        code = fate.code
        remedy = nil
        mistake = nil
        words =
            switch fate {
            case .none: "opens nothing"
            case .routed(let times): times == 1 ? "opened" : "opened \(times) times"
            case .waiting: "not opened yet: the user still can"
            case .passedBy: "opened without it: the user opened the app by its icon"
            case .dismissed: "dismissed by the user"
            case .lost: "lost: the app opens none"
            }
    }

    /// Tells a reason.
    public init(_ reason: Reason) {
        code = reason.code
        words = Self.words(for: reason)
        remedy = Remedy(reason)
        mistake = reason.mistake
    }

    package var json: JSONText {
        .object([
            "code": .string(code), "words": .string(words),
            "remedy": remedy.map { .string($0.words) }, "why": mistake.map { .string($0) },
        ])
    }

    /// The words and the remedy, as a note below a table has them.
    package var note: String { words + (remedy.map { "; \($0)" } ?? "") }

    private static func words(for reason: Reason) -> String {
        switch reason {
        case .onScreen: "the notification waits on the screen: the user has not tapped it"
        case .inNotificationCenter:
            "the notification waits in Notification Center: the user has not tapped it"
        case .inSummary: "the notification waits for the scheduled summary"
        case .dismissed: "the notification was dismissed: iOS does not call the app"
        case .openedByIcon: "the app was opened by its icon: it gets no payload"
        case .launchOptionsOnly:
            "the app was not running: the payload is in the launch options only, "
                + "where the app does not look"
        case .connectionOptionsOnly:
            "a scene connects for the tap: the launch options are empty, and the payload is in its "
                + "connection options only, where the app does not look"
        case .otherCallbacksOnly(let names):
            "the app gets the payload in \(names.list) only, where it does not look"
        case .changedByServiceExtension:
            "the service extension changes the payload, and the app finds nothing to open in it"
        case .opensNothing(let names):
            "the app gets the payload in \(names.list), and opens nothing"
        case .appCrashed(let words, _): "the app crashed: \(words)"
        case .appHung: "the app came to no end, and was ended"
        case .codeFault(let fault):
            fault.isCrash ? "the app crashes: \(fault.words)" : fault.words
        case .otherReceiver(let receiver):
            "a push of this type goes to \(receiver), and to none of these callbacks"
        case .activity(let refusal): refusal.description
        case .callNotReported:
            "the app reports no call before the method returns: iOS ends it"
        case .noPushRegistry:
            "the app has no push registry with a delegate and the type voIP when the push comes"
        case .callsBlocked:
            "iOS launches the app for calls no more: it has reported none too many times"
        case .lateDelegate:
            "the app sets the notification center's delegate after its launch: iOS does not "
                + "deliver the response that launched it"
        case .endedAtLaunch(let hint):
            (hint.map { "if built with the SDK of iOS 27 (\($0)), the" } ?? "the")
                + " app ends at launch: it has not adopted scenes, as iOS 27 demands of an app that is "
                + "built with its SDK"
        case .emptyLaunchOptions:
            "the app was not running: with scenes its launch options are empty"
        case .noMethod: "the app implements no method that this version of iOS calls"
        case .noMethodBeforePresenting:
            "the app implements no method that is called before a notification is presented"
        case .noMethodForTap:
            "the app implements no method that a tap calls on this version of iOS"
        case .noMethodForButton: "the app implements no method for the buttons of notifications"
        case .nothingToPresent: "the payload has no alert, badge or sound to present"
        case .nothingAllowed: "the user allows nothing of what the payload has to present"
        case .silentPush(let delivery): words(for: delivery)
        case .notWoken(let obstacle, let isShown, let isWaiting):
            (isShown ? "" : "nothing is shown that could be tapped, and ") + words(for: obstacle)
                + (isWaiting ? "; the notification waits for the user" : "")
        case .alertsNotAllowed:
            "nothing is shown that could be tapped: the user allows no alerts"
        case .unusableAlert:
            "nothing is shown that could be tapped: the alert is empty, or neither a text nor a "
                + "dictionary"
        case .noAlert: "nothing is shown that could be tapped: the payload has no alert"
        case .noButton(let fault, _): "there is no button to tap: \(words(for: fault))"
        }
    }

    private static func words(for delivery: SilentDelivery) -> String {
        switch delivery {
        case .delivered: "the app gets the silent push at once"
        case .delayed:
            "iOS delays the silent push: it saves power, or the app has had its two or three in this "
                + "hour"
        case .merged: "iOS keeps only the newest silent push of an app, and a later one has come"
        case .dropped:
            "iOS drops the silent push: the app has used up its share, or the device has restarted "
                + "and is still locked"
        }
    }

    private static func words(for obstacle: Reason.Obstacle) -> String {
        switch obstacle {
        case .noContentAvailable:
            "without content-available the push does not call the method with the fetch handler, "
                + "the only one in which the app looks"
        case .noMethod:
            "new content calls the method with the fetch handler, which the app does not "
                + "implement"
        case .endedByUser: "new content launches no app that the user has ended"
        case .noBackgroundMode: "content-available wakes only apps with its background mode"
        case .refreshIsOff: "new content wakes no app while Background App Refresh is off"
        }
    }

    private static func words(for fault: Reason.ButtonFault) -> String {
        switch fault {
        case .tooEarly: "notifications have them since iOS 8"
        case .noCategory: "the payload has no category"
        case .unknownCategory: "the app has not registered the payload's category"
        case .notInCategory: "the category does not have it, or it takes no text"
        }
    }
}

extension Fate: CustomStringConvertible {
    /// The fate in a word or two, as a table has it, with the number of times if that is more than one.
    public var description: String {
        if case .routed(let times) = self, times > 1 { return "\(code) x\(times)" }
        return code.replacing("-", with: " ")
    }
}

extension Reason: CustomStringConvertible {
    /// The words of ``FateWords``.
    public var description: String { FateWords(self).words }
}
