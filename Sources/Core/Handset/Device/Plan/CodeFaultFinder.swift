/// The callbacks of a plan that a fault of the app's code spoils.
struct CodeFaultFinder {
    /// The callbacks in which the app opens nothing of what it gets.
    private(set) var spoiled: [AppCallback] = []
    /// The first fault among them; `nil` if there is none.
    private(set) var fault: CodeFault?
    /// The number of the step in which the app crashes; `nil` if it does not.
    private(set) var crashStep: Int?

    private var isLaunched = false
    private var hasScene: Bool
    private var isReconnected = false

    /// Looks for them.
    ///
    /// With `lasting` only those faults count that nothing which the user can do later goes around: a tap on a
    /// notification that waits finds an app that runs, with a scene, if the user has opened it before.
    init(_ scenario: Scenario, _ steps: [ScenarioPlan.Step], lasting: Bool = false) {
        hasScene =
            scenario.appState.isForeground
            || !scenario.appState.needsLaunch && scenario.scene == .connected
        guard !scenario.codeFaults.isEmpty || scenario.opensResponsesOnce else { return }
        let hasScenes = scenario.presentLifeCycle.usesScenes
        let faults = scenario.codeFaults.filter {
            (hasScenes || $0.isOfAllApps) && (!lasting || $0.moment == .always)
        }
        var hasOpened = false
        for (index, step) in steps.enumerated() {
            guard case .callback(let callback) = step else { continue }
            note(callback)
            if let fault = faults.first(where: { applies($0, to: callback) }) {
                self.fault = self.fault ?? fault
                if fault.isCrash {
                    crashStep = index
                    self.fault = fault
                    return
                }
                spoiled.append(callback)
                continue
            }
            let isOfResponse =
                callback.carriesPayload && scenario.routesIn.contains(callback.selector)
                && [.sceneWillConnect, .didReceiveResponse].contains(callback.selector)
            guard isOfResponse, scenario.opensResponsesOnce else { continue }
            if hasOpened { spoiled.append(callback) }
            hasOpened = true
        }
    }

    private mutating func note(_ callback: AppCallback) {
        switch callback.selector {
        case .didFinishLaunching:
            isLaunched = true
            hasScene = false
        case .sceneWillConnect:
            hasScene = true
            isReconnected = !isLaunched
        // SwiftUI has the scene's delegate, and the app none of its calls.
        case .didReceiveResponse where callback.applicationState != .background: hasScene = true
        default: break
        }
    }

    private func applies(_ fault: CodeFault, to callback: AppCallback) -> Bool {
        guard fault.isCrash || callback.carriesPayload,
            fault.callbacks.contains(callback.selector)
        else { return false }
        return switch fault.moment {
        case .always: true
        case .afterLaunch: isLaunched
        case .notActive: callback.applicationState != .active
        case .withoutScene: !hasScene
        case .afterReconnection: isReconnected
        }
    }
}
