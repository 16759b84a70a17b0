import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner

/// The phone of the page: it gets every notification that reaches the device, and the user acts on it.
///
/// An arrival leaves a described app in the state that it was in, as each payload of the output meets the same scenario.
actor ShownPhone {
    /// The apps, in the order of ``TopicApps``.
    var apps: [PhoneApp]
    var isLocked: Bool
    /// The number of the last notification that was put away from the screen, with all before it.
    var lastPutAway = 0
    /// The apps as the output's way needs them.
    var topics: TopicApps
    /// The number of the phone's settings: each change of the device or of an app begins another one.
    var settings = 0
    /// The apps under former settings that notifications have met, by the numbers of those settings.
    var formerTopics: [Int: TopicApps] = [:]

    /// The Live Activities on the Lock Screen, by the fields of their pushes.
    var board = ActivityBoard()

    let store: NotificationStore
    nonisolated let questions = PageQuestions()
    let options: AppOptions
    /// True if notifications are given to the phone at once, since an app's own code runs for each.
    nonisolated let isAtOnce: Bool
    /// The user's act with each notification of an app, some time after it has been shown, by the app's index.
    let scenes: [Int: UserChoice]
    private(set) var output: (any ActOutput)?
    /// The time of what is repeated of an earlier run, in milliseconds since 1970; `nil` at all other times.
    var restoredTime: Int?
    /// The time in milliseconds since 1970.
    var now: Int { restoredTime ?? PageTime.now() }
    private var turn: Task<Void, Never>?

    init(
        _ topics: TopicApps, _ options: AppOptions, store: NotificationStore, isLocked: Bool,
        runsOn package: PackageApp? = nil, scenes: [Int: UserChoice] = [:]
    ) {
        self.topics = topics
        isAtOnce = package != nil
        self.scenes = scenes
        self.isLocked = isLocked
        self.options = options
        self.store = store
        apps = zip(zip([nil] + topics.topics, topics.answers), topics.looks).map { app, look in
            PhoneApp(topic: app.0, answer: app.1.payloadAnswer, look: look, on: package)
        }
    }

    /// Sets where the results of actions are written.
    func write(to output: any ActOutput) { self.output = output }

    /// Runs some work after all work that was asked for before.
    func inTurn<Result: Sendable>(
        _ work: @escaping @Sendable (isolated ShownPhone) async -> Result
    ) async -> Result {
        let before = turn
        let task = Task {
            await before?.value
            return await work(self)
        }
        turn = Task { _ = await task.value }
        return await task.value
    }

    // MARK: - Arrivals

    /// Delivers notifications to their apps, and keeps all of them; returns them as they are kept.
    func arrive(_ arrivals: [PageArrival]) async -> [PageNotification] {
        await inTurn { await $0.take(arrivals) }
    }

    /// A notification that has reached an app.
    private struct Arrived {
        let delivery: PhoneDelivery
        let time: Int
        let answer: PhoneAnswer
        let lookCount: Int
        let launchCount: Int
    }

    func take(_ arrivals: [PageArrival]) async -> [PageNotification] {
        guard !arrivals.isEmpty else { return [] }
        var notifications: [PageNotification] = []
        var isActivityShown = false
        var arrived: [Arrived?] = []
        for arrival in arrivals {
            var (notification, delivery) = arrival.make()
            notification.time = arrival.time
            notification.settings = settings
            if let delivery, delivery.elsewhere == nil {
                let answer = await deliver(delivery, at: arrival.time)
                if let steps = answer.steps { notification.add(steps) }
                if let stored = arrival.storedTime {
                    notification.noteStored(at: stored)
                    notification.time = stored
                }
                notification.isOnPhone = answer.display.showsAlert
                arrived.append(
                    Arrived(
                        delivery: delivery, time: arrival.time, answer: answer,
                        lookCount: answer.steps?.lookCount ?? 0,
                        launchCount: apps[delivery.app].launchCount))
            } else {
                if await receive(delivery, as: &notification) { isActivityShown = true }
                arrived.append(nil)
            }
            notifications.append(notification)
        }
        let kept = store.append(notifications)
        var events: JSONMembers = [:]
        for (notification, arrived) in zip(kept, arrived) {
            guard let arrived else { continue }
            events += statementEvents(of: notification, from: 1, in: arrived.launchCount)
            events += openedEvents(of: notification, from: 1)
            guard arrived.answer.display.showsAlert else { continue }
            let former = apps[arrived.delivery.app].show(
                PhoneApp.Shown(
                    number: notification.number, delivery: arrived.delivery,
                    place: arrived.answer.display.place, lookCount: arrived.lookCount),
                as: arrived.answer.identifier)
            if let former {
                leave(former, .replaced, by: notification.number, at: arrived.time)
            }
            play(notification.number, of: arrived.delivery.app)
        }
        store.events.append(events)
        await noteGone(after: kept.last?.number ?? 0)
        await forgetOld()
        if isActivityShown || arrived.contains(where: { $0 != nil }) { await tellOfChange() }
        return kept
    }

    /// Counts notifications that are never kept; the phone gets only the last ones that set a badge.
    func skip(_ skipped: SkippedNotifications, but badges: [PageArrival]) async {
        guard skipped.count > 0 else { return }
        await inTurn { phone in
            phone.store.skip(skipped)
            for arrival in badges {
                guard let delivery = arrival.make().delivery, delivery.elsewhere == nil else {
                    continue
                }
                let answer = await phone.deliver(delivery, at: arrival.time)
                await phone.apps[delivery.app].phone.forget([answer.identifier])
            }
            await phone.forgetOld()
        }
    }

    private func deliver(_ delivery: PhoneDelivery, at time: Int) async -> PhoneAnswer {
        let index = delivery.app
        let answer = await apps[index].phone.deliver(delivery, at: time) ?? PhoneAnswer()
        await take(answer, index)
        if answer.steps?.cell != nil {
            await takeOver(index)
            await output?.use(topics)
        }
        return answer
    }

    /// Takes over what an app has done; `identifier` is the notification that has left the screen by the user's act.
    func take(_ answer: PhoneAnswer, _ index: Int, after identifier: String? = nil) async {
        if let before = answer.stateBeforeCalls { apps[index].noteLaunch(after: before) }
        for message in answer.messages { await output?.report(message) }
        if let cell = answer.steps?.cell { await output?.write(cell) }
        for withdrawn in answer.withdrawn {
            if withdrawn != identifier, let shown = apps[index].shown[withdrawn] {
                leave(shown, .withdrawn)
            }
            apps[index].forget(withdrawn)
        }
    }

    // MARK: - Events

    /// Returns the events of a notification's statements, from one of them on; `launch` is the number of the app's launch.
    func statementEvents(
        of notification: PageNotification, from first: Int, in launch: Int
    ) -> JSONMembers {
        guard first <= notification.statements.count else { return [:] }
        return JSONMembers(
            (first...notification.statements.count).map {
                ("statement", notification.event(ofStatement: $0, in: launch))
            })
    }

    /// Returns the events of what the app's own code has opened for a notification, from one of them on.
    func openedEvents(
        of notification: PageNotification, from first: Int
    ) -> JSONMembers {
        guard first <= notification.opened.count else { return [:] }
        return JSONMembers(
            (first...notification.opened.count).map {
                ("opened", notification.event(ofOpened: $0))
            })
    }

    /// Lets the phone and its clients learn that a build of the app has begun or ended.
    func tellOfBuild(of package: PackageApp) async {
        await inTurn { phone in
            await package.beginAgain()
            await phone.takeOver(0)
            await phone.tellOfChange()
        }
    }

    func tellOfChange() async {
        store.events.append(["phone": .object(await summary)])
    }
}
