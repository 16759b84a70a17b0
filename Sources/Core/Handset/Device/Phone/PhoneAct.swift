/// The steps of a plan while a phone makes them: those that were made, and the rest.
struct PhoneAct {
    private(set) var steps: [ScenarioPlan.Step] = []
    private(set) var shown = NotificationDisplay.nothing
    /// The parts that the app lets be presented; `nil` if it was not asked.
    var presentation: PresentationOptions?
    private(set) var hasEnded = false
    private var rest: ArraySlice<ScenarioPlan.Step>
    /// The steps that were taken from the plan, as they were planned.
    private var taken: [ScenarioPlan.Step] = []
    /// Lines of the system's log that are written if the app turns out to have the next method.
    private var unsure: [ScenarioPlan.Step] = []

    init(_ steps: [ScenarioPlan.Step]) {
        rest = steps[...]
    }

    mutating func next() -> ScenarioPlan.Step? {
        guard let step = rest.popFirst() else { return nil }
        taken.append(step)
        return step
    }

    /// Goes on by another plan: after the last step, or without it.
    mutating func goOn(by steps: [ScenarioPlan.Step], afterLast: Bool = false) {
        unsure = []
        presentation = nil
        rest = steps[...]
        if afterLast {
            // What the plan would have had before is past.
            let place = taken.last.flatMap { last in rest.firstIndex { $0.isKind(of: last) } }
            rest = rest[(place.map { $0 + 1 } ?? rest.endIndex)...]
        } else {
            taken.removeLast()
        }
        for step in taken {
            guard let place = rest.firstIndex(where: { $0.isKind(of: step) }) else { continue }
            rest.remove(at: place)
        }
    }

    /// If it is not sure that the app has the method that the line is about, the line is written with the
    /// next callback, if there is one in this plan.
    mutating func log(_ step: ScenarioPlan.Step, isSure: Bool) {
        guard !hasEnded else { return }
        if isSure { steps.append(step) } else { unsure.append(step) }
    }

    /// Notes that the app has ended before its first callback could be made.
    mutating func fail(_ steps: [ScenarioPlan.Step]) {
        let first = steps.firstIndex { step in
            if case .callback = step { true } else { false }
        }
        self.steps = first.map { Array(steps[...$0]) } ?? []
        rest = []
        hasEnded = true
    }

    mutating func end() {
        hasEnded = true
    }

    mutating func show(_ display: NotificationDisplay) {
        shown = display
        steps.append(.display(display))
    }

    mutating func made(_ callback: AppCallback, _ end: CallbackCall.End, hasEnded: Bool) {
        if callback.selector == .didReceiveRemoteNotificationWithFetchHandler {
            steps += unsure
            unsure = []
        }
        steps.append(.callback(callback))
        self.hasEnded = hasEnded
        if case .presentation(let options) = end.answer, !hasEnded { presentation = options }
    }

    /// An app that was launched for a method which it does not have runs nevertheless.
    func appState(after planned: PhonePlan) -> AppState {
        hasLaunched && planned.appState.needsLaunch ? .background : planned.appState
    }

    /// True if the app was launched.
    var hasLaunched: Bool {
        steps.callbacks.contains { $0.selector == .didFinishLaunching }
    }

    /// Returns true if the app has a scene afterwards; `nil` if that is not known.
    func hasScene(before hadScene: Bool?) -> Bool? {
        if hasEnded { return nil }
        if steps.callbacks.contains(where: { $0.selector == .sceneWillConnect }) { return true }
        return hasLaunched ? false : hadScene
    }
}

extension ScenarioPlan.Step {
    /// Returns true if two steps of different plans are the same one.
    fileprivate func isKind(of other: ScenarioPlan.Step) -> Bool {
        switch (self, other) {
        case (.callback(let one), .callback(let two)): one.selector == two.selector
        case (.display, .display): true
        default: self == other
        }
    }
}
