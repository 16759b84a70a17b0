extension ScenarioMatrix {
    /// Creates the matrix of a payload from the runs of an app's own code.
    ///
    /// A target that the app opens in one cell counts as the payload's session: where nothing is opened, it is lost, or
    /// waits. The reasons are given for an app that looks in those callbacks in which this one was seen to open
    /// something.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - app: The name of the app.
    ///   - scenario: The scenario of all cells, with the methods that the app was seen to have.
    ///   - cells: The cells, by version, then by state, then by action.
    package init(of payload: Payload, by app: String, in scenario: Scenario, cells: [RunCell]) {
        let cells = cells.map(\.withoutUnjudgedEffects)
        var scenario = scenario
        scenario.routesIn = Self.callbacks(opening: cells)
        self.init(of: payload, in: scenario, ranBy: app)
        let hasEffects = cells.contains { !$0.effects.isEmpty }
        rows = cells.map { cell in
            var scenario = cell.scenario
            scenario.routesIn = self.scenario.routesIn
            let content = APSContent(
                payload.made(by: scenario.application.systemVersion), pushType: nil)
            var plan = ScenarioPlan(
                steps: cell.steps, appState: scenario.appState, reason: nil, isWaiting: false,
                isActionPossible: cell.isActionPossible, routesIn: scenario.routesIn,
                arrivalCallbackCount: 0)
            let fate = Fate(of: cell, plan, content, in: scenario, hasEffects: hasEffects)
            plan.reason = fate.reason
            var row = Row(
                Reception(
                    of: payload, in: scenario, by: plan, fate: fate, run: cell.run,
                    effects: cell.effects),
                isOfSilentPush: cell.isOfSilentPush)
            if !cell.run.cuts.isEmpty { row.grounds.append(.cuts(cell.run.cuts)) }
            return row
        }
    }

    /// Creates the matrix with the one cell that has happened at a phone; the app's acts in others are not known.
    package init(
        of payload: Payload, by app: String, at cell: RunCell, pushType: PushType? = nil
    ) {
        var scenario = cell.scenario
        scenario.routesIn = Self.callbacks(opening: [cell])
        self.init(of: payload, in: scenario, ranBy: app)
        var plan = ScenarioPlan(
            steps: cell.steps, appState: scenario.appState, reason: nil, isWaiting: false,
            isActionPossible: cell.isActionPossible, routesIn: scenario.routesIn,
            arrivalCallbackCount: 0)
        let content = APSContent(
            payload.made(by: scenario.application.systemVersion), pushType: pushType)
        let fate = cell.fate(of: content)
        plan.reason = fate.reason
        rows = [
            Row(
                Reception(
                    of: payload, in: scenario, by: plan, fate: fate, run: cell.run,
                    effects: cell.effects))
        ]
    }

    private static func callbacks(opening cells: [RunCell]) -> RoutingCallbacks {
        let selectors = Set(cells.compactMap(\.openingCallback?.selector))
        var callbacks: RoutingCallbacks = []
        for (_, callback) in RoutingCallbacks.allNamed
        where selectors.contains(where: callback.contains) {
            callbacks.formUnion(callback)
        }
        return callbacks
    }

    /// The things that the app opens, each once, in the order of the cells.
    package var effects: [AppEffect] {
        var effects: [AppEffect] = []
        for effect in rows.flatMap(\.effects) where !effects.contains(effect) {
            effects.append(effect)
        }
        return effects
    }
}

extension Fate {
    /// The fate of a payload in a cell in which an app's own code has run; `hasEffects` is true if the app opens
    /// something in any cell.
    fileprivate init(
        of cell: RunCell, _ plan: ScenarioPlan, _ content: APSContent, in scenario: Scenario,
        hasEffects: Bool
    ) {
        if cell.run.endsBehindCut {
            self = .none
        } else if let crash = cell.run.crash {
            self = .lost(crash.reason)
        } else if cell.run.isHung {
            self = .lost(.appHung)
        } else if let reason = cell.reasonElsewhere {
            self = .lost(reason)
        } else if !cell.effects.isEmpty {
            self = .routed(times: cell.effects.times)
        } else if !hasEffects || cell.wentToRegistry {
            self = .none
        } else {
            let reason = ReasonFinder(
                scenario: scenario, content: content, display: plan.display,
                action: scenario.action, callbacks: plan.callbacks
            ).reason
            self.init(of: reason.ofRun)
        }
    }
}

extension Reason {
    /// The same reason for an app that was seen to get the payload: what it looks at is not known.
    fileprivate var ofRun: Reason {
        if case .otherCallbacksOnly(let names) = self { .opensNothing(names) } else { self }
    }
}
