/// A cell of a matrix in which an app's own code has run.
package struct RunCell: Sendable {
    /// The version, the state and the action.
    package var scenario: Scenario
    package var isOfSilentPush: Bool
    package var steps: [ScenarioPlan.Step]
    package var isActionPossible: Bool
    package var run: AppRun
    /// The effects of the payload: those that the app does not have when its icon is tapped without one.
    package var effects: [AppEffect]
    /// The reason why a push for a Live Activity has changed nothing; `nil` if it has, or if it is another push.
    package var activityRefusal: ActivityRefusal?

    package init(
        _ scenario: Scenario, isOfSilentPush: Bool = false, steps: [ScenarioPlan.Step],
        isActionPossible: Bool, run: AppRun, effects: [AppEffect]
    ) {
        self.scenario = scenario
        self.isOfSilentPush = isOfSilentPush
        self.steps = steps
        self.isActionPossible = isActionPossible
        self.run = run
        self.effects = effects
    }

    /// The reason why a push other than a notification had no effect; `nil` if it had one, or for a notification.
    var reasonElsewhere: Reason? {
        if let activityRefusal { return .activity(activityRefusal) }
        for fault in run.faults {
            switch fault.code {
            case DelegateFault.Kind.callNotReported.code: return .callNotReported
            case DelegateFault.Kind.noPushRegistry.code: return .noPushRegistry
            default: break
            }
        }
        for case .appBlockedForCalls in steps.systemMessages { return .callsBlocked }
        return nil
    }

    /// True if the push went to the app's push registry, which alone has had it.
    var wentToRegistry: Bool { steps.callbacks.contains { $0.selector.isOfPushRegistry } }

    /// The cell without effects if the app has ended behind a cut: what it would open for the payload alone is not known.
    var withoutUnjudgedEffects: RunCell {
        guard run.endsBehindCut else { return self }
        var cell = self
        cell.effects = []
        return cell
    }

    /// The callback in which the app has opened something: the last one that has the payload; `nil` if it has opened
    /// nothing.
    var openingCallback: AppCallback? {
        effects.isEmpty ? nil : steps.callbacks.last { $0.carriesPayload }
    }
}
