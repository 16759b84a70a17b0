internal import Synchronization

/// Something that is to be done with calls.
public class CXAction: NSObject, @unchecked Sendable {  // because a lock guards what changes
    private enum End: Sendable {
        case fulfilled, failed
    }

    public let uuid = UUID()
    private let end = Mutex<End?>(nil)

    /// True if the app has said how it went.
    public var isComplete: Bool { end.withLock { $0 != nil } }
    /// True if the app could not do it.
    package var hasFailed: Bool { end.withLock { $0 == .failed } }
    /// The time at which the app must be done.
    public var timeoutDate: Date { AppTime.date.addingTimeInterval(10) }

    public override init() { super.init() }

    /// Notes that it is done.
    public func fulfill() { end.withLock { $0 = $0 ?? .fulfilled } }

    /// Notes that it could not be done.
    public func fail() { end.withLock { $0 = $0 ?? .failed } }
}

/// Something that is to be done with one call.
public class CXCallAction: CXAction, @unchecked Sendable {
    // because it does not change

    public let callUUID: UUID

    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// The user answers a call.
public class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    // because it adds nothing

    /// Notes that the call is connected.
    public func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// The user declines a call, or ends it.
public class CXEndCallAction: CXCallAction, @unchecked Sendable {
    // because it adds nothing

    /// Notes that the call has ended.
    public func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// The user calls somebody.
public class CXStartCallAction: CXCallAction, @unchecked Sendable {
    // because one thread sets and hands it over

    /// The other side.
    public let handle: CXHandle
    public var contactIdentifier: String?
    /// True if the call has pictures.
    public var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    /// Notes that the call has begun.
    public func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// The user lets a call wait, or goes on with it.
public class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    // because one thread sets and hands it over

    /// True if the call waits.
    public var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// The user switches the microphone off or on.
public class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    // because one thread sets and hands it over

    /// True if it is off.
    public var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// The user makes a group of calls, or takes one out.
public class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    // because one thread sets and hands it over

    /// The call beside which this one is to be; `nil` takes it out.
    public var callUUIDToGroupWith: UUID?

    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}

/// The user types digits.
public class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    // because one thread sets and hands it over

    /// The kind of digits.
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        /// Several, after a short pause.
        case softPause = 2
        /// Several, after the user's word.
        case hardPause = 3
    }

    public var digits: String
    public var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(call: callUUID)
    }
}

/// Actions that are made together.
public class CXTransaction: NSObject, @unchecked Sendable {
    // because one thread sets and hands it over.

    public let uuid = UUID()
    public private(set) var actions: [CXAction]

    /// Creates a transaction without actions.
    public override init() { actions = [] }

    public init(action: CXAction) { actions = [action] }

    public init(actions: [CXAction]) { self.actions = actions }

    /// True if all actions are complete.
    public var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    public func addAction(_ action: CXAction) { actions.append(action) }
}
