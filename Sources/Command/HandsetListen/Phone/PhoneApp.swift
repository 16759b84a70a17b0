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
    /// The app's process, and what the phone shows of it.
    let phone: Phone
    let notes: AppNotes
    /// The notifications of the app that have been shown, by their identifiers at the phone.
    private(set) var shown: [String: Shown] = [:]

    /// The number of launches of the app: each begins with a new page in its web view.
    private(set) var launchCount = 0

    /// The time that the phone gives a handler beyond the handler's own limit, in seconds.
    private static let timeLimit = Duration.seconds(86_400 + 60)

    init(topic: String?, answer: PayloadAnswer, look: AppLook) {
        self.topic = topic
        self.look = look
        self.answer = answer
        let notes = AppNotes(Self.description(answer))
        self.notes = notes
        var scenario = answer.app.scenario
        scenario.declaredDelegates = scenario.delegates
        // The router limits the time of handlers.
        var configuration = Phone.Configuration(
            scenario, timeLimit: Self.timeLimit, registration: nil)
        // The page begins with an app that has had no callback.
        configuration.launchesRunningApp = false
        phone = Phone(configuration) {
            notes.description.hasSceneDelegate ? DescribedSceneApp(notes) : DescribedApp(notes)
        }
    }

    /// Returns the description of an app that calls no handlers: the output's way calls them at the arrival.
    private static func description(_ answer: PayloadAnswer) -> AppNotes.Description {
        AppNotes.Description(
            routesIn: answer.app.scenario.routesIn,
            presentation: answer.app.scenario.presentationOptions,
            hasSceneDelegate: answer.app.scenario.lifeCycle.hasSceneDelegate)
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
        notes.description = Self.description(other)
        return before.delegates != other.app.scenario.delegates
            || before.lifeCycle != other.app.scenario.lifeCycle
    }

    /// Changes the phone to the present scenario.
    func changePhone(isOtherDelegate: Bool) async {
        var scenario = answer.app.scenario
        scenario.declaredDelegates = scenario.delegates
        if isOtherDelegate {
            await phone.replaceApp { [scenario] in $0 = scenario }
        } else {
            await phone.change { [scenario] in $0 = scenario }
        }
    }
}
