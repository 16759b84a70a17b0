import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner

// The team's own app behind the phone: each act is asked of its process first, and the phone then shows what it did.

extension ShownPhone {
    /// Delivers a notification to the app's own code.
    func deliver(
        _ delivery: PhoneDelivery, to package: PackageApp, at time: Int
    ) async -> (Delivery, PhoneSteps) {
        let index = delivery.app
        let app = apps[index]
        var before = await app.phone.scenario
        before.silentDelivery = delivery.reception.scenario.silentDelivery
        let sent = delivery.reception.payload
        let answer = await package.perform(
            .receive(String(decoding: sent.json, as: UTF8.self), before.choice), in: before,
            showing: await shownPayloads(index))
        await mirror(answer, index, silent: before.silentDelivery)
        let payload = answer.reply?.payload.flatMap { try? Payload(json: $0) } ?? sent
        let result = await app.phone.deliver(
            RemoteNotification(
                payload, topic: app.topic ?? "app",
                collapseIdentifier: delivery.collapseIdentifier))
        _ = app.notes.takeCalls()
        if !result.identifier.isEmpty {
            await package.know(result.identifier, as: answer.reply?.identifier)
        }
        let steps = await steps(
            of: answer, result, .arrived, before, sent, at: time, by: package)
        await settle(answer, index)
        await takeOver(index)
        await output?.use(topics)
        return (result, steps)
    }

    /// Lets the user act on a notification, and the app's own code run.
    func act(
        _ kind: PageHistoryEntry.Kind, _ choice: UserChoice, on identifier: String,
        _ shown: PhoneApp.Shown, by package: PackageApp, at time: Int
    ) async -> PhoneSteps {
        let index = shown.delivery.app
        let app = apps[index]
        var before = await app.phone.scenario
        let answer = await package.perform(
            .act(identifier, choice), in: before, showing: await shownPayloads(index))
        await mirror(answer, index, silent: before.silentDelivery)
        let result = await app.phone.act(choice, on: identifier)
        _ = app.notes.takeCalls()
        before.choice = choice
        let steps = await steps(
            of: answer, result, kind, before, shown.delivery.reception.payload, at: time,
            by: package)
        await settle(answer, index, after: identifier)
        return steps
    }

    /// Keeps what became of a notification that the user has acted on.
    func note(
        _ steps: PhoneSteps, of shown: PhoneApp.Shown, _ identifier: String, _ number: Int
    ) async -> PageNotification? {
        let index = shown.delivery.app
        apps[index].forget(identifier)
        await takeOver(index)
        // A tap brings the app to the screen, also one that then crashes: the home screen is left.
        let isOnScreen = await apps[index].phone.scenario.appState == .active
        if isOnScreen || steps.history.contains(where: { $0.kind == .tap }) {
            isLocked = false
            lastPutAway = store.last
        }
        await output?.use(topics)
        let first = (store[number]?.opened.count ?? 0) + 1
        let notification = store.update(number) { notification in
            notification.isOnPhone = false
            notification.add(steps)
        }
        if let notification {
            store.events.append(openedEvents(of: notification, from: first))
        }
        await tellOfChange()
        return notification
    }

    // MARK: - The phone after the app's own code

    /// Asks the app's own code for an act of no notification; `nil` if there is no such app, or if it has nothing to do.
    func ask(_ act: PackageApp.Act?, _ index: Int) async -> AppAnswer? {
        guard let act, let package else { return nil }
        let before = await apps[index].phone.scenario
        if case .goHome = act, !before.appState.isForeground { return nil }
        let answer = await package.perform(
            act, in: before, showing: await shownPayloads(index))
        await mirror(answer, index, silent: before.silentDelivery)
        let name = await package.name
        if let crash = answer.run.crash {
            await output?.report("handset: \(SourceExcerpt.shown(name)) crashed: \(crash.words())")
        } else if answer.run.isHung {
            await output?.report("handset: \(SourceExcerpt.shown(name)) came to no end")
        }
        return answer
    }

