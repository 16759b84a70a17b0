internal import Synchronization

/// The app's registration with Firebase Cloud Messaging, which is not asked here.
///
/// As soon as the app has its token of Apple's, it has one of Firebase's, ``sampleToken``, and the delegate gets it. As
/// with the usual `FirebaseAppDelegateProxyEnabled`, the app need not set ``apnsToken``.
open class Messaging: NSObject, @unchecked Sendable {  // because a lock guards what it holds
    /// The token that Firebase gives to each app here.
    public static let sampleToken = "handset-firebase:token"

    private static let only = Messaging()

    private struct Contents {
        var process = 0
        weak var delegate: (any MessagingDelegate)?
        var apnsToken: Data?
        var isAutoInitEnabled = true
        var topics: Set<String> = []
        var messageIdentifiers: Set<String> = []
    }
    private let contents = Mutex(Contents())

    override init() { super.init() }

    /// Returns the registration; without `FirebaseApp.configure()` there is none on iOS, which is a fault here.
    public class func messaging() -> Messaging {
        FirebaseApp.needConfiguration(for: "Messaging.messaging()")
        return only
    }

    /// Returns the helper of a service extension.
    public class func serviceExtension() -> MessagingExtensionHelper { MessagingExtensionHelper() }

    /// The object that gets Firebase's token, which is not kept.
    open weak var delegate: (any MessagingDelegate)? {
        get { change { $0.delegate } }
        set { change { $0.delegate = newValue } }
    }

    open var apnsToken: Data? {
        get { change { $0.apnsToken } }
        set { setAPNSToken(newValue) }
    }

    /// Sets the token of Apple's.
    ///
    /// - Parameters:
    ///   - apnsToken: The token.
    ///   - type: The environment.
    open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) {
        setAPNSToken(apnsToken)
    }

    private func setAPNSToken(_ token: Data?) {
        let isFirst = change { contents in
            defer { contents.apnsToken = token }
            return contents.apnsToken == nil && token != nil
        }
        guard isFirst else { return }
        Task { @MainActor in
            delegate?.messaging(self, didReceiveRegistrationToken: Self.sampleToken)
            NotificationCenter.default.post(
                name: .MessagingRegistrationTokenRefreshed, object: Self.sampleToken)
        }
    }

    /// The token of Firebase's; `nil` before the app has one of Apple's.
    open var fcmToken: String? { apnsToken == nil ? nil : Self.sampleToken }

    /// True if the app gets a token without asking.
    open var isAutoInitEnabled: Bool {
        get { change { $0.isAutoInitEnabled } }
        set { change { $0.isAutoInitEnabled = newValue } }
    }

    // MARK: - The token

    /// Passes the token of Firebase's to a closure; an error before the app has one of Apple's.
    open func token(
        completion: @escaping @MainActor @Sendable (String?, (any Error)?) -> Void
    ) {
        let token = fcmToken
        Task { @MainActor in
            completion(token, token == nil ? MessagingError(code: .noAPNSToken) : nil)
        }
    }

    /// Returns the token of Firebase's.
    ///
    /// - Returns: The token.
    /// - Throws: ``MessagingError`` before the app has one of Apple's.
    open func token() async throws -> String {
        guard let fcmToken else { throw MessagingError(code: .noAPNSToken) }
        return fcmToken
    }

    open func retrieveFCMToken(
        forSenderID senderID: String,
        completion: @escaping @MainActor @Sendable (String?, (any Error)?) -> Void
    ) { token(completion: completion) }

    /// Gives the token back, and tells a closure; the app gets the same one again.
    open func deleteToken(
        completion: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        Task { @MainActor in completion(nil) }
    }

    /// Gives the token back; the app gets the same one again.
    open func deleteToken() async throws {}

    /// Forgets all that Firebase keeps, and tells a closure.
    open func deleteData(
        completion: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        Task { @MainActor in completion(nil) }
    }

    // MARK: - Topics

    /// The topics that the app has subscribed to and not left.
    open var topics: Set<String> { change { $0.topics } }

    open func subscribe(
        toTopic topic: String,
        completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        change { _ = $0.topics.insert(topic) }
        guard let completion else { return }
        Task { @MainActor in completion(nil) }
    }

    open func subscribe(toTopic topic: String) async throws {
        change { _ = $0.topics.insert(topic) }
    }

    open func unsubscribe(
        fromTopic topic: String,
        completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        change { _ = $0.topics.remove(topic) }
        guard let completion else { return }
        Task { @MainActor in completion(nil) }
    }

    open func unsubscribe(fromTopic topic: String) async throws {
        change { _ = $0.topics.remove(topic) }
    }

    /// Tells Firebase of a push, for its statistics.
    ///
    /// - Parameter message: The push's `userInfo`.
    /// - Returns: The state of an unknown message if it is empty, and else of a new one, as Firebase's code says.
    @discardableResult open func appDidReceiveMessage(
        _ message: [AnyHashable: Any]
    ) -> MessagingMessageInfo {
        MessagingMessageInfo(message.isEmpty ? .unknown : .new)
    }

    private func change<Result>(_ body: (inout Contents) -> Result) -> Result {
        begin()
        return contents.withLock { contents in
            nonisolated(unsafe) let result = body(&contents)
            return result
        }
    }

    /// Begins anew in a launch of the app.
    private func begin() {
        let process = AppHost.shared.process
        let isNew = contents.withLock { contents in
            guard contents.process != process else { return false }
            contents = Contents(process: process)
            return true
        }
        guard isNew else { return }
        let token = AppHost.shared.onRegistration { [weak self] token in
            guard let self, apnsToken == nil else { return }
            setAPNSToken(token)
        }
        if let token { setAPNSToken(token) }
    }
}
