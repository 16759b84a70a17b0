public import Handset
public import HandsetBackgroundTasks
internal import HandsetUIKit

extension HandsetPhone {
    /// Lets the user enter a region, and delivers the app's own notifications that wait for it.
    ///
    /// - Parameter identifier: The name that the app has given to the region.
    /// - Returns: The results, in the order of the requests.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func enterRegion(_ identifier: String) async throws -> [Delivery] {
        try await phone.cross(true, intoRegion: identifier).map { try $0.check() }
    }

    /// Lets the user leave a region, and delivers the app's own notifications that wait for it.
    ///
    /// - Parameter identifier: The name that the app has given to the region.
    /// - Returns: The results, in the order of the requests.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func leaveRegion(_ identifier: String) async throws -> [Delivery] {
        try await phone.cross(false, intoRegion: identifier).map { try $0.check() }
    }

    /// Lets iOS run a task in the background that the app has asked for by `BGTaskScheduler.submit(_:)`.
    ///
    /// - Parameter identifier: The identifier of the task.
    /// - Returns: The task, whose `wasSuccessful` is `nil` until the app says that it is done.
    /// - Throws: ``ActFailure`` if the app has not asked for it; `DeliveryFailure` if the app has a fault.
    @discardableResult public func runBackgroundTask(_ identifier: String) async throws -> BGTask {
        let started = StartedTask()
        await phone.inApp("BGTaskScheduler") {
            started.task = BGTaskScheduler.shared.run(identifier)
        }
        guard let task = started.task else { throw ActFailure(.noBackgroundTask(identifier)) }
        try await checkFaults()
        return task
    }
}

/// The task that a call in the app gives back.
@MainActor private final class StartedTask {
    var task: BGTask?
}
