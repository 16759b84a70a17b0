import Handset

/// The plan of a scenario by the tables alone: it looks cells up, and keeps no state between them.
struct TablePlanner {
    let tables: CallbackTables

    /// Returns the outcome in a scenario.
    func plan(_ push: SituationPush, in scenario: Scenario) -> TablePlan {
        var facts = SituationFacts(scenario, push)
        tables.conclusions.conclude(&facts)
        var plan = TablePlan()
        plan.display = display(of: push, in: scenario, facts)
        facts.insert(.shown, if: plan.display.showsAlert)
        tables.laterConclusions.conclude(&facts)
        let answer = tables.answers.cells(for: facts)?.first ?? nil
        facts.insert(.answered, if: answer != nil)

        let arrival = tables.arrivals.cells(for: facts)?.first ?? []
        plan.callbacks = arrival.compactMap {
            callback($0, answer: nil, of: push, in: scenario, facts)
        }
        let cells = tables.actions.cells(for: facts) ?? []
        let column = facts.contains(.scenes) ? 1 : facts.contains(.bare) ? 2 : 0
        for mark in cells.indices.contains(column) ? cells[column] : [] {
            guard let callback = callback(mark, answer: answer, of: push, in: scenario, facts)
            else { continue }
            plan.callbacks.append(callback)
        }
        plan.messages = tables.logs.cells(for: facts) == nil ? [] : [.backgroundModeMissing]
        if tables.sceneLogs.cells(for: facts)?.first == true {
            plan.messages.append(
                .sceneLifeCycleMissing(on: scenario.application.systemVersion))
        }
        facts.insert(.called, if: !plan.callbacks.isEmpty)
        plan.appState = (tables.afterwards.cells(for: facts)?.first ?? nil) ?? scenario.appState
        plan.callbacksThatLook = plan.callbacks.filter { looks(in: $0, in: scenario) }
        plan.isWaiting = facts.contains(.waits)
        plan.isActionPossible = facts.contains(.possible)
        return plan
    }

    private func display(
        of push: SituationPush, in scenario: Scenario, _ facts: SituationFacts
    ) -> NotificationDisplay {
        let parts = tables.parts.cells(for: facts)?.first ?? []
        let quiet = tables.quiet.cells(for: facts)?.first ?? []
        let isPresented = facts.contains(.asked)
        func isLeft(
            _ part: String, _ allowed: SituationFact, _ presented: SituationFact
        ) -> Bool {
            parts.contains(part) && facts.contains(allowed)
                && (!isPresented || facts.contains(presented))
        }
        var display = NotificationDisplay.nothing
        if push.full.showsAlert, isLeft("alert", .allowsAlert, .presentsAlert) {
            display.showsAlert = true
            display.place = quiet.first.flatMap(NotificationDisplay.Place.init) ?? .screen
        }
        if isLeft("badge", .allowsBadge, .presentsBadge), quiet.contains("badge") {
            display.badge = push.full.badge
        }
        if isLeft("sound", .allowsSound, .presentsSound), quiet.contains("sound") {
            display.sound = push.full.sound
        }
        return display
    }

    private func callback(
        _ mark: CallbackMark, answer: AppCallback.Selector?, of push: SituationPush,
        in scenario: Scenario, _ facts: SituationFacts
    ) -> AppCallback? {
        guard let selector = mark.selector ?? answer else { return nil }
        if selector == .didFinishLaunching, facts.contains(.noApp) { return nil }
        let isAnswer = mark.selector == nil
        var callback = AppCallback(
            selector, in: state(of: mark, facts),
            carriesPayload: mark.hasPayload || isAnswer
                || mark.hasResponse && !facts.contains(.sceneMissing))
        guard isAnswer else { return callback }
        if facts.contains(.button) {
            callback.actionIdentifier = push.button(in: scenario)?.identifier
            callback.userText = facts.contains(.takesText) ? scenario.choice.userText ?? "" : nil
        } else if selector == .didReceiveResponse {
            callback.actionIdentifier =
                facts.contains(.tap)
                ? "com.apple.UNNotificationDefaultActionIdentifier"
                : "com.apple.UNNotificationDismissActionIdentifier"
        }
        return callback
    }

    private func state(of mark: CallbackMark, _ facts: SituationFacts) -> Application.State {
        switch mark.state {
        case .fixed(let state): state
        case .now: facts.contains(.active) ? .active : .inactive
        case .launch: facts.contains(.launchBehind) ? .background : .inactive
        }
    }

    /// Returns true if the app looks for a session in a callback, by the names of both.
    private func looks(in callback: AppCallback, in scenario: Scenario) -> Bool {
        guard callback.carriesPayload else { return false }
        switch callback.selector {
        case .didFinishLaunching: return scenario.routesIn.contains(.launch)
        case .sceneWillConnect: return scenario.routesIn.contains(.scene)
        case .didReceiveRemoteNotification: return scenario.routesIn.contains(.legacy)
        case .didReceiveRemoteNotificationWithFetchHandler:
            return scenario.routesIn.contains(.fetch)
        case .handleAction, .handleActionWithResponseInfo:
            return scenario.routesIn.contains(.actions)
        case .willPresentNotification: return scenario.routesIn.contains(.willPresent)
        case .didReceiveResponse: return scenario.routesIn.contains(.didReceive)
        default: return false
        }
    }
}
