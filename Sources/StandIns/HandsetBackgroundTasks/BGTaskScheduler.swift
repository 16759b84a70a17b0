/// The scheduler of tasks in the background, which iOS starts when it likes: here never, unless a test asks for it.
///
/// ```swift
/// let task = try await phone.runBackgroundTask("com.example.refresh")
/// #expect(task.wasSuccessful == true)
/// ```
open class BGTaskScheduler: NSObject, @unchecked Sendable {  // because a lock guards what it holds
    /// The reason why a request is refused, with Apple's numbers.
    public struct Error: CustomNSError, Hashable, Sendable {
        /// The number of a reason.
        public enum Code: Int, Sendable {
            /// Tasks cannot be scheduled here, as in a simulator.
            case unavailable = 1
            case tooManyPendingTaskRequests
            /// The identifier is not in the app's property list, or was not registered.
            case notPermitted
        }

        public let code: Code

        /// Apple's domain of these errors.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
    }

    /// The scheduler.
    public class var shared: BGTaskScheduler { only }

    private static let only = BGTaskScheduler()

    private struct Contents {
        var process = 0
        var handlers: [String: (BGTask) -> Void] = [:]
        var requests: [BGTaskRequest] = []
    }

    // A handler is called on the main actor alone.
    private nonisolated(unsafe) var contents = Contents()
    private let lock = NSLock()

    private override init() { super.init() }

    private func change<Result>(_ body: (inout Contents) -> Result) -> Result {
        lock.withLock {
            // A launch of the app begins without handlers; requests stay, as on iOS.
            let process = AppHost.shared.process
            if contents.process != process {
                contents.handlers = [:]
                contents.process = process
            }
            return body(&contents)
        }
    }

    /// Registers the code of a task, which the app does before its launch is over.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the task.
    ///   - queue: The queue; a test runs the code on the main actor.
    ///   - launchHandler: The code.
    /// - Returns: False if the identifier has code already, which ends the app on iOS.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        let isNew = change { contents in
            guard contents.handlers[identifier] == nil else { return false }
            contents.handlers[identifier] = launchHandler
            return true
        }
        if !isNew {
            AppHost.shared.cannotDo(
                "BGTaskScheduler.register(forTaskWithIdentifier: \"\(identifier)\")",
                remedy: "register it once in a launch, since iOS ends an app that does so twice")
        }
        return isNew
    }

    /// Asks for a task, in place of an earlier request with its identifier.
    ///
    /// - Parameter taskRequest: The request.
    /// - Throws: ``Error`` if no code is registered for it.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        let isKnown = change { contents in
            guard contents.handlers[taskRequest.identifier] != nil else { return false }
            contents.requests.removeAll { $0.identifier == taskRequest.identifier }
            contents.requests.append(taskRequest)
            return true
        }
        guard isKnown else { throw Error(code: .notPermitted) }
    }

    open func cancel(taskRequestWithIdentifier identifier: String) {
        change { $0.requests.removeAll { $0.identifier == identifier } }
    }

    open func cancelAllTaskRequests() { change { $0.requests = [] } }

    /// Passes the requests that wait to a closure.
    open func getPendingTaskRequests(
        completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
    ) {
        completionHandler(change { $0.requests })
    }

    /// Returns the requests that wait.
    open func pendingTaskRequests() async -> [BGTaskRequest] { change { $0.requests } }

    // MARK: - Tests

    /// Forgets everything, as a new phone does.
    package func reset() { change { $0 = Contents(process: $0.process) } }

    /// Runs the task of a request that waits.
    ///
    /// - Parameter identifier: The identifier of the task.
    /// - Returns: The task; `nil` if the app has not asked for it.
    @MainActor package func run(_ identifier: String) -> BGTask? {
        let found = change { contents -> (BGTaskRequest, (BGTask) -> Void)? in
            guard let request = contents.requests.first(where: { $0.identifier == identifier }),
                let handler = contents.handlers[identifier]
            else { return nil }
            contents.requests.removeAll { $0 === request }
            return (request, handler)
        }
        guard let (request, handler) = found else { return nil }
        let task =
            request is BGProcessingTaskRequest
            ? BGProcessingTask(identifier: identifier) : BGAppRefreshTask(identifier: identifier)
        handler(task)
        return task
    }
}
