import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner
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
        if change.isOfOtherApp, await apps[index].phone.ownName != nil {
            throw .invalid("The app is that of the package; start handset phone with another one.")
        }
        var answer = apps[index].answer
        let before = answer.app.scenario
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
        if change.isOfOtherApp || !answer.app.scenario.isOfSameDevice(as: before) {
            beginSettings()
        }
        if change.isOfOtherApp { apps[index].look.change(to: change.app) }
        if !answer.app.scenario.appState.needsLaunch {
            apps[index].noteLaunch(after: apps[index].answer.app.scenario.appState)
        }
        let isOtherDelegate = apps[index].change(to: answer)
        await apps[index].phone.play(answer, isOtherDelegate: isOtherDelegate)
        topics.set(apps[index].answer, at: index)
        let isOnScreen = await apps[index].phone.scenario.appState.isForeground
        if change.isLocked == true {
            await lock()
        } else if change.isLocked == false || isOnScreen {
            isLocked = false
        }
        await output?.use(topics)
        await tellOfChange()
    }

    /// Keeps the apps under the present settings for the notifications that have met them, and begins other settings.
    private func beginSettings() {
        let inUse = store.settingsInUse
        formerTopics = formerTopics.filter { inUse.contains($0.key) }
        guard inUse.contains(settings) else { return }
        formerTopics[settings] = topics
        settings += 1
    }

    /// Returns the apps as a notification has met them.
    func topics(metBy notification: PageNotification) -> TopicApps {
        // What is only looked at would meet the present ones.
        notification.number == 0 ? topics : formerTopics[notification.settings] ?? topics
    }

    /// Returns true if the user has acted on a notification at another device than the one that it came to, or would now.
    func isOfOtherDevice(_ notification: PageNotification) -> Bool {
        if notification.isAtOtherDevice { return true }
        guard notification.isOnPhone,
            let index = apps.firstIndex(where: { $0.identifier(of: notification.number) != nil })
        else { return false }
        return isOtherDevice(index, metBy: notification)
    }

    /// Returns true if an app is in another device now than a notification has met, whatever may be shown there.
    func isOtherDevice(_ index: Int, metBy notification: PageNotification) -> Bool {
        var before = topics(metBy: notification).answers[index].payloadAnswer.app.scenario
        let now = topics.answers[index].payloadAnswer.app.scenario
        before.authorization = now.authorization
        before.quiet = now.quiet
        return !before.isOfSameDevice(as: now)
    }
}

extension Scenario {
    /// Returns true if another scenario differs in nothing but what the user does from day to day: the app's state and
    /// the last act.
    fileprivate func isOfSameDevice(as other: Scenario) -> Bool {
        var same = other
        same.appState = appState
        same.choice = choice
        same.silentDelivery = silentDelivery
        same.declaredDelegates = declaredDelegates
        return same == self
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
