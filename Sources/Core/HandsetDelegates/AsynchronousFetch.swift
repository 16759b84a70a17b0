/// The asynchronous form of a delegate's method for new content.
///
/// It is in a module of its own because of the isolation of asynchronous methods: a delegate on the main
/// actor can implement it as on iOS only if its module lacks `NonisolatedNonsendingByDefault`, which
/// all others have.
public protocol AsynchronousFetch<FetchApplication, FetchResult>: SendableMetatype {
    /// The app as the system knows it.
    associatedtype FetchApplication: Sendable
    associatedtype FetchResult: Sendable

    /// Called when a notification has arrived, was tapped, or has new content (iOS 7 and later).
    ///
    /// It is the other form of the method with the completion handler, which calls it unless the app
    /// implements that one.
    func application(
        _ application: FetchApplication,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async throws -> FetchResult
}
