import Handset
import HandsetCommand
import HandsetPage
import HandsetSuites

// Changes of the phone's settings.

extension ShownPhone {
    /// Changes the phone by the settings of the API, without a callback of the app.
    ///
    /// A phone that is locked is an exception: an app on the screen learns of it.
    func change(_ body: Payload) async throws(PageRefusal) {
        let change = try PhoneChange(body)
        let result: Result<Void, PageRefusal> = await inTurn { phone in
            do throws(PageRefusal) {
                return .success(try await phone.apply(change))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    private func apply(_ change: PhoneChange) async throws(PageRefusal) {
        let index = try index(ofTopic: change.topic)
        if package != nil, change.isOfOtherApp {
            throw .invalid("The app is that of the package; start handset phone with another one.")
        }
        var answer = apps[index].answer
        if change.isClassic { answer = answer.with(answer.app.scenario.ofClassic) }
        if change.isOfOtherApp {
            do {
                answer = try options.makeAnswer(of: change.app, inPlaceOf: answer)
            } catch {
                throw .invalid("\(error).")
            }
        } else {
            answer = answer.with(change.app.settings.applied(to: answer.app.scenario))
        }
        if change.isOfOtherApp { apps[index].look.change(to: change.app) }
        if !answer.app.scenario.appState.needsLaunch {
            apps[index].noteLaunch(after: apps[index].answer.app.scenario.appState)
        }
        let isOtherDelegate = apps[index].change(to: answer)
        await apps[index].changePhone(isOtherDelegate: isOtherDelegate)
        topics.set(apps[index].answer, at: index)
        await package?.change(to: apps[index].phone.scenario)
        let isOnScreen = await apps[index].phone.scenario.appState.isForeground
        if change.isLocked == true {
            await lock()
        } else if change.isLocked == false || isOnScreen {
            isLocked = false
        }
        await output?.use(topics)
        await tellOfChange()
    }
}

extension Scenario {
    /// The scenario with all that the other built-in apps state as ``AppModel/classic`` has it.
    fileprivate var ofClassic: Scenario {
        var scenario = self
        scenario.application = Scenario.ofTheApp.application
        scenario.delegates = Scenario.ofTheApp.delegates
        scenario.declaredDelegates = Scenario.ofTheApp.declaredDelegates
        scenario.routesIn = Scenario.ofTheApp.routesIn
        scenario.lifeCycle = Scenario.ofTheApp.lifeCycle
        return scenario
    }
}
