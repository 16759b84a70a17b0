// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors about incoming calls.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors about transactions.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// The error of a call that CallKit does not show.
public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown = 0
        /// The app may not report calls.
        case unentitled = 1
        case callUUIDAlreadyExists = 2
        /// The user wants no disturbance.
        case filteredByDoNotDisturb = 3
        case filteredByBlockList = 4
        case filteredDuringRestrictedSharingMode = 5
        case callIsProtected = 6
        case filteredBySensitiveParticipants = 7
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    /// The domain.
    public static var errorDomain: String { CXErrorDomainIncomingCall }
    public var errorCode: Int { code.rawValue }
}

/// The error of a transaction that CallKit does not make.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown = 0
        /// The app may not ask.
        case unentitled = 1
        /// The app has no provider.
        case unknownCallProvider = 2
        /// The transaction has no action.
        case emptyTransaction = 3
        case unknownCallUUID = 4
        case callUUIDAlreadyExists = 5
        /// The action is not possible at this moment.
        case invalidAction = 6
        /// There are as many groups as there may be.
        case maximumCallGroupsReached = 7
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    /// The domain.
    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    public var errorCode: Int { code.rawValue }
}
