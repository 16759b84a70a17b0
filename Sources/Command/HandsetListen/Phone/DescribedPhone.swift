import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner

/// The phone of an app that is described.
struct DescribedPhone: AppPhone {
    private let phone: Phone
    private let notes: AppNotes
    /// The topic of the app; `nil` if it is the app for all other topics.
    private let topic: String?

    /// The time that the phone gives a handler beyond the handler's own limit, in seconds.
    private static let timeLimit = Duration.seconds(86_400 + 60)

    init(_ answer: PayloadAnswer, topic: String?) {
        self.topic = topic
        let notes = AppNotes(Self.description(answer))
        self.notes = notes
        // The router limits the time of handlers.
        var configuration = Phone.Configuration(
            answer.app.scenario.declared, timeLimit: Self.timeLimit, registration: nil)
        // The page begins with an app that has had no callback.
        configuration.launchesRunningApp = false
        phone = Phone(configuration) {
            notes.description.hasSceneDelegate ? DescribedSceneApp(notes) : DescribedApp(notes)
        }
    }

    /// Returns the description of an app that calls no handlers: the output's way calls them at the arrival.
    private static func description(_ answer: PayloadAnswer) -> AppNotes.Description {
        AppNotes.Description(
            routesIn: answer.app.scenario.routesIn,
            presentation: answer.app.scenario.presentationOptions,
            hasSceneDelegate: answer.app.scenario.lifeCycle.hasSceneDelegate)
    }

    var scenario: Scenario { get async { await phone.scenario } }

    var state: PhoneState { get async { await phone.state } }

    var calls: [RunCall] { [] }

    var ownName: String? { nil }

    var json: JSONText? { nil }

    func deliver(_ delivery: PhoneDelivery, at time: Int) async -> PhoneAnswer? {
        guard delivery.elsewhere == nil else { return nil }
        let before = await phone.scenario
        let silentDelivery = delivery.reception.scenario.silentDelivery
        if before.silentDelivery != silentDelivery {
            await phone.change { $0.silentDelivery = silentDelivery }
        }
        notes.open(delivery.reception, calling: nil)
        let result = await phone.deliver(
            RemoteNotification(
                delivery.reception.payload, topic: topic ?? "app",
                collapseIdentifier: delivery.collapseIdentifier))
        let calls = notes.takeCalls()
        // An arrival leaves the app in its state: each payload of the output meets the same scenario.
        if await phone.scenario != before { await phone.change { $0 = before } }
        return PhoneAnswer(
            steps: PhoneSteps(
                of: result, calls, at: time, cause: .arrived, in: before.appState,
                routesIn: before.routesIn),
            identifier: result.identifier, display: result.display,
            stateBeforeCalls: calls.isEmpty ? nil : before.appState)
    }

    func act(
        _ act: ShownAct, on shown: PhoneApp.Shown, as identifier: String
    ) async -> PhoneAnswer? {
        let before = await phone.scenario
        notes.open(shown.delivery.reception, calling: act.router)
        let result = await phone.act(act.choice, on: identifier)
        let calls = notes.takeCalls()
        if case .notThere = result.impossibleAct?.cause { return nil }
        let steps = PhoneSteps(
            of: result, calls, at: act.time, cause: act.kind, in: before.appState,
            members: act.choice.members, routesIn: before.routesIn, isAtOnce: act.isAtOnce)
        return PhoneAnswer(
            steps: steps, stateBeforeCalls: calls.isEmpty ? nil : before.appState,
            reception: Reception(
                of: shown.delivery.reception.found, in: before,
                by: result.plan(of: act.choice, in: before),
                outcomes: SessionOutcomes(steps.outcomes)))
    }

    func act(_ act: PackageApp.Act) async -> PhoneAnswer? {
        switch act {
        case .open: await phone.open()
        case .goHome: await phone.goHome()
        case .receive, .act, .receiveAs, .answerCall, .endCall: return nil
        }
        // These calls of the app are of no notification.
        _ = notes.takeCalls()
        return nil
    }

    func kill() async { await phone.change { $0.appState = .forceQuit } }

    func change(_ body: @escaping @Sendable (inout Scenario) -> Void) async {
        await phone.change(body)
    }

    func play(_ answer: PayloadAnswer, isOtherDelegate: Bool) async {
        notes.description = Self.description(answer)
        let scenario = answer.app.scenario.declared
        if isOtherDelegate {
            await phone.replaceApp { $0 = scenario }
        } else {
            await phone.change { $0 = scenario }
        }
    }

    func forget(_ identifiers: Set<String>) async { await phone.forget(identifiers) }
}

extension Scenario {
    /// The scenario whose app has the methods that it names, and no others.
    var declared: Scenario {
        var scenario = self
        scenario.declaredDelegates = scenario.delegates
        return scenario
    }
}
