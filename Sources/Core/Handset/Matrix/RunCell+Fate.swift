extension RunCell {
    /// The fate of a payload at a phone on which only this has happened.
    ///
    /// A notification that is shown waits: a tap may open something. One that the app gets without a user, and for which
    /// it opens nothing, has nothing to open.
    package func fate(of content: APSContent) -> Fate {
        if run.endsBehindCut { return .none }
        if let crash = run.crash { return .lost(crash.reason) }
        if run.isHung { return .lost(.appHung) }
        if steps.systemMessages.contains(.sceneLifeCycleRequired) {
            return .lost(.endedAtLaunch(hint: scenario.sdkHint))
        }
        if scenario.endsAtLaunch, effects.isEmpty, case .endedAtLaunch = reasonOfPlan(content) {
            return .lost(.endedAtLaunch(hint: scenario.sdkHint))
        }
        if let reasonElsewhere { return .lost(reasonElsewhere) }
        if !effects.isEmpty { return .routed(times: effects.times) }
        if wentToRegistry { return .none }
        var names: [String] = []
        for callback in steps.callbacks where callback.carriesPayload {
            let name = callback.selector.shortName
            if !names.contains(name) { names.append(name) }
        }
        switch scenario.action {
        case .dismiss: return .dismissed
        case .open: return .passedBy
        case .tap, .button:
            return names.isEmpty ? Fate(of: reasonOfPlan(content)) : .lost(.opensNothing(names))
        case .nothing: break
        }
        for case .display(let display) in steps where display.showsAlert {
            switch display.place {
            case .screen: return .waiting(.onScreen)
            case .notificationCenter: return .waiting(.inNotificationCenter)
            case .summary: return .waiting(.inSummary)
            }
        }
        return names.isEmpty ? Fate(of: reasonOfPlan(content)) : .none
    }

    /// The reason why no callback had the payload, for an app with the methods that were seen.
    private func reasonOfPlan(_ content: APSContent) -> Reason {
        var scenario = scenario
        scenario.routesIn = RoutingCallbacks(RoutingCallbacks.allNamed.map(\.options))
        return scenario.plan(for: content).reason ?? .noMethod
    }
}
