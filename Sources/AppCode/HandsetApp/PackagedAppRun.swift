internal import Foundation
internal import Handset
internal import HandsetSecurity
internal import HandsetStandIn
internal import HandsetUIKit

/// The run of a ``PackagedApp``: it answers each request of `handset` with a line.
@MainActor final class PackagedAppRun {
    private let channel = AppChannel()
    private let app: PackagedApp
    private var phone: HandsetPhone?
    /// The effects that were told.
    private var told: [AppEffect] = []
    /// The type of all pushes; `nil` if each payload shows its own.
    private var pushType: PushType?
    /// The number of requests that were told.
    private var toldRequestCount = 0
    /// The number of calls on what stands in, and of cuts, that were told.
    private var toldAskedCount = 0
    /// The time without an effect after which the app is done.
    private var quietTime = EffectWait.quietTime

    init(_ app: PackagedApp) {
        self.app = app
        ProgramOutput.writeAtOnce()
        AppLifeline.watch()
        Asked.whenCut { AppContainer.addCut($0) }
    }

    func answerAll() async {
        while let line = await channel.nextLine() {
            var reply = await answer(line)
            ProgramOutput.flush()
            leave()
            reply.logEnd = Int(lseek(STDERR_FILENO, 0, SEEK_CUR))
            guard let bytes = try? JSONEncoder().encode(reply) else { return }
            channel.write(bytes + Data("\n".utf8))
        }
    }

    /// Leaves what the app keeps to the next process, since this one may be ended at any time.
    private func leave() {
        guard let file = AppContainer.leftFile else { return }
        UserDefaults.standard.synchronize()
        for suite in AppHost.shared.suites { UserDefaults(suiteName: suite)?.synchronize() }
        Keychain.shared.write(to: file)
    }

    private func answer(_ line: String) async -> RunReply {
        var reply = RunReply()
        guard let request = try? JSONDecoder().decode(RunRequest.self, from: Data(line.utf8)) else {
            reply.failure = RunFailure(.unreadableRequest)
            return reply
        }
        if case .start(let settings) = request {
            reply.failure = start(settings)
            guard let phone, reply.failure == nil else { return reply }
            await tell(of: phone.phone, &reply)
            return reply
        }
        if case .change(let settings) = request, let phone {
            CrashedServiceExtension.isNext.withLock { $0 = settings.extensionCrashes == true }
            await phone.phone.change { $0 = settings.applied(to: $0) ?? $0 }
            await tell(of: phone.phone, &reply)
            return reply
        }
        if case .put(let payload) = request, let phone, let payload = try? Payload(json: payload) {
            reply.identifier = await phone.phone.put(RemoteNotification(payload))
            return reply
        }
        guard let phone, let deliveries = await deliver(request, to: phone, &reply) else {
            reply.failure = RunFailure(.unreadableRequest)
            return reply
        }
        for delivery in deliveries { tell(delivery, &reply) }
        if deliveries.count > 1 { reply.identifiers = deliveries.map(\.identifier) }
        // The app's main thread may be blocked.
        guard !deliveries.flatMap(\.faults).contains(where: { $0.kind == .hung }) else {
            return reply
        }
        await settle()
        do throws(DeliveryFailure) {
            try await phone.phone.checkFaults()
        } catch {
            reply.faults += AppRun.Fault.all(of: error)
        }
        // A handler that lives on, and that what stands in may have, would be called on a phone.
        let owners = HandlerLife.aliveCount > 0 ? Asked.closureOwners : []
        reply.faults = reply.faults.map { fault in
            let isEarlier = owners.isEmpty && fault.isOfExtension
            return fault.given(to: isEarlier ? Asked.closureOwnersBeforeLaunch : owners)
        }
        reply.effects = effects.without(told)
        told = effects
        reply.requests = phone.requests.dropFirst(toldRequestCount).map(\.description)
        toldRequestCount = phone.requests.count
        let asked = Asked.calls
        reply.asked = asked.isEmpty ? nil : Array(asked.dropFirst(toldAskedCount))
        reply.faults = reply.faults.map { $0.after(asking: reply.asked ?? []) }
        toldAskedCount = asked.count
        reply.cuts = Asked.cuts.isEmpty ? nil : Asked.cuts
        await tell(of: phone.phone, &reply)
        return reply
    }

