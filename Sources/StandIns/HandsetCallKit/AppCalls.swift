internal import Synchronization

/// The calls of the app that the phone shows.
package final class AppCalls: Sendable {
    package static let shared = AppCalls()

    /// A call with what the user sees of it.
    package struct Shown: Sendable {
        package let call: CXCall
        package var caller: String
        package var hasVideo: Bool
        let provider: CXProvider
    }

    private struct Provider: Sendable {
        weak var provider: CXProvider?
    }

    private struct Observer: Sendable {
        weak var observer: CXCallObserver?
    }

    private struct Contents: Sendable {
        var shown: [Shown] = []
        /// The callers of all calls that were shown, in order.
        var callers: [String] = []
        var refusal: CXErrorCodeIncomingCallError.Code?
        var providers: [Provider] = []
        var observers: [Observer] = []
    }

    private let contents = Mutex(Contents())

    /// Forgets the calls, as a new phone and the end of the app do.
    package func reset() {
        contents.withLock { contents in
            contents.shown = []
            contents.callers = []
            contents.refusal = nil
        }
    }

    /// Ends the calls of an app that has ended; those that were shown are remembered.
    package func endProcess() { contents.withLock { $0.shown = [] } }

    /// The reason why the phone shows no call; `nil` if it does.
    package var refusal: CXErrorCodeIncomingCallError.Code? {
        get { contents.withLock(\.refusal) }
        set { contents.withLock { $0.refusal = newValue } }
    }

    /// The calls that the phone shows.
    package var shown: [Shown] { contents.withLock(\.shown) }
    /// The callers of all calls that the phone has shown, in order.
    package var callers: [String] { contents.withLock(\.callers) }
    var calls: [CXCall] { shown.map(\.call) }

    func add(_ provider: CXProvider) {
        contents.withLock { contents in
            contents.providers.removeAll { $0.provider == nil }
            contents.providers.append(Provider(provider: provider))
        }
    }

    func add(_ observer: CXCallObserver) {
        contents.withLock { contents in
            contents.observers.removeAll { $0.observer == nil }
            contents.observers.append(Observer(observer: observer))
        }
    }

    // MARK: - Reports

    /// Adds a call; returns the reason why it is not shown.
    func add(
        _ uuid: UUID, _ update: CXCallUpdate, of provider: CXProvider
    ) -> CXErrorCodeIncomingCallError.Code? {
        let call = CXCall(uuid)
        let shown = Shown(
            call: call, caller: update.caller, hasVideo: update.hasVideo, provider: provider)
        let refusal: CXErrorCodeIncomingCallError.Code? = contents.withLock { contents in
            if contents.shown.contains(where: { $0.call.uuid == uuid }) {
                return .callUUIDAlreadyExists
            }
            if let refusal = contents.refusal { return refusal }
            contents.shown.append(shown)
            contents.callers.append(shown.caller)
            return nil
        }
        if refusal == nil { tell(of: call) }
        return refusal
    }

    func change(_ uuid: UUID, to update: CXCallUpdate) {
        contents.withLock { contents in
            for index in contents.shown.indices where contents.shown[index].call.uuid == uuid {
                if update.hasCaller { contents.shown[index].caller = update.caller }
                contents.shown[index].hasVideo = update.hasVideo
            }
        }
    }

    func end(_ uuid: UUID) {
        let call = contents.withLock { contents -> CXCall? in
            guard let index = contents.shown.firstIndex(where: { $0.call.uuid == uuid }) else {
                return nil
            }
            return contents.shown.remove(at: index).call
        }
        guard let call else { return }
        call.state.withLock { $0.hasEnded = true }
        tell(of: call)
    }

    func connect(_ uuid: UUID) {
        guard let call = calls.first(where: { $0.uuid == uuid }) else { return }
        call.state.withLock { $0.hasConnected = true }
        tell(of: call)
    }

    func endAll(of provider: CXProvider) {
        for shown in shown where shown.provider === provider { end(shown.call.uuid) }
    }

    private func tell(of call: CXCall) {
        for observer in contents.withLock({ $0.observers.compactMap(\.observer) }) {
            observer.tell(of: call)
        }
    }

    // MARK: - Actions

    private func provider(of uuid: UUID) -> CXProvider? {
        shown.first { $0.call.uuid == uuid }?.provider
            ?? contents.withLock { $0.providers.compactMap(\.provider).last }
    }

    /// Returns the error of a transaction that cannot be made.
    func check(_ transaction: CXTransaction) -> CXErrorCodeRequestTransactionError? {
        guard !transaction.actions.isEmpty else { return .init(.emptyTransaction) }
        for case let action as CXCallAction in transaction.actions {
            guard provider(of: action.callUUID) != nil else { return .init(.unknownCallProvider) }
            let isKnown = calls.contains { $0.uuid == action.callUUID }
            if action is CXStartCallAction {
                if isKnown { return .init(.callUUIDAlreadyExists) }
            } else if !isKnown {
                return .init(.unknownCallUUID)
            }
        }
        return nil
    }

    /// Lets the app make the actions of a transaction, on the queue of its provider.
    package func perform(_ transaction: CXTransaction) {
        for case let action as CXCallAction in transaction.actions {
            guard let provider = provider(of: action.callUUID) else { continue }
            let make: @Sendable () -> Void = { [self] in perform(action, by: provider) }
            if provider.isOnMainQueue { make() } else { provider.queue.async(execute: make) }
        }
    }

    private func perform(_ action: CXCallAction, by provider: CXProvider) {
        guard let delegate = provider.delegate else { return }
        let call = calls.first { $0.uuid == action.callUUID }
        switch action {
        case let action as CXStartCallAction:
            let call = CXCall(action.callUUID, isOutgoing: true)
            let shown = Shown(
                call: call, caller: action.handle.value, hasVideo: action.isVideo,
                provider: provider)
            contents.withLock { $0.shown.append(shown) }
            delegate.provider(provider, perform: action)
            if action.hasFailed { end(action.callUUID) } else { activate(provider) }
        case let action as CXAnswerCallAction:
            delegate.provider(provider, perform: action)
            if action.hasFailed { return end(action.callUUID) }
            connect(action.callUUID)
            activate(provider)
        case let action as CXEndCallAction:
            delegate.provider(provider, perform: action)
            end(action.callUUID)
            if shown.isEmpty {
                delegate.provider(provider, didDeactivate: AVAudioSession.sharedInstance())
            }
        case let action as CXSetHeldCallAction:
            delegate.provider(provider, perform: action)
            call?.state.withLock { $0.isOnHold = action.isOnHold }
        case let action as CXSetMutedCallAction:
            delegate.provider(provider, perform: action)
            call?.state.withLock { $0.isMuted = action.isMuted }
        case let action as CXSetGroupCallAction: delegate.provider(provider, perform: action)
        case let action as CXPlayDTMFCallAction: delegate.provider(provider, perform: action)
        default: action.fail()
        }
    }

    private func activate(_ provider: CXProvider) {
        provider.delegate?.provider(provider, didActivate: AVAudioSession.sharedInstance())
    }
}

extension CXCallUpdate {
    fileprivate var hasCaller: Bool { localizedCallerName != nil || remoteHandle != nil }

    /// The caller as the user sees it.
    fileprivate var caller: String { localizedCallerName ?? remoteHandle?.value ?? "Unknown" }
}
