// The claims behind what the scenario itself works out: versions, content, and what is shown.

extension ScenarioPlanner {
    /// Notes the claims by which a version knows the app's methods and its life cycle.
    ///
    /// `scenario` is the one that was asked about, before an app that ends at launch was taken out of it.
    mutating func restOnScenario(as scenario: Scenario) {
        let methods = scenario.delegates
        if methods.contains(.fetch), scenario.version < IOSVersion(7) { rest(on: .fetchSince7) }
        if methods.contains(.actions), scenario.version < IOSVersion(8) {
            rest(on: .buttonsSince8)
        }
        if !methods.isDisjoint(with: .userNotifications), scenario.version < IOSVersion(10) {
            rest(on: .centerSince10)
        }
        if scenario.lifeCycle != scenario.presentLifeCycle {
            rest(on: scenario.lifeCycle.isOfSwiftUI ? .swiftUISince14 : .scenesSince13)
        }
        if !scenario.hasApplicationDelegate { rest(on: .swiftUIAlone) }
        // An app that ends at its launch is not running, whatever was asked.
        if let sdk = scenario.sdk, sdk >= .demandsScenes, scenario.version >= .demandsScenes {
            restOnAdoption()
        }
    }

    /// Notes the claims about new content.
    mutating func restOnContent() {
        guard claims != nil, content.saysContentAvailable else { return }
        if scenario.version < IOSVersion(7) { return rest(on: .contentSince7) }
        rest(on: content.isContentAvailable ? .contentSince7 : .contentAvailable)
    }

    /// Notes the claims about what is shown, and where.
    mutating func restOnDisplay() {
        guard claims != nil, content.display != .nothing else { return }
        if content.display != content.display.limited(to: scenario.permission) {
            rest(on: .permissionDecides)
        }
        if scenario.authorization.contains(.provisional) { rest(on: .provisionalQuiet) }
        restOnLevel()
        guard scenario.version >= IOSVersion(15), scenario.level(of: content) == .active else {
            if scenario.quiet.contains(.muted) { rest(on: .mutedPhone) }
            return
        }
        if scenario.quiet.contains(.summary) {
            rest(on: .summaryHolds)
        } else if scenario.quiet.contains(.focus) {
            rest(on: .focusHolds)
        }
        if scenario.quiet.contains(.muted) { rest(on: .mutedPhone) }
    }

    private mutating func restOnLevel() {
        if content.sound?.isCritical == true { rest(on: .criticalSound) }
        guard let name = content.interruptionLevel, let level = InterruptionLevel(named: name)
        else { return }
        guard scenario.version >= IOSVersion(15) else { return rest(on: .levelsSince15) }
        switch level {
        case .passive: rest(on: .passiveLevel)
        case .active: break
        case .timeSensitive: rest(on: .timeSensitiveLevel)
        case .critical: rest(on: .criticalLevel)
        }
    }

    /// Notes the claims by which an app has adopted scenes, where iOS makes its first one.
    mutating func restOnAdoption() {
        guard scenario.version >= IOSVersion(18, 4) else { return }
        if scenario.version < .demandsScenes {
            if !scenario.hasAdoptedScenes { rest(on: .scenesLine) }
            return
        }
        rest(on: .scenesRequired)
        switch scenario.lifeCycle {
        case .scenesInCode: rest(on: .adoptionByCode)
        case .manifestAlone: rest(on: .manifestNotAdopted)
        case .swiftUI, .swiftUIAlone: rest(on: .swiftUIAdopted)
        case .application, .scenes: break
        }
    }

    /// Notes the claim by which an action is not possible.
    mutating func restOnImpossibleAction() {
        switch choice.action {
        case .tap, .dismiss: rest(on: .tapNeedsAlert)
        case .button:
            rest(
                on: !display.showsAlert
                    ? .tapNeedsAlert
                    : scenario.version < IOSVersion(8) ? .buttonsSince8 : .buttonNeedsCategory)
        case .open, .nothing: rest(on: .openNeedsAnother)
        }
    }
}

extension Scenario {
    /// Returns the claims about iOS that decide the plan for a payload, in the order in which they do.
    ///
    /// ```swift
    /// let scenario = Scenario(.iOS(18), app: .background, action: .tap, delegates: .userNotifications)
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
    /// print(scenario.claims(for: payload).map(\.rawValue))
    /// // ["background-shows", "tap-response", "tap-between"]
    /// ```
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - pushType: The type of the push. If `nil`, the payload alone shows it.
    /// - Returns: The names of the claims, each once.
    public func claims(for payload: Payload, pushType: PushType? = nil) -> [ClaimName] {
        claims(for: APSContent(payload, pushType: pushType))
    }

    package func claims(for content: APSContent) -> [ClaimName] {
        plannerOfClaims(for: content).claims ?? []
    }

    /// Returns the callbacks for a payload, each with the claim by which it comes.
    package func claimedCallbacks(
        for payload: Payload
    ) -> [(callback: AppCallback, claim: ClaimName)] {
        let planner = plannerOfClaims(for: APSContent(payload))
        return Array(zip(planner.steps.callbacks, planner.claimsOfCallbacks))
    }

    private func plannerOfClaims(for content: APSContent) -> ScenarioPlanner {
        var planner = ScenarioPlanner(self, content, namesClaims: true)
        planner.arrive()
        planner.act(choice, on: planner.display)
        return planner
    }
}
