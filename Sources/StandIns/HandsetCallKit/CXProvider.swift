internal import HandsetPushKit

/// The app's door to the screen of calls.
open class CXProvider: NSObject, @unchecked Sendable {  // because a lock guards what changes
    private struct Contents {
        weak var delegate: (any CXProviderDelegate)?
        var queue = DispatchQueue.main
        var configuration: CXProviderConfiguration
    }

    private let lock = NSLock()
    private var contents: Contents

    public init(configuration: CXProviderConfiguration) {
        contents = Contents(configuration: configuration)
        super.init()
        AppCalls.shared.add(self)
    }

    public var configuration: CXProviderConfiguration {
        get { lock.withLock { contents.configuration } }
        set { lock.withLock { contents.configuration = newValue } }
    }

    /// Sets the object that gets the actions, which the provider does not keep.
    ///
    /// - Parameters:
    ///   - delegate: The object.
    ///   - queue: The queue of its methods. If `nil`, the main one.
    public func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        lock.withLock {
            contents.delegate = delegate
            contents.queue = queue ?? .main
        }
        onQueue { provider in provider.delegate?.providerDidBegin(provider) }
    }

    package var delegate: (any CXProviderDelegate)? { lock.withLock { contents.delegate } }
    /// True if the delegate's methods are called on the main thread.
    package var isOnMainQueue: Bool { queue.label == DispatchQueue.main.label }
    package var queue: DispatchQueue { lock.withLock { contents.queue } }

    private func onQueue(_ body: @escaping @Sendable (CXProvider) -> Void) {
        queue.async { [weak self] in
            if let self { body(self) }
        }
    }

    // MARK: - Reports

    /// Reports a call that comes in, and passes the error of one that is not shown to a closure.
    public func reportNewIncomingCall(
        with uuid: UUID, update: CXCallUpdate,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let error = report(uuid, update)
        onQueue { _ in completion(error) }
    }

    /// Reports a call that comes in.
    ///
    /// - Throws: ``CXErrorCodeIncomingCallError`` of a call that is not shown.
    public func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws {
        if let error = report(uuid, update) { throw error }
    }

    /// A report that fails counts for iOS as well.
    private func report(_ uuid: UUID, _ update: CXCallUpdate) -> CXErrorCodeIncomingCallError? {
        PushRegistries.shared.noteReport()
        return AppCalls.shared.add(uuid, update, of: self).map(CXErrorCodeIncomingCallError.init)
    }

    /// Gives a push that an extension got to the app, which needs an entitlement; nothing comes of it here.
    public class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any],
        completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        AppHost.shared.cannotDo(
            "CXProvider.reportNewIncomingVoIPPushPayload(_:)",
            remedy: "deliver a push of the type voip to the phone")
        completion?(nil)
    }

    public func reportCall(with uuid: UUID, updated update: CXCallUpdate) {
        AppCalls.shared.change(uuid, to: update)
    }

    public func reportCall(
        with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
    ) {
        AppCalls.shared.end(uuid)
    }

    /// Notes that a call to somebody is being connected.
    public func reportOutgoingCall(
        with uuid: UUID, startedConnectingAt dateStartedConnecting: Date?
    ) {}

    /// Notes that a call to somebody is connected.
    public func reportOutgoingCall(with uuid: UUID, connectedAt dateConnected: Date?) {
        AppCalls.shared.connect(uuid)
    }

    public func invalidate() {
        AppCalls.shared.endAll(of: self)
        onQueue { provider in provider.delegate?.providerDidReset(provider) }
    }

    /// The transactions that are not complete: none, as each is made at once.
    public var pendingTransactions: [CXTransaction] { [] }
}
