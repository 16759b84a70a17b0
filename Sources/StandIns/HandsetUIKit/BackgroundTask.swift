/// A task in the background that an app has begun.
struct BackgroundTask {
    let identifier: UIBackgroundTaskIdentifier
    let name: String?
    let expire: (@MainActor @Sendable () -> Void)?
}