    /// Lets the phone's own delegate answer as the app did.
    private func mirror(_ answer: AppAnswer, _ index: Int, silent: SilentDelivery) async {
        guard let package, let reply = answer.reply else { return }
        let launch = await package.launch
        let categories = reply.categories?.map(\.category)
        await apps[index].phone.change { scenario in
            scenario.delegates = launch.methods
            scenario.declaredDelegates = launch.methods
            scenario.silentDelivery = silent
            if let cycle = LifeCycle(rawValue: reply.lifeCycle) { scenario.lifeCycle = cycle }
            if let categories {
                scenario.categories = categories
                if categories.isEmpty { scenario.category.actions = [] }
            }
        }
        apps[index].notes.description.presentation = Self.presentation(answer.steps ?? [])
    }

    /// The parts of a notification that were presented, as an app in the foreground asks for them.
    private static func presentation(_ steps: [ScenarioPlan.Step]) -> PresentationOptions {
        var options: PresentationOptions = []
        for case .display(let display) in steps {
            if display.showsAlert {
                options.formUnion(display.place == .screen ? [.banner, .list] : .list)
            }
            if display.badge != nil { options.insert(.badge) }
            if display.sound != nil { options.insert(.sound) }
        }
        return options
    }

    /// Puts the phone into the state in which the app's own code has left it.
    ///
    /// `tapped` is the identifier of the notification that has left the screen by the user's action.
    func settle(_ answer: AppAnswer, _ index: Int, after tapped: String? = nil) async {
        guard let package else { return }
        let phone = apps[index].phone
        let isGone =
            answer.hasEnded || answer.reply == nil
            || answer.run.faults.contains { $0.code == "hung" }
        let state =
            isGone
            ? AppState.notRunning : answer.reply.flatMap { AppState(rawValue: $0.appState) }
        if let state, await phone.scenario.appState != state {
            await phone.change { $0.appState = state }
        }
        if let badge = answer.badge { await phone.setBadge(badge) }
        let removed = await package.removed(
            by: answer, of: await phone.state.delivered.map(\.identifier))
        if !removed.isEmpty {
            await phone.forget(removed)
            for identifier in removed {
                if identifier != tapped, let shown = apps[index].shown[identifier] {
                    leave(shown, .withdrawn)
                }
                apps[index].forget(identifier)
            }
        }
        await beginAgain()
    }

    /// Lets an app that was built again begin anew, unless it is on the screen.
    func beginAgain() async {
        guard let package, !(await apps[0].phone.scenario.appState.isForeground) else { return }
        guard await package.beginAgain() else { return }
        if !(await apps[0].phone.scenario.appState.needsLaunch) {
            await apps[0].phone.change { $0.appState = .notRunning }
        }
        await takeOver(0)
    }

    /// Tells the clients that a build of the app has begun or ended.
    func tellOfBuild() async {
        await inTurn { phone in
            await phone.beginAgain()
            await phone.tellOfChange()
        }
    }

    /// The notifications in Notification Center, as they were sent.
    private func shownPayloads(_ index: Int) async -> [PackageApp.Shown] {
        let app = apps[index]
        return await app.phone.state.delivered.compactMap { delivered in
            app.shown[delivered.identifier].map {
                PackageApp.Shown(
                    delivered.identifier,
                    String(decoding: $0.delivery.reception.payload.json, as: UTF8.self))
            }
        }
    }

    // MARK: - Steps

    private func steps(
        of answer: AppAnswer, _ result: Delivery, _ kind: PageHistoryEntry.Kind,
        _ before: Scenario, _ payload: Payload, at time: Int, by package: PackageApp
    ) async -> PhoneSteps {
        let launch = await package.launch
        var scenario = before
        scenario.delegates = launch.methods
        // The process of an app that has ended has not told its steps: they are the ones that the phone has
        // meant to take.
        let cell = RunCell(
            scenario, steps: answer.steps ?? result.steps,
            isActionPossible: answer.reply?.impossibleAct == nil, run: answer.run,
            effects: answer.effects)
        let matrix = ScenarioMatrix(of: payload, by: launch.name, at: cell)
        await output?.write(matrix)
        return PhoneSteps(of: cell, kind, at: time, matrix)
    }
}
