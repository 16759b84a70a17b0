/// A step at the device, in the form in which an app's program tells it.
package struct RunStep: Codable, Hashable, Sendable {
    private struct Callback: Codable, Hashable, Sendable {
        var selector: String
        var applicationState: Int
        var carriesPayload: Bool
        var actionIdentifier: String?
        var userText: String?
    }

    private struct Display: Codable, Hashable, Sendable {
        var showsAlert: Bool
        var badge: Int?
        var sound: Sound?
        var place: String
    }

    private struct Sound: Codable, Hashable, Sendable {
        var name: String
        var isCritical: Bool
        var volume: Double?
    }

    private enum Message: String, Codable, Hashable, Sendable {
        case backgroundModeMissing, completionHandlerNeverCalled, completionHandlerCalledTwice
        case sceneLifeCycleMissing, sceneLifeCycleRequired
        case callNotReported, appEndedWithoutCall, appBlockedForCalls, startWithoutAlert
        case contentStateMissing, contentStateFormat, startBudgetExceeded
    }

    private var callback: Callback?
    private var display: Display?
    private var message: Message?
    private var selectorOfMessage: String?
    private var versionOfMessage: String?
    private var nameInMessage: String?

    package init(_ step: ScenarioPlan.Step) {
        switch step {
        case .callback(let callback):
            self.callback = Callback(
                selector: callback.selector.rawValue,
                applicationState: callback.applicationState.rawValue,
                carriesPayload: callback.carriesPayload,
                actionIdentifier: callback.actionIdentifier, userText: callback.userText)
        case .display(let display):
            self.display = Display(
                showsAlert: display.showsAlert, badge: display.badge,
                sound: display.sound.map {
                    Sound(name: $0.name, isCritical: $0.isCritical, volume: $0.volume)
                }, place: display.place.rawValue)
        case .log(.backgroundModeMissing): message = .backgroundModeMissing
        case .log(.completionHandlerNeverCalled(let selector)):
            message = .completionHandlerNeverCalled
            selectorOfMessage = selector.rawValue
        case .log(.sceneLifeCycleMissing(let version)):
            message = .sceneLifeCycleMissing
            versionOfMessage = "\(version)"
        case .log(.sceneLifeCycleRequired): message = .sceneLifeCycleRequired
        case .log(.completionHandlerCalledTwice): message = .completionHandlerCalledTwice
        case .log(.callNotReported): message = .callNotReported
        case .log(.appEndedWithoutCall): message = .appEndedWithoutCall
        case .log(.startWithoutAlert): message = .startWithoutAlert
        case .log(.contentStateUndecodable(let isMissing)):
            message = isMissing ? .contentStateMissing : .contentStateFormat
        case .log(.appBlockedForCalls(let name)):
            message = .appBlockedForCalls
            nameInMessage = name
        case .log(.startBudgetExceeded(let name)):
            message = .startBudgetExceeded
            nameInMessage = name
        }
    }

    /// The step; `nil` if another version of Handset has written it.
    package var step: ScenarioPlan.Step? {
        if let callback {
            guard let selector = AppCallback.Selector(rawValue: callback.selector),
                let state = Application.State(rawValue: callback.applicationState)
            else { return nil }
            return .callback(
                AppCallback(
                    selector, in: state, carriesPayload: callback.carriesPayload,
                    actionIdentifier: callback.actionIdentifier, userText: callback.userText))
        }
        if let display {
            guard let place = NotificationDisplay.Place(rawValue: display.place) else { return nil }
            return .display(
                NotificationDisplay(
                    showsAlert: display.showsAlert, badge: display.badge,
                    sound: display.sound.map {
                        APSSound(name: $0.name, isCritical: $0.isCritical, volume: $0.volume)
                    }, place: place))
        }
        switch message {
        case .backgroundModeMissing: return .log(.backgroundModeMissing)
        case .completionHandlerCalledTwice: return .log(.completionHandlerCalledTwice)
        case .sceneLifeCycleMissing:
            return versionOfMessage.flatMap { IOSVersion($0) }.map {
                .log(.sceneLifeCycleMissing(on: $0))
            }
        case .sceneLifeCycleRequired: return .log(.sceneLifeCycleRequired)
        case .completionHandlerNeverCalled:
            return selectorOfMessage.flatMap(AppCallback.Selector.init(rawValue:)).map {
                .log(.completionHandlerNeverCalled($0))
            }
        case .callNotReported: return .log(.callNotReported)
        case .appEndedWithoutCall: return .log(.appEndedWithoutCall)
        case .appBlockedForCalls: return .log(.appBlockedForCalls(nameInMessage ?? ""))
        case .startWithoutAlert: return .log(.startWithoutAlert)
        case .contentStateMissing: return .log(.contentStateUndecodable(isMissing: true))
        case .contentStateFormat: return .log(.contentStateUndecodable(isMissing: false))
        case .startBudgetExceeded: return .log(.startBudgetExceeded(nameInMessage ?? ""))
        case nil: return nil
        }
    }
}
