import Handset
import HandsetApp
import HandsetTestSupport
import HandsetUIKit
import Testing

/// The rows of the page of callbacks, each on a phone with Handset's own delegate and on phones with Apple's types.
@MainActor struct CallbackRows {
    private struct Result: Equatable {
        var lines: [String]
        var callbacks: [AppCallback]
        var display: NotificationDisplay
        var fetchResult: BackgroundFetchResult?
        var state: AppState
        var faults: [DelegateFault]
    }

    private static let methods: [DelegateMethods] = [
        [], .legacy, [.legacy, .fetch], [.legacy, .fetch, .actions], .userNotifications,
        [.fetch, .userNotifications], [.fetch, .actions, .didReceive], [.legacy, .willPresent],
    ]
    private static let payloads: [Payload] = [
        [
            "aps": ["alert": "hello", "badge": 3, "sound": "default", "category": "call"],
            "id": "a",
        ],
        ["aps": ["content-available": 1], "id": "b"],
        ["aps": ["alert": "hello", "category": "call", "content-available": 1], "id": "c"],
    ]
    private static let choices = [
        UserChoice(.nothing), UserChoice(.tap), UserChoice(.dismiss), UserChoice(.open),
        UserChoice(.button, actionIdentifier: "answer"),
        UserChoice(.button, actionIdentifier: "reply", userText: "On my way"),
    ]

    private static func scenario(
        _ version: Int, _ state: AppState, _ choice: UserChoice
    ) -> Scenario {
        var scenario = Scenario(IOSVersion(version), app: state)
        scenario.choice = choice
        scenario.backgroundModes = .remoteNotification
        scenario.categories = [
            NotificationCategory(
                identifier: "call",
                actions: [
                    NotificationAction("answer", options: .foreground),
                    NotificationAction("reply", takesText: true),
                ], customDismissAction: true)
        ]
        return scenario
    }

    /// Compares every state, choice and payload with each set of methods on a version, or by default with a third of
    /// them.
    ///
    /// - Returns: The number of comparisons.
    func compare(version: Int, hasScenes: Bool) async -> Int {
        var count = 0
        for state in AppState.allCases {
            for choice in Self.choices {
                let offset = count
                for (number, methods) in Self.methods.enumerated()
                where Sweep.size == .exhaustive || (number + offset).isMultiple(of: 3) {
                    // Each payload meets each choice and state, with other methods.
                    let place = number + offset + version
                    let payload = Self.payloads[place % Self.payloads.count]
                    await compare(
                        Self.scenario(version, state, choice), methods, payload,
                        hasScenes: hasScenes)
                    count += 1
                }
            }
        }
        return count
    }

    private func compare(
        _ scenario: Scenario, _ methods: DelegateMethods, _ payload: Payload, hasScenes: Bool
    ) async {
        let own = await ownResult(scenario, methods, payload, hasScenes: hasScenes)
        let words: Comment = "\(scenario) \(methods) \(payload)"
        for isAsync in [false, true] {
            let log = CallbackLog()
            let makeScene: @MainActor @Sendable () -> any UISceneDelegate = {
                AppleTypesScene.log = log
                return AppleTypesScene()
            }
            let makeApp: @MainActor @Sendable () -> any UIApplicationDelegate = {
                guard isAsync else { return AppleTypesApp(methods, log) }
                return AsyncTypesApp(methods, log)
            }
            let phone = HandsetPhone(
                Phone.Configuration(scenario, clock: TestClock(secondsSince1970: 10)),
                hasScenes: hasScenes && !isAsync, scene: isAsync && hasScenes ? makeScene : nil,
                launch: makeApp)
            let apples = await result(on: phone.phone, payload, log)
            #expect(apples == own, words)
        }
    }

    private func ownResult(
        _ scenario: Scenario, _ methods: DelegateMethods, _ payload: Payload, hasScenes: Bool
    ) async -> Result {
        let log = CallbackLog()
        var configuration = Phone.Configuration(
            scenario, clock: TestClock(secondsSince1970: 10))
        if hasScenes { configuration.sceneDelegate = { HandsetsOwnScene(log: log) } }
        let phone = Phone(configuration) { HandsetsOwnApp(methods, log) }
        return await result(on: phone, payload, log)
    }

    private func result(on phone: Phone, _ payload: Payload, _ log: CallbackLog) async -> Result {
        let delivery = await phone.deliver(RemoteNotification(payload))
        _ = await phone.goHome()
        return Result(
            lines: log.lines, callbacks: delivery.callbacks, display: delivery.display,
            fetchResult: delivery.fetchResult, state: await phone.scenario.appState,
            faults: delivery.faults + delivery.lateFaults)
    }
}
