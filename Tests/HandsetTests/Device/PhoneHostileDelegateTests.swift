import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct PhoneHostileDelegateTests {
    /// What comes of a conduct in a method; `nil` if there is nothing wrong with it.
    private func fault(
        _ conduct: DelegateConduct, _ selector: AppCallback.Selector
    ) -> DelegateFault.Kind? {
        switch conduct {
        case .throwing: .threw("it is broken")
        case .blocking, .blockingLaunch: .hung
        case .hanging: selector.hasCompletionHandler ? .neverCalled : .neverReturned
        case .neverAnswering: selector.hasCompletionHandler ? .neverCalled : nil
        case .answeringTwice: selector.hasCompletionHandler ? .calledAgain : nil
        case .good, .answeringAgainLater: nil
        }
    }

    private func isOfCenter(_ selector: AppCallback.Selector) -> Bool {
        selector == .willPresentNotification || selector == .didReceiveResponse
    }

    @Test(
        "A delegate's fault is reported, ends its app as iOS does, and the next notification comes",
        arguments: PhoneScene.reachedSelectors,
        [
            DelegateConduct.good, .throwing, .hanging, .blocking, .neverAnswering,
            .answeringTwice,
        ])
    func hostile(selector: AppCallback.Selector, conduct: DelegateConduct) async throws {
        let scene = try PhoneScene.reaching(selector)
        let script = PhoneDelegateScript(conduct, in: selector)
        defer { script.release() }
        let phone = await script.phone(scene.scenario)
        let delivery = await phone.deliver(scene.notification)

        let kind = fault(conduct, selector)
        #expect(delivery.faults == kind.map { [DelegateFault($0, in: selector)] } ?? [])
        let ends: Bool
        switch kind {
        case nil, .neverReturned: ends = false
        case .neverCalled: ends = !isOfCenter(selector)
        default: ends = true
        }
        let planned = scene.planned
        let place = try #require(planned.firstIndex { $0.selector == selector })
        let expected = ends ? Array(planned[...place]) : planned
        #expect(delivery.callbacks == expected)
        #expect(script.calls == expected.map(\.selector))
        switch kind {
        case .neverCalled:
            #expect(delivery.systemMessages == [.completionHandlerNeverCalled(selector)])
        case .calledAgain:
            #expect(delivery.systemMessages == [.completionHandlerCalledTwice])
        default: #expect(delivery.systemMessages == [])
        }
        let state = await phone.scenario.appState
        let plannedState = scene.scenario.plan(for: scene.notification.payload).appState
        #expect(state == (ends ? .notRunning : plannedState))

        script.reform()
        await phone.change { scenario in
            scenario.action = .tap
            if scenario.appState == .active { scenario.appState = .background }
        }
        let launches = script.launches
        let next = await phone.deliver(scene.notification)
        #expect(next.faults == [])
        #expect(next.selectors.last == .didBecomeActive)
        #expect((next.selectors.first == .didFinishLaunching) == ends)
        #expect(script.launches == launches + (ends ? 1 : 0))
        #expect(script.lateFaults == [])
    }

    @Test("A callback may take 30 seconds")
    func limit() async throws {
        let scene = try PhoneScene.reaching(.didReceiveRemoteNotification)
        let script = PhoneDelegateScript(.hanging, in: .didReceiveRemoteNotification)
        defer { script.release() }
        _ = await script.phone(scene.scenario).deliver(scene.notification)
        #expect(Set(script.clock.lengths) == [.seconds(30)])
    }

    @Test(
        "A completion handler that is called when the time is over is reported as late",
        arguments: AppCallback.Selector.allCases.filter(\.hasCompletionHandler))
    func late(selector: AppCallback.Selector) async throws {
        let scene = try PhoneScene.reaching(selector)
        let script = PhoneDelegateScript(.neverAnswering, in: selector)
        let phone = await script.phone(scene.scenario)
        let delivery = await phone.deliver(scene.notification)
        let state = await phone.scenario.appState
        #expect(delivery.fetchResult == nil || selector == .willPresentNotification)
        #expect(script.lateFaults == [])
        script.callHandlers()
        #expect(script.lateFaults == [DelegateFault(.calledLate, in: selector)])
        #expect(await phone.scenario.appState == state)
        script.callHandlers()
        #expect(script.lateFaults.map(\.kind) == [.calledLate, .calledAgain])
    }

    @Test(
        "A completion handler that is called again later is reported each time, and ends the app",
        arguments: AppCallback.Selector.allCases.filter(\.hasCompletionHandler))
    func twiceLater(selector: AppCallback.Selector) async throws {
        let scene = try PhoneScene.reaching(selector)
        let script = PhoneDelegateScript(.answeringAgainLater, in: selector)
        let phone = await script.phone(scene.scenario)
        let delivery = await phone.deliver(scene.notification)
        #expect(delivery.faults == [])
        #expect(delivery.callbacks == scene.planned)
        script.callHandlers()
        script.callHandlers()
        let fault = DelegateFault(.calledAgain, in: selector)
        #expect(script.lateFaults == [fault, fault])
        #expect(await phone.scenario.appState == .notRunning)
        script.reform()
        await phone.change { $0.action = .tap }
        let next = await phone.deliver(scene.notification)
        #expect(next.selectors.first == .didFinishLaunching)
        #expect(next.faults == [])
        // The app that calls now has ended long ago: the one that runs is not to blame.
        script.callHandlers()
        #expect(await phone.scenario.appState == .active)
    }

    @Test(
        "An app that was ended and calls its completion handler leaves the next one alone",
        arguments: [
            AppCallback.Selector.didReceiveRemoteNotificationWithFetchHandler, .handleAction,
            .handleActionWithResponseInfo,
        ])
    func afterEnd(selector: AppCallback.Selector) async throws {
        let scene = try PhoneScene.reaching(selector)
        let script = PhoneDelegateScript(.neverAnswering, in: selector)
        let phone = await script.phone(scene.scenario)
        _ = await phone.deliver(scene.notification)
        script.reform()
        await phone.change { $0.action = .tap }
        _ = await phone.deliver(scene.notification)
        script.callHandlers()
        script.callHandlers()
        #expect(script.lateFaults.map(\.kind) == [.calledLate, .calledAgain])
        #expect(await phone.scenario.appState == .active)
    }

    @Test("A delegate whose creation blocks hangs in the app's first callback")
    func blockingLaunch() async throws {
        let scene = try PhoneScene.reaching(.didFinishLaunching)
        let script = PhoneDelegateScript(.blockingLaunch)
        defer { script.release() }
        let phone = await script.phone(scene.scenario)
        let delivery = await phone.deliver(scene.notification)
        #expect(delivery.faults == [DelegateFault(.hung, in: .didFinishLaunching)])
        #expect(delivery.selectors == [.didFinishLaunching])
        #expect(script.calls == [])
        #expect(await phone.scenario.appState == .notRunning)
        script.reform()
        let next = await phone.deliver(scene.notification)
        #expect(next.selectors == [.didFinishLaunching, .didBecomeActive])
        #expect(next.faults == [])
    }

    private struct EmptyDelegate: ApplicationDelegate {}
    private final class EmptyCenterDelegate: ApplicationDelegate, UserNotificationCenterDelegate {}

    @Test(
        "A method that the delegate does not have is left out, and nothing is wrong",
        arguments: AppCallback.Selector.allCases.filter { DelegateMethods.named(of: $0) != nil })
    func missing(selector: AppCallback.Selector) async throws {
        let scene = try PhoneScene.reaching(selector)
        for launch: @Sendable () -> any ApplicationDelegate in [
            { EmptyDelegate() }, { EmptyCenterDelegate() },
        ] {
            let phone = Phone(.init(scene.scenario, clock: ManualClock())) { launch() }
            let delivery = await phone.deliver(scene.notification)
            #expect(delivery.faults == [])
            #expect(!delivery.selectors.contains(selector))
            let method = try #require(DelegateMethods.named(of: selector))
            let missing = await phone.missingMethods
            let hasDelegate = await phone.centerDelegate == .appDelegate
            let isAsked = hasDelegate || method.isDisjoint(with: .userNotifications)
            #expect(missing.isSuperset(of: method) == isAsked)
            #expect(await phone.scenario.appState != .notRunning)
        }
        let text = "\(DelegateMethodMissing(selector))"
        #expect(text.hasPrefix("the delegate does not implement \(selector)"))
    }

    @Test("Lines that iOS writes at a callback are not written of one that is not made")
    func noLogAfterEnd() async throws {
        var scene = try PhoneScene.reaching(.willPresentNotification)
        scene.scenario.backgroundModes = []
        let script = PhoneDelegateScript(.throwing, in: .willPresentNotification)
        let phone = await script.phone(scene.scenario)
        #expect(await phone.deliver(scene.notification).systemMessages == [])
        script.reform()
        await phone.change { $0.appState = .active }
        #expect(
            await phone.deliver(scene.notification).systemMessages == [.backgroundModeMissing])
    }
}
