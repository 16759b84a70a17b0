import Handset
import HandsetCommand
import HandsetPage

struct PhoneApp {
    /// A notification in Notification Center, as the page knows it.
    struct Shown: Sendable {
        let number: Int
        let delivery: PhoneDelivery
        let place: NotificationDisplay.Place
        /// The number of callbacks in which the app has found a session.
        let lookCount: Int

        /// The file that a service extension has attached; `nil` if none has changed the notification.
        var attachment: AttachmentName? {
            guard case .changed(let content)? = delivery.reception.serviceExtension else {
                return nil
            }
            return AttachmentName(of: content.payload)
        }
    }

    /// The topic of the app; `nil` if it is the app for all other topics.
    let topic: String?
    private(set) var answer: PayloadAnswer
    var look: AppLook
    /// The phone that the app runs on.
    let phone: any AppPhone
    /// The notifications of the app that have been shown, by their identifiers at the phone.
    private(set) var shown: [String: Shown] = [:]

    /// The number of launches of the app: each begins with a new page in its web view.
    private(set) var launchCount = 0

    /// Creates an app on a phone, or a described one without a phone.
    init(topic: String?, answer: PayloadAnswer, look: AppLook, on phone: (any AppPhone)? = nil) {
        self.topic = topic
        self.look = look
        self.answer = answer
        self.phone = phone ?? DescribedPhone(answer, topic: topic)
    }

    /// Notes a notification in Notification Center, and returns the one in whose place it is.
    mutating func show(_ notification: Shown, as identifier: String) -> Shown? {
        shown.updateValue(notification, forKey: identifier)
    }

    /// Takes the notifications that have left Notification Center, where `delivered` are; the oldest first.
    mutating func takeGone(besides delivered: [DeliveredNotification]) -> [Shown] {
        guard shown.count > delivered.count else { return [] }
        let identifiers = Set(delivered.map(\.identifier))
        let gone = shown.filter { !identifiers.contains($0.key) }
        for identifier in gone.keys { shown[identifier] = nil }
        return gone.values.sorted { $0.number < $1.number }
    }

    /// Returns the notifications in Notification Center whose numbers meet a condition, the oldest first.
    func waiting(where isWaiting: (Int) -> Bool) -> [Shown] {
        shown.values.filter { isWaiting($0.number) }.sorted { $0.number < $1.number }
    }

    mutating func takeIdentifiers(where isGone: (Int) -> Bool) -> Set<String> {
        let old = shown.filter { isGone($0.value.number) }
        for identifier in old.keys { shown[identifier] = nil }
        return Set(old.keys)
    }

    /// Returns the identifier at the phone of a notification, or `nil` if it was not shown or was replaced.
    func identifier(of number: Int) -> String? { shown.first { $0.value.number == number }?.key }

    mutating func forget(_ identifier: String) { shown[identifier] = nil }

    /// Notes a launch if the app did not run before.
    mutating func noteLaunch(after before: AppState) {
        if before.needsLaunch { launchCount += 1 }
    }

    /// Takes over the scenario after an action of the user.
    mutating func takeOver(_ scenario: Scenario) { answer = answer.with(scenario) }

    /// `other` is the app in its scenario from now on; returns true if the delegate is another one.
    mutating func change(to other: PayloadAnswer) -> Bool {
        let before = answer.app.scenario
        answer = other
        return before.delegates != other.app.scenario.delegates
            || before.lifeCycle != other.app.scenario.lifeCycle
    }
}
