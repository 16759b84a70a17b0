import Handset
import Testing

/// Silent pushes that do not come, and pushes of types that the app's delegate never gets.
@Suite struct SilentPushTests {
    private func scenario(_ state: AppState, _ delivery: SilentDelivery) -> Scenario {
        var scenario = Scenario(.iOS(18), app: state, delegates: [.fetch, .userNotifications])
        scenario.backgroundModes = .remoteNotification
        scenario.silentDelivery = delivery
        return scenario
    }

    private static let silent = Result {
        try Payload(json: #"{"aps":{"content-available":1},"session":"42"}"#)
    }

    @Test(
        "A silent push that does not come calls nothing behind the screen, and has a reason",
        arguments: [SilentDelivery.delayed, .merged, .dropped])
    func undelivered(delivery: SilentDelivery) throws {
        var reasons: Set<String> = []
        for state in [AppState.background, .suspended, .notRunning] {
            #expect(scenario(state, .delivered).plan(for: try Self.silent.get()).callbacks != [])
            let plan = scenario(state, delivery).plan(for: try Self.silent.get())
            #expect(plan.callbacks == [])
            #expect(plan.appState == state)
            reasons.insert(try #require(plan.reason?.description))
        }
        #expect(reasons.count == 1)
        #expect(try #require(reasons.first).contains("silent push"))
    }

    @Test(
        "It changes nothing on the screen, for other payloads, and for an app that the user has ended"
    )
    func unchanged() throws {
        let both = try Payload(json: #"{"aps":{"alert":"hello","content-available":1}}"#)
        for delivery in SilentDelivery.allCases {
            for state in AppState.allCases {
                #expect(
                    scenario(state, delivery).plan(for: both)
                        == scenario(state, .delivered).plan(for: both))
            }
            for state in [AppState.active, .inactive, .forceQuit] {
                #expect(
                    scenario(state, delivery).plan(for: try Self.silent.get())
                        == scenario(state, .delivered).plan(for: try Self.silent.get()))
            }
        }
    }

    @Test("Chance gives each number its fate, the same one for a seed, and all fates in time")
    func chance() {
        let fates = { (seed: UInt64) in
            (1...800).map { SilentDeliveryChance(seed: seed).delivery(of: $0) }
        }
        #expect(fates(1) == fates(1))
        #expect(fates(1) != fates(2))
        for (fate, share) in [
            (SilentDelivery.delivered, 400), (.delayed, 200), (.merged, 100), (.dropped, 100),
        ] {
            #expect(abs(fates(1).count { $0 == fate } - share) < share / 3)
        }
        #expect(
            SilentDeliveryChance(seed: .max).delivery(of: .max)
                == SilentDeliveryChance(seed: .max).delivery(of: .max))
        _ = SilentDeliveryChance(seed: .max).delivery(of: .min)
    }

    @Test("The matrix has a row for each other fate, if the app may be woken at all")
    func matrix() throws {
        let payload = try Self.silent.get()
        let app = scenario(.background, .delivered)
        let matrix = try ScenarioMatrix(of: payload, in: app, on: [IOSVersion(18)])
        #expect(matrix.rows.count == AppState.allCases.count * (UserAction.allCases.count + 3))
        #expect(matrix.rows.contains { $0.scenario.silentDelivery == .merged })
        let alert = try Payload(json: #"{"aps":{"alert":"hello","content-available":1}}"#)
        let ofAlert = try ScenarioMatrix(of: alert, in: app, on: [IOSVersion(18)])
        #expect(ofAlert.rows.count == AppState.allCases.count * UserAction.allCases.count)
        let ofTheApp = try ScenarioMatrix(of: payload, on: [IOSVersion(18)])
        #expect(ofTheApp.rows.count == AppState.allCases.count * UserAction.allCases.count)
    }

    @Test("A push of another type reaches no callback, whatever the app and the user do")
    func otherTypes() throws {
        // Complete for a Live Activity too, which has reasons of its own otherwise.
        let payload = try Payload(
            json: #"{"aps":{"alert":"hello","content-available":1,"event":"update","#
                + #""content-state":{},"timestamp":1}}"#)
        for type in PushType.allCases {
            let reaches = ["alert", "background"].contains(type.name)
            #expect((type.otherReceiver == nil) == reaches)
            for state in AppState.allCases {
                var scenario = scenario(state, .delivered)
                scenario.action = .tap
                let plan = scenario.plan(for: payload, pushType: type)
                #expect(plan.callbacks.isEmpty != reaches)
                guard !reaches else { continue }
                #expect(plan.display == .nothing && !plan.isWaiting)
                #expect(
                    plan.reason?.description.hasPrefix("a push of this type goes to ") == true)
            }
        }
    }

    @Test("The icon opens the app as ever after a push of another type, without the payload")
    func iconAfterOtherTypes() throws {
        let payload = try Payload(json: #"{"aps":{"alert":"hello","content-available":1}}"#)
        for type in PushType.allCases where type.otherReceiver != nil {
            for state in AppState.allCases {
                var scenario = scenario(state, .delivered)
                scenario.action = .open
                let plan = scenario.plan(for: payload, pushType: type)
                let opened: [AppCallback] =
                    switch state {
                    case .active: []
                    case .inactive: [.becomeActive]
                    case .background, .suspended: [.enter, .becomeActive]
                    case .notRunning, .forceQuit: [.launch, .becomeActive]
                    }
                #expect(plan.callbacks == opened)
                #expect(plan.appState == .active)
            }
        }
    }

    @Test("A missing background mode is not logged for a silent push that does not come")
    func messageOfUndelivered() throws {
        for delivery in SilentDelivery.allCases {
            for (state, isLogged) in [
                (AppState.active, true), (.background, delivery == .delivered),
                (.notRunning, false),
            ] {
                var scenario = scenario(state, delivery)
                scenario.backgroundModes = []
                let plan = scenario.plan(for: try Self.silent.get())
                #expect(plan.systemMessages == (isLogged ? [.backgroundModeMissing] : []))
            }
        }
    }

    @Test(
        "A payload for a Live Activity shows its type, unless the sender states another",
        arguments: [
            (#"{"event":"update","content-state":{}}"#, true),
            (#"{"event":"end","content-state":{},"alert":"hello"}"#, true),
            (#"{"event":"update","alert":"hello"}"#, false),
            (#"{"event":"party","content-state":{},"alert":"hello"}"#, false),
            (#"{"content-state":{},"alert":"hello"}"#, false),
        ])
    func liveActivity(aps: String, isOne: Bool) throws {
        let payload = try Payload(json: #"{"aps":\#(aps)}"#)
        #expect(APSContent(payload).isLiveActivity == isOne)
        #expect(Scenario.ofTheApp.plan(for: payload).callbacks.isEmpty == isOne)
        #expect(Scenario.ofTheApp.plan(for: payload, pushType: .alert).callbacks.count == 1)
    }

    @Test("The type of a push is the suffix of its topic")
    func topics() {
        for type in PushType.allCases {
            guard let suffix = type.topicSuffix else { continue }
            #expect(PushType(ofTopic: "com.example.app\(suffix)") == type)
            #expect(PushType(ofTopic: suffix) == nil)
        }
        #expect(PushType(ofTopic: "com.example.app") == nil)
        #expect(PushType(ofTopic: "com.example.voip2") == nil)
    }
}
