internal import Synchronization

/// A call, as the system knows it.
public class CXCall: NSObject, @unchecked Sendable {  // because a lock guards what changes
    struct State: Sendable {
        var isOnHold = false
        var hasConnected = false
        var hasEnded = false
        var isMuted = false
    }

    public let uuid: UUID
    /// True if the user has called.
    public let isOutgoing: Bool
    let state: Mutex<State>

    package init(_ uuid: UUID, isOutgoing: Bool = false) {
        self.uuid = uuid
        self.isOutgoing = isOutgoing
        state = Mutex(State())
    }

    /// True if the call waits.
    public var isOnHold: Bool { state.withLock(\.isOnHold) }
    /// True if the call is connected.
    public var hasConnected: Bool { state.withLock(\.hasConnected) }
    /// True if the call has ended.
    public var hasEnded: Bool { state.withLock(\.hasEnded) }

    /// Returns true for the call with the same identifier.
    public func isEqual(toCall call: CXCall) -> Bool { uuid == call.uuid }
}

/// The callbacks of an observer of calls.
@preconcurrency public protocol CXCallObserverDelegate: AnyObject {
    /// Called when a call has changed.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// An observer of the calls of the phone.
open class CXCallObserver: NSObject, @unchecked Sendable {  // because a lock guards what changes
    private struct Contents {
        weak var delegate: (any CXCallObserverDelegate)?
        var queue = DispatchQueue.main
    }

    private let lock = NSLock()
    private var contents = Contents()

    public override init() {
        super.init()
        AppCalls.shared.add(self)
    }

    public var calls: [CXCall] { AppCalls.shared.calls }

    /// Sets the object that gets the changes, which the observer does not keep.
    public func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
        lock.withLock { contents = Contents(delegate: delegate, queue: queue ?? .main) }
    }

    func tell(of call: CXCall) {
        lock.withLock { contents.queue }.async { [self] in
            lock.withLock { contents.delegate }?.callObserver(self, callChanged: call)
        }
    }
}

/// The app's way to ask for actions.
open class CXCallController: NSObject, @unchecked Sendable {  // because it does not change
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue

    public override init() { queue = .main }

    /// Creates a controller that answers on a queue.
    public init(queue: DispatchQueue) { self.queue = queue }

    public func request(
        _ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let error = AppCalls.shared.check(transaction)
        queue.async {
            completion(error)
            if error == nil { AppCalls.shared.perform(transaction) }
        }
    }

    /// Asks for the actions of a transaction.
    ///
    /// - Throws: ``CXErrorCodeRequestTransactionError`` if they cannot be made.
    public func request(_ transaction: CXTransaction) async throws {
        if let error = AppCalls.shared.check(transaction) { throw error }
        queue.async { AppCalls.shared.perform(transaction) }
    }

    public func requestTransaction(
        with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        request(CXTransaction(action: action), completion: completion)
    }

    public func requestTransaction(
        with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        request(CXTransaction(actions: actions), completion: completion)
    }

    /// Asks for an action.
    ///
    /// - Throws: ``CXErrorCodeRequestTransactionError`` if it cannot be made.
    public func requestTransaction(with action: CXAction) async throws {
        try await request(CXTransaction(action: action))
    }
}
