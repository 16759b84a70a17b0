/// A request for a task in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {  // because an app gives it away
    /// The identifier by which the app has registered the task.
    public let identifier: String
    /// The moment from which on the task may run.
    open var earliestBeginDate: Date?

    init(of identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest,
    @unchecked Sendable  // because an app gives it away when it submits it
{
    public init(identifier: String) { super.init(of: identifier) }
}

/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest,
    @unchecked Sendable  // because an app gives it away when it submits it
{
    /// True if the task needs the network.
    open var requiresNetworkConnectivity = false
    /// True if the device has to charge.
    open var requiresExternalPower = false

    public init(identifier: String) { super.init(of: identifier) }
}
