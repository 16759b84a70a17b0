import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Notes a callback of a scene, with its state.
private func note(_ scene: Scene, _ name: String, _ lines: Guarded<[String]>) {
    lines.withLock { $0.append("\(name) \(scene.activationState)") }
}

@Suite(.timeLimit(.minutes(30))) struct PhoneSceneDelegateTests {
    /// Notes the callbacks of an app's life.
    private class AppDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
        let lines: Guarded<[String]>

        init(_ lines: Guarded<[String]>) {
            self.lines = lines
        }

        func note(_ line: String) {
            lines.withLock { $0.append(line) }
        }

        func application(
            _ application: Application,
            didFinishLaunchingWithOptions options: [Application.LaunchOptionsKey: Any]?
        ) -> Bool {
            let userInfo = options?[.remoteNotification] as? [String: Any]
            note("launch \(userInfo?["session"] as? String ?? "-")")
            return true
        }

        func applicationWillEnterForeground(_ application: Application) { note("enter") }
        func applicationDidBecomeActive(_ application: Application) { note("active") }
        func applicationWillResignActive(_ application: Application) { note("resign") }
        func applicationDidEnterBackground(_ application: Application) { note("leave") }

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (BackgroundFetchResult) -> Void
        ) {
            note("fetch")
            completionHandler(.noData)
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) {
            note("response \(response.actionIdentifier) \(response.userText ?? "-")")
            completionHandler()
        }
    }

    private struct WindowDelegate: SceneDelegate {
        let lines: Guarded<[String]>

        func scene(
            _ scene: Scene, willConnectTo session: SceneSession,
            options connectionOptions: Scene.ConnectionOptions
        ) {
            let response = connectionOptions.notificationResponse
            let session = response?.notification.request.content.userInfo["session"] as? String
            note(scene, "connect \(response?.actionIdentifier ?? "-") \(session ?? "-")", lines)
        }

        func sceneWillEnterForeground(_ scene: Scene) { note(scene, "scene enter", lines) }
        func sceneDidBecomeActive(_ scene: Scene) { note(scene, "scene active", lines) }
        func sceneWillResignActive(_ scene: Scene) { note(scene, "scene resign", lines) }
        func sceneDidEnterBackground(_ scene: Scene) { note(scene, "scene leave", lines) }
    }

    /// A delegate of the application and of the scene.
    private final class BothDelegate: AppDelegate, SceneDelegate {
        func sceneWillEnterForeground(_ scene: Scene) { note("scene enter") }
        func sceneDidBecomeActive(_ scene: Scene) { note("scene active") }
    }

    private let lines = Guarded<[String]>([])
    private let tapped = "com.apple.UNNotificationDefaultActionIdentifier"

    private func scenario(
        _ state: AppState, _ action: UserAction = .nothing, version: Int = 18
    ) -> Scenario {
        var scenario = Scenario(IOSVersion(version), app: state, action: action)
        scenario.backgroundModes = .remoteNotification
        return scenario
    }

    /// A phone whose app has been launched before, if it is to run already.
    private func phone(_ scenario: Scenario, hasScenes: Bool = true) async -> Phone {
        let lines = lines
        var configuration = Phone.Configuration(scenario, clock: ManualClock())
        if hasScenes { configuration.sceneDelegate = { WindowDelegate(lines: lines) } }
        let phone = Phone(configuration) { AppDelegate(lines) }
        await phone.advance(by: .zero)
        lines.withLock { $0 = [] }
        return phone
    }

    private func notification(_ aps: String = #"{"alert":"hello"}"#) throws -> RemoteNotification {
        RemoteNotification(try Payload(json: #"{"aps":\#(aps),"session":"42"}"#))
    }

    @Test("A tap that launches the app is in the connection options, and calls didReceive")
    func coldTap() async throws {
        var scenario = scenario(.notRunning, .tap)
        let delivery = await phone(scenario).deliver(try notification())
        #expect(
            lines.value == [
                "launch -", "connect \(tapped) 42 unattached", "scene enter foregroundInactive",
                "response \(tapped) -", "scene active foregroundActive",
            ])
        scenario.lifeCycle = .scenes
        scenario.delegates = [.fetch, .userNotifications]
        let plan = scenario.plan(for: try notification().payload)
        #expect(delivery.callbacks == plan.callbacks)
        #expect(delivery.faults == [])
    }

    @Test("Before iOS 13, and without a scene delegate, the application has the life cycle")
    func noScenes() async throws {
        _ = await phone(scenario(.notRunning, .tap, version: 12)).deliver(try notification())
        #expect(lines.value == ["launch 42", "response \(tapped) -", "active"])
        lines.withLock { $0 = [] }
        var declared = scenario(.notRunning, .tap)
        declared.lifeCycle = .scenes
        _ = await phone(declared, hasScenes: false).deliver(try notification())
        #expect(lines.value == ["launch 42", "response \(tapped) -", "active"])
    }

    @Test("A delegate of the application may be the scene's too")
    func both() async throws {
        let lines = lines
        let phone = Phone(.init(scenario(.background), clock: ManualClock())) {
            BothDelegate(lines)
        }
        #expect(
            await phone.open().selectors == [
                .sceneWillEnterForeground, .sceneDidBecomeActive,
            ])
        #expect(
            lines.value == [
                "launch -", "scene enter", "scene active", "scene enter", "scene active",
            ])
    }

    @Test("An app that new content has launched gets its scene when it comes to the screen")
    func wake() async throws {
        let phone = await phone(scenario(.notRunning))
        _ = await phone.deliver(try notification(#"{"content-available":1}"#))
        #expect(lines.value == ["launch -", "fetch"])
        for _ in 0..<2 {
            lines.withLock { $0 = [] }
            _ = await phone.open()
            await phone.change { $0.appState = .background }
        }
        #expect(
            lines.value == ["scene enter foregroundInactive", "scene active foregroundActive"])
    }

    @Test("The first scene of an app that was woken connects without a response")
    func connectAfterWake() async throws {
        let phone = await phone(scenario(.notRunning))
        _ = await phone.deliver(try notification(#"{"content-available":1}"#))
        _ = await phone.open()
        #expect(lines.value[2...].first == "connect - - unattached")
        #expect(lines.value.count == 5)
    }

    @Test("Leaving the screen is told to the application, or to the scene")
    func leaving() async throws {
        for hasScenes in [false, true] {
            for locks in [false, true] {
                lines.withLock { $0 = [] }
                let phone = await phone(scenario(.active), hasScenes: hasScenes)
                let delivery = locks ? await phone.lock() : await phone.goHome()
                #expect(
                    lines.value
                        == (hasScenes
                            ? ["scene resign foregroundActive", "scene leave background"]
                            : ["resign", "leave"]))
                #expect(delivery.callbacks.map(\.applicationState) == [.active, .background])
                #expect(await phone.scenario.appState == .background)
                #expect(await phone.goHome().selectors == [])
                #expect(await phone.open().selectors.count == 2)
            }
        }
    }

    private struct ScriptedWindow: SceneDelegate {
        let script: PhoneDelegateScript

        func scene(
            _ scene: Scene, willConnectTo session: SceneSession,
            options connectionOptions: Scene.ConnectionOptions
        ) async throws {
            try await script.play(.sceneWillConnect)
        }
        func sceneWillEnterForeground(_ scene: Scene) async throws {
            try await script.play(.sceneWillEnterForeground)
        }
        func sceneDidBecomeActive(_ scene: Scene) async throws {
            try await script.play(.sceneDidBecomeActive)
        }
        func sceneWillResignActive(_ scene: Scene) async throws {
            try await script.play(.sceneWillResignActive)
        }
        func sceneDidEnterBackground(_ scene: Scene) async throws {
            try await script.play(.sceneDidEnterBackground)
        }
    }

    @Test(
        "A fault of the scene's delegate is reported, and ends the app unless its thread is free",
        arguments: [
            AppCallback.Selector.sceneWillConnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
        ], [DelegateConduct.throwing, .hanging, .blocking])
    func hostile(selector: AppCallback.Selector, conduct: DelegateConduct) async throws {
        let script = PhoneDelegateScript(conduct, in: selector)
        defer { script.release() }
        let leaves = selector == .sceneWillResignActive || selector == .sceneDidEnterBackground
        let phone = Phone(
            .init(
                scenario(leaves ? .active : .notRunning), clock: script.clock,
                sceneDelegate: { ScriptedWindow(script: script) }),
            launch: { PhoneScriptedDelegate(script: script) })
        let delivery = leaves ? await phone.goHome() : await phone.open()
        let kind: DelegateFault.Kind =
            switch conduct {
            case .throwing: .threw("it is broken")
            case .blocking: .hung
            default: .neverReturned
            }
        #expect(delivery.faults == [DelegateFault(kind, in: selector)])
        guard kind != .neverReturned else {
            #expect(await phone.scenario.appState == (leaves ? .background : .active))
            return
        }
        #expect(delivery.selectors.last == selector)
        #expect(await phone.scenario.appState == .notRunning)
        script.reform()
        let next = await phone.open()
        #expect(next.faults == [])
        #expect(
            next.selectors == [
                .didFinishLaunching, .sceneWillConnect, .sceneWillEnterForeground,
                .sceneDidBecomeActive,
            ])
    }

    @Test("An app that is covered leaves the screen without another word")
    func covered() async throws {
        let phone = await phone(scenario(.inactive), hasScenes: false)
        _ = await phone.goHome()
        #expect(lines.value == ["leave"])
    }

    @Test("The text that the user types comes with the response")
    func text() async throws {
        var scenario = scenario(.background)
        scenario.categories = [
            NotificationCategory(
                identifier: "chat", actions: [NotificationAction("reply", takesText: true)])
        ]
        scenario.choice = UserChoice(.button, actionIdentifier: "reply", userText: "On my way")
        _ = await phone(scenario, hasScenes: false)
            .deliver(try notification(#"{"alert":"hello","category":"chat"}"#))
        #expect(lines.value == ["response reply On my way"])
    }

    @Test("The user chooses a button of a notification that is there")
    func choose() async throws {
        var scenario = scenario(.background)
        scenario.categories = [
            NotificationCategory(
                identifier: "chat", actions: [NotificationAction("a"), NotificationAction("b")])
        ]
        let phone = await phone(scenario, hasScenes: false)
        let identifier = try await phone.deliver(
            notification(#"{"alert":"hello","category":"chat"}"#)
        ).identifier
        let second = UserChoice(.button, actionIdentifier: "b")
        await #expect(throws: DeliveryFailure.self) {
            try await phone.act(second, on: "other").check()
        }
        _ = await phone.act(second, on: identifier)
        #expect(lines.value == ["response b -"])
        #expect(await phone.state.delivered.isEmpty)
    }

    private struct TextDelegate: ApplicationDelegate {
        let lines: Guarded<[String]>
        func application(
            _ application: Application, handleActionWithIdentifier identifier: String?,
            forRemoteNotification userInfo: [AnyHashable: Any],
            withResponseInfo responseInfo: [AnyHashable: Any],
            completionHandler: @escaping @Sendable () -> Void
        ) {
            let text = responseInfo[UserNotificationResponse.typedTextKey] as? String
            lines.withLock { $0.append("\(identifier ?? "-") \(text ?? "-")") }
            completionHandler()
        }
    }

    @Test("On iOS 9 the text is in the response info")
    func oldText() async throws {
        var scenario = scenario(.background, version: 9)
        scenario.categories = [
            NotificationCategory(
                identifier: "chat", actions: [NotificationAction("reply", takesText: true)])
        ]
        scenario.choice = UserChoice(.button, actionIdentifier: "reply", userText: "On my way")
        let lines = lines
        let phone = Phone(.init(scenario, clock: ManualClock())) { TextDelegate(lines: lines) }
        _ = await phone.deliver(try notification(#"{"alert":"hello","category":"chat"}"#))
        #expect(lines.value == ["reply On my way"])
    }

    private final class CategoryDelegate: AppDelegate {
        override func applicationDidBecomeActive(_ application: Application) {
            let center = UserNotificationCenter.current()
            center.setNotificationCategories([
                NotificationCategory(identifier: "chat", actions: [NotificationAction("hide")])
            ])
            center.getNotificationCategories { [lines] categories in
                lines.withLock { $0.append("\(categories.count)") }
            }
        }
    }

    @Test("Categories that the app registers give notifications their buttons")
    func categories() async throws {
        let lines = lines
        let phone = Phone(.init(scenario(.background), clock: ManualClock())) {
            CategoryDelegate(lines)
        }
        _ = await phone.open()
        await phone.change { scenario in
            scenario.appState = .background
            scenario.action = .button
        }
        _ = await phone.deliver(try notification(#"{"alert":"hello","category":"chat"}"#))
        _ = await phone.deliver(try notification(#"{"alert":"hello","category":"other"}"#))
        #expect(
            lines.value == [
                "launch -", "1", "resign", "leave", "enter", "1", "response hide -",
            ])
    }
}
