import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner

// The actions of the user.

extension ShownPhone {
    /// Lets the user act, and returns the notification that it was about, as it is kept now; `nil` if it was
    /// about none.
    func act(_ action: PageAction) async throws(PageRefusal) -> PageNotification? {
        let result: Result<PageNotification?, PageRefusal> = await inTurn { phone in
            do throws(PageRefusal) {
                return .success(try await phone.perform(action))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    func perform(_ action: PageAction) async throws(PageRefusal) -> PageNotification? {
        switch action {
        case .tap(let number):
            return try await act(.tap, UserChoice(.tap), on: number)
        case .dismiss(let number):
            return try await act(.dismiss, UserChoice(.dismiss), on: number)
        case .button(let number, let button):
            let choice = UserChoice(.button, actionIdentifier: button)
            return try await act(.button, choice, on: number)
        case .text(let number, let text, let button):
            let choice = UserChoice(.button, actionIdentifier: button, userText: text)
            return try await act(.text, choice, on: number)
        case .open(let topic):
            let index = try index(ofTopic: topic)
            let before = await apps[index].phone.scenario
            try Self.check(reasonAgainstOpening(before))
            await leaveOthers(besides: index)
            await change(index, .open)
            apps[index].noteLaunch(after: before.appState)
            await passBy(index, in: before.appState)
            isLocked = false
        case .kill(let topic):
            let index = try index(ofTopic: topic)
            try Self.check(reasonAgainstKilling(await apps[index].phone.scenario))
            await apps[index].phone.kill()
            await takeOver(index)
        case .home:
            try Self.check(await reasonAgainstHome)
            await leaveApps()
        case .lock:
            try Self.check(isLocked ? "the phone is locked already" : nil)
            await lock()
        case .unlock:
            try Self.check(isLocked ? nil : "the phone is not locked")
            isLocked = false
        case .answer: try await act(onCall: .answerCall)
        case .decline: try await act(onCall: .endCall)
        }
        if case .kill = action {} else { lastPutAway = store.last }
        if restoredTime == nil { await output?.use(topics) }
        await tellOfChange()
        return nil
    }

    /// Takes all apps from the screen but one that comes to it.
    private func leaveOthers(besides index: Int) async {
        for other in apps.indices where other != index {
            guard await apps[other].phone.scenario.appState.isForeground else { continue }
            await change(other, .goHome)
        }
    }

    private func leaveApps() async {
        for index in apps.indices { await change(index, .goHome) }
    }

    /// Locks the phone, which takes apps from the screen.
    func lock() async {
        await leaveApps()
        isLocked = true
    }

    /// Changes the phone of an app by an act that is of no notification.
    func change(_ index: Int, _ act: PackageApp.Act) async {
        if let answer = await apps[index].phone.act(act) { await take(answer, index) }
        await takeOver(index)
    }

    /// Lets the following arrivals meet the scenario as it is now.
    func takeOver(_ index: Int) async {
        apps[index].takeOver(await apps[index].phone.scenario)
        topics.set(apps[index].answer, at: index)
    }

    // MARK: - Notifications

    private func act(
        _ kind: PageHistoryEntry.Kind, _ choice: UserChoice, on number: Int
    ) async throws(PageRefusal) -> PageNotification? {
        let (index, identifier) = try await place(of: number)
        let app = apps[index]
        guard let shown = app.shown[identifier],
            let delivered = await app.phone.state.delivered.last(where: {
                $0.identifier == identifier
            })
        else {
            apps[index].forget(identifier)
            throw Self.impossible("notification \(number) is no longer in Notification Center")
        }
        let scenario = await app.phone.scenario
        var choice = choice
        if kind == .text, choice.actionIdentifier == nil {
            choice.actionIdentifier =
                delivered.buttons(in: scenario).first(where: \.takesText)?.identifier
        }
        try Self.check(delivered.reasonAgainst(choice, in: scenario))
        let act = ShownAct(
            kind: kind, choice: choice, time: now,
            // What is repeated of an earlier run has called its handlers then.
            router: restoredTime == nil ? app.answer.app.router : nil,
            // Only a program takes time of its own. Else the next run, which repeats the act, could not have the same
            // times.
            isAtOnce: restoredTime != nil || !app.answer.app.runsPrograms)
        guard let answer = await app.phone.act(act, on: shown, as: identifier),
            let steps = answer.steps
        else {
            throw Self.impossible("notification \(number) is no longer in Notification Center")
        }
        await take(answer, index, after: identifier)
        apps[index].forget(identifier)
        await takeOver(index)
        let isOnScreen = await app.phone.scenario.appState == .active
        if isOnScreen { await leaveOthers(besides: index) }
        // A tap brings the app to the screen, also one that then crashes: the home screen is left.
        if isOnScreen || steps.cell != nil && kind == .tap {
            isLocked = false
            lastPutAway = store.last
        }
        if restoredTime == nil { await output?.use(topics) }
        let (statement, opened) = (
            (store[number]?.statements.count ?? 0) + 1, (store[number]?.opened.count ?? 0) + 1
        )
        let notification = store.update(number) { notification in
            notification.isOnPhone = false
            notification.add(steps)
            guard let reception = answer.reception else { return }
            notification.isAtOtherDevice = isOtherDevice(index, metBy: notification)
            let count = shown.lookCount + steps.lookCount
            notification.fate = PageFate(count > 0 ? .routed(times: count) : reception.fate)
            notification.reason = count > 0 ? nil : reception.reason
        }
        if let notification {
            store.events.append(
                statementEvents(of: notification, from: statement, in: apps[index].launchCount)
                    + openedEvents(of: notification, from: opened))
        }
        await record(act, in: scenario.appState, of: number)
        if restoredTime == nil, let reception = answer.reception {
            await output?.write(PhoneAct(delivery: shown.delivery, reception: reception))
        }
        await tellOfChange()
        return notification
    }

    private func record(_ act: ShownAct, in appState: AppState, of number: Int) async {
        await record(
            RecordedAct(
                act.kind, at: act.time, in: appState, button: act.choice.actionIdentifier,
                text: act.choice.userText), of: number)
    }

    /// Keeps an act on a notification for the next run, unless it is one of an earlier run.
    func record(_ act: RecordedAct, of number: Int) async {
        guard restoredTime == nil, let notification = store[number] else { return }
        await output?.record(act, of: notification)
    }

    private func place(
        of number: Int
    ) async throws(PageRefusal) -> (index: Int, identifier: String) {
        for index in apps.indices {
            if let identifier = apps[index].identifier(of: number) { return (index, identifier) }
        }
        guard let notification = store[number] else {
            throw .missing(
                number > store.last
                    ? "There is no notification \(number) yet: the last one is \(store.last)."
                    : "Notification \(number) is no longer kept.")
        }
        if notification.history.contains(where: { $0.kind == .replaced }) {
            throw Self.impossible("notification \(number) was replaced by a newer one")
        }
        throw Self.impossible(
            notification.history.isEmpty
                ? "notification \(number) has not reached the phone"
                : "notification \(number) is not in Notification Center: it was not shown, or it was "
                    + "put away or replaced")
    }

    // MARK: - Reasons

    /// Returns the index of the app of a topic; the app in use if it is `nil`.
    func index(ofTopic topic: String?) throws(PageRefusal) -> Int {
        guard let topic else { return 0 }
        let index = apps.firstIndex { $0.topic?.utf8.elementsEqual(topic.utf8) == true }
        guard let index else {
            let names = apps.compactMap(\.topic)
            throw .missing(
                "There is no app for the topic \"\(topic.prefix(64))\"; "
                    + (names.isEmpty
                        ? "leave it out." : "there are \(names.joined(separator: ", "))."))
        }
        return index
    }

    func reasonAgainstOpening(_ scenario: Scenario) -> String? {
        scenario.appState == .active ? "the app is on the screen" : nil
    }

    func reasonAgainstKilling(_ scenario: Scenario) -> String? {
        [.notRunning, .forceQuit].contains(scenario.appState) ? "the app is not running" : nil
    }

    var reasonAgainstHome: String? {
        get async {
            for app in apps where await app.phone.scenario.appState.isForeground { return nil }
            return "the app is not on the screen"
        }
    }

    static func check(_ reason: String?) throws(PageRefusal) {
        if let reason { throw impossible(reason) }
    }

    private static func impossible(_ reason: String) -> PageRefusal {
        .impossible("It is not possible: \(reason).")
    }
}
