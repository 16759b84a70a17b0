/// The address of somebody who calls or is called.
public class CXHandle: NSObject, NSCopying, @unchecked Sendable {  // because it does not change
    /// The kind of an address.
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber = 2
        case emailAddress = 3
    }

    public let type: HandleType
    public let value: String

    public init(type: HandleType, value: String) {
        self.type = type
        self.value = value
    }

    /// Returns the address itself, as it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true for an address of the same kind and text.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }

    public override var hash: Int { value.hashValue }
}

/// The things that the user sees of a call.
public class CXCallUpdate: NSObject, @unchecked Sendable {
    // because one thread sets and hands it over.

    /// The other side.
    public var remoteHandle: CXHandle?
    /// The name of the other side.
    public var localizedCallerName: String?
    /// True if the call can wait.
    public var supportsHolding = true
    /// True if the call can be one of a group.
    public var supportsGrouping = true
    /// True if the call can leave a group.
    public var supportsUngrouping = true
    /// True if the call takes digits.
    public var supportsDTMF = true
    /// True if the call has pictures.
    public var hasVideo = false
    /// True if the call is one of this screen alone.
    public var isScreenSharing = false
}

/// The settings of a provider.
public class CXProviderConfiguration: NSObject, @unchecked Sendable {  // because one thread sets it
    public let localizedName: String?
    public var ringtoneSound: String?
    public var iconTemplateImageData: Data?
    public var maximumCallGroups = 2
    public var maximumCallsPerCallGroup = 5
    /// True if the app Phone lists the calls.
    public var includesCallsInRecents = true
    /// True if calls may have pictures.
    public var supportsVideo = false
    /// True if the device translates.
    public var supportsAudioTranslation = false
    public var supportedHandleTypes: Set<CXHandle.HandleType> = []

    public override init() { localizedName = nil }

    public init(localizedName: String) { self.localizedName = localizedName }
}

/// The reason why a call has ended.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    /// The other side has ended it.
    case remoteEnded = 2
    /// The call was not answered.
    case unanswered = 3
    /// Another device of the user has answered.
    case answeredElsewhere = 4
    /// Another device of the user has declined.
    case declinedElsewhere = 5
}