    /// Begins a run; returns the reason if there is none.
    private func start(_ settings: RunSettings) -> RunFailure? {
        guard let phone = app.phone(settings) else { return RunFailure(.unreadableRequest) }
        CrashedServiceExtension.isNext.withLock { $0 = settings.extensionCrashes == true }
        if let reason = app.leftOut { return RunFailure(.delegateLeftOut, [reason]) }
        if let path = settings.answers {
            do throws(JSONDocumentError) {
                phone.requestFixtures = try RequestFixtures(contentsOf: path, allowsOutside: true)
            } catch {
                return RunFailure(.unreadableAnswers, ["\(error)"])
            }
        }
        if let path = settings.defaults, settings.keepsContainer != true {
            do throws(JSONDocumentError) {
                AppContainer.seed(try AppDefaults(contentsOf: path))
            } catch {
                return RunFailure(.unreadableDefaults, ["\(error)"])
            }
        }
        self.phone = phone
        pushType = settings.pushType.flatMap(PushType.named)
        quietTime = settings.quietTime.map { .milliseconds($0) } ?? EffectWait.quietTime
        told = effects
        // A router that the new app creates has opened nothing yet.
        AppHost.shared.whenLaunched = { [weak self] in
            guard let self else { return }
            told = effects
        }
        return nil
    }

    /// Makes the acts of a request; `nil` if one of its members has no meaning here.
    private func deliver(
        _ request: RunRequest, to app: HandsetPhone, _ reply: inout RunReply
    ) async -> [Delivery]? {
        let phone = app.phone
        func notification(_ json: String) -> RemoteNotification? {
            (try? Payload(json: json)).map { RemoteNotification($0, pushType: pushType) }
        }
        switch request {
        case .start, .change, .put: return nil
        case .receive(let payload, let choice):
            guard let push = notification(payload), let choice = UserChoice(choice) else {
                return nil
            }
            return [await phone.deliver(push, then: choice)]
        case .receiveAs(let payload, let type):
            guard let payload = try? Payload(json: payload), let type = PushType.named(type) else {
                return nil
            }
            return [await phone.deliver(RemoteNotification(payload, pushType: type))]
        case .answerCall:
            await app.answerCall(&reply)
            return []
        case .endCall:
            await app.endCall(&reply)
            return []
        case .receiveAtLaunch(let payload, let choice):
            guard let push = notification(payload), let choice = UserChoice(choice) else {
                return nil
            }
            return [await phone.open(), await phone.deliver(push, then: choice)]
        case .receiveBoth(let first, let second):
            guard let first = notification(first), let second = notification(second) else {
                return nil
            }
            return await phone.deliver(first, during: second)
        case .receiveLocal(let payload, let hasTrigger, let choice):
            guard let payload = try? Payload(json: payload), let choice = UserChoice(choice) else {
                return nil
            }
            let request = UserNotificationRequest(local: payload, hasTrigger: hasTrigger)
            return [await phone.deliver(request, then: choice)]
        case .act(let identifier, let choice):
            guard let choice = UserChoice(choice) else { return nil }
            return [await phone.act(choice, on: identifier)]
        case .open: return [await phone.open()]
        case .goHome: return [await phone.goHome()]
        }
    }

    private func tell(_ delivery: Delivery, _ reply: inout RunReply) {
        reply.steps += delivery.steps.map(RunStep.init)
        reply.identifier = delivery.identifier
        reply.activityRefusal = delivery.activityRefusal ?? reply.activityRefusal
        reply.impossibleAct = delivery.impossibleAct.map { "\($0)" }
        if case .changed(let content)? = delivery.serviceExtension {
            reply.payload = String(decoding: content.payload.json, as: UTF8.self)
        }
        var delivery = delivery
        delivery.impossibleAct = nil
        if delivery.serviceExtensionUsedLastChance { reply.faults.append(.lastChance) }
        do throws(DeliveryFailure) {
            try delivery.check()
        } catch {
            reply.faults += AppRun.Fault.all(of: error)
        }
    }

    private func tell(of phone: Phone, _ reply: inout RunReply) async {
        let scenario = await phone.scenario
        reply.app = app.name
        let standIns = Asked.standIns
        if !standIns.names.isEmpty {
            reply.standIns = RunStandIns(count: standIns.names.count, cuts: standIns.cuts)
        }
        reply.appState = scenario.appState.rawValue
        reply.backgroundModes = scenario.backgroundModes.names
        reply.methods = await phone.foundMethods.names
        reply.lifeCycle = await phone.seenLifeCycle.rawValue
        reply.categories = await phone.registeredCategories?.map(RunCategory.init)
        let state = await phone.state
        reply.badge = state.badge
        reply.badgeBelowZero = state.lowestBadge < 0 ? state.lowestBadge : nil
        reply.delivered = state.delivered.map(\.identifier)
        reply.calls = self.phone?.runCalls
    }

    private var effects: [AppEffect] { app.allEffects }

    // MARK: - The end of an act

    /// Waits until what the app has begun in its callbacks has no new effect.
    private func settle() async {
        var wait = EffectWait(after: effects, quietFor: quietTime)
        while !wait.isOver {
            try? await Task.sleep(for: EffectWait.interval)
            wait.look(at: effects)
        }
    }
}
