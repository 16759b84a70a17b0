internal import Synchronization

/// The registry of an app for pushes that are not notifications.
open class PKPushRegistry: NSObject, @unchecked Sendable {  // because a lock guards what changes
    private struct Contents: Sendable {
        var types: Set<PKPushType>?
        var isMissing = false
    }

    private struct Reference {
        weak var delegate: (any PKPushRegistryDelegate)?
    }

    private let queue: DispatchQueue
    private let contents = Mutex(Contents())
    private let lock = NSLock()
    private var reference = Reference()

    /// Creates a registry.
    ///
    /// - Parameter queue: The queue of the delegate's methods. If `nil`, the main one.
    public init(queue: DispatchQueue?) {
        self.queue = queue ?? .main
        super.init()
        PushRegistries.shared.add(self)
    }

    /// The object that gets the pushes, which the registry does not keep.
    public var delegate: (any PKPushRegistryDelegate)? {
        get { lock.withLock { reference.delegate } }
        set { lock.withLock { reference.delegate = newValue } }
    }

    /// The types of the pushes that the app wants; to set it registers the app.
    public var desiredPushTypes: Set<PKPushType>? {
        get { contents.withLock(\.types) }
        set {
            let before = contents.withLock { contents in
                defer { contents.types = newValue }
                return contents.types ?? []
            }
            for type in (newValue ?? []).subtracting(before) {
                let token = PushRegistries.shared.token(for: type)
                queue.async { [self] in
                    delegate?.pushRegistry(
                        self, didUpdate: PKPushCredentials(type, token), for: type)
                }
            }
        }
    }

    /// Returns the app's token for a type; `nil` if it has not registered.
    public func pushToken(for type: PKPushType) -> Data? {
        guard desiredPushTypes?.contains(type) == true else { return nil }
        return PushRegistries.shared.token(for: type)
    }

    /// True if the delegate's methods are called on the main thread.
    package var isOnMainQueue: Bool { queue.label == DispatchQueue.main.label }

    /// Calls something on the queue of the delegate's methods, unless that is the main one.
    package func onQueue(_ body: @Sendable () -> Void) {
        if isOnMainQueue { body() } else { queue.sync(execute: body) }
    }

    /// Notes that the delegate does not have the method that was called.
    func lacksMethod() { contents.withLock { $0.isMissing = true } }

    /// Returns true if the delegate has the method that was called last, and begins anew.
    package func takeIsThere() -> Bool {
        contents.withLock { contents in
            defer { contents.isMissing = false }
            return !contents.isMissing
        }
    }
}
