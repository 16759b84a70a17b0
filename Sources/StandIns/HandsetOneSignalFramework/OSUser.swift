/// The user of OneSignal, who is kept nowhere.
@preconcurrency @MainActor open class OSUser: NSObject {
    public let pushSubscription = OSPushSubscription()
    public internal(set) var externalId: String?
    /// The identifier of the user at OneSignal; `nil` before the device is registered.
    public var onesignalId: String? { pushSubscription.id.map { _ in "handset-user" } }

    private var tags: [String: String] = [:]

    open func addTag(key: String, value: String) { tags[key] = value }

    open func addTags(_ tags: [String: String]) { self.tags.merge(tags) { $1 } }

    open func removeTag(_ tag: String) { tags[tag] = nil }

    open func removeTags(_ tags: [String]) { for tag in tags { self.tags[tag] = nil } }

    open func getTags() -> [String: String] { tags }

    open func addAlias(label: String, id: String) {}

    /// Adds other names of the user.
    open func addAliases(_ aliases: [String: String]) {}

    open func removeAlias(_ label: String) {}

    open func addEmail(_ email: String) {}

    open func removeEmail(_ email: String) {}

    open func addSms(_ number: String) {}

    open func removeSms(_ number: String) {}

    open func setLanguage(_ language: String) {}

    /// Adds an object that sees changes; there are none here.
    open func addObserver(_ observer: any OSUserStateObserver) {}
}

/// The device's registration with OneSignal.
@preconcurrency @MainActor open class OSPushSubscription: NSObject {
    /// The token of Apple's, in hexadecimal digits; `nil` before the app has it.
    public private(set) var token: String?
    /// True if the user wants pushes.
    public private(set) var optedIn = true
    /// The identifier; `nil` before the app has a token.
    public var id: String? { token.map { _ in "handset-subscription" } }

    private var observers: [any OSPushSubscriptionObserver] = []

    private var state: OSPushSubscriptionState {
        OSPushSubscriptionState(id: id, token: token, optedIn: optedIn)
    }

    func register(_ data: Data) {
        change { $0.token = data.map { String(format: "%02x", $0) }.joined() }
    }

    /// Lets pushes come.
    open func optIn() { change { $0.optedIn = true } }

    /// Lets no pushes come.
    open func optOut() { change { $0.optedIn = false } }

    /// Adds an object that sees changes.
    open func addObserver(_ observer: any OSPushSubscriptionObserver) { observers.append(observer) }

    /// Removes an object that sees changes.
    open func removeObserver(_ observer: any OSPushSubscriptionObserver) {
        observers.removeAll { $0 === observer }
    }

    private func change(_ body: (OSPushSubscription) -> Void) {
        let before = state
        body(self)
        let change = OSPushSubscriptionChangedState(before, state)
        for observer in observers { observer.onPushSubscriptionDidChange(state: change) }
    }
}

/// A registration at a moment.
open class OSPushSubscriptionState: NSObject,
    @unchecked Sendable  // because nothing in it changes
{
    public let id: String?
    public let token: String?
    /// True if the user wants pushes.
    public let optedIn: Bool

    init(id: String?, token: String?, optedIn: Bool) {
        (self.id, self.token, self.optedIn) = (id, token, optedIn)
        super.init()
    }
}

/// A registration before and after a change.
open class OSPushSubscriptionChangedState: NSObject,
    @unchecked Sendable  // because nothing in it changes
{
    /// The registration before.
    public let previous: OSPushSubscriptionState
    /// The registration after.
    public let current: OSPushSubscriptionState

    init(_ previous: OSPushSubscriptionState, _ current: OSPushSubscriptionState) {
        (self.previous, self.current) = (previous, current)
        super.init()
    }
}

/// An object that sees changes of the registration.
@preconcurrency @MainActor public protocol OSPushSubscriptionObserver: AnyObject {
    /// Called with a change.
    func onPushSubscriptionDidChange(state: OSPushSubscriptionChangedState)
}

/// The user after a change.
open class OSUserChangedState: NSObject {}

/// An object that sees changes of the user.
@preconcurrency @MainActor public protocol OSUserStateObserver: AnyObject {
    /// Called with a change.
    func onUserStateDidChange(state: OSUserChangedState)
}
