/// A task that iOS runs while the app is in the background.
@preconcurrency @MainActor open class BGTask: NSObject {
    /// The identifier by which the app has registered it.
    public let identifier: String
    /// Called when the time is over.
    open var expirationHandler: (() -> Void)?
    /// The result that the app has told; `nil` as long as it has not.
    public private(set) var wasSuccessful: Bool?

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Tells that the task is done.
    open func setTaskCompleted(success: Bool) { wasSuccessful = success }
}

/// A short task that brings the app up to date.
open class BGAppRefreshTask: BGTask {}

/// A long task, for which iOS waits until the device charges.
open class BGProcessingTask: BGTask {}
