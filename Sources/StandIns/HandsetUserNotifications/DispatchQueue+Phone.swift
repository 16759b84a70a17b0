public import Dispatch
internal import Foundation

// The preparer puts `phoneAfter` in the place of an app's `asyncAfter`, whose forms the compiler would else find twice.

extension DispatchQueue {
    /// Runs work later: by the test clock if the phone has one, otherwise in real time.
    ///
    /// - Parameters:
    ///   - deadline: The moment.
    ///   - qos: The class of service.
    ///   - flags: The flags.
    ///   - work: The work.
    @preconcurrency public func phoneAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard AppHost.shared.testClock != nil else {
            return asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
        }
        // Safe because nothing changes them.
        nonisolated(unsafe) let flags = flags
        schedule(deadline) { self.async(qos: qos, flags: flags, execute: work) }
    }

    /// Runs work later, unless it is cancelled before: by the test clock if the phone has one, otherwise in real time.
    ///
    /// - Parameters:
    ///   - deadline: The moment.
    ///   - work: The work.
    public func phoneAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        guard AppHost.shared.testClock != nil else {
            return asyncAfter(deadline: deadline, execute: work)
        }
        // Safe because an item may be cancelled and run on any thread.
        nonisolated(unsafe) let item = work
        schedule(deadline) { if !item.isCancelled { self.async(execute: item) } }
    }

    /// Runs work at a moment of the calendar: by the test clock if the phone has one, otherwise in real time.
    ///
    /// - Parameters:
    ///   - wallDeadline: The moment.
    ///   - qos: The class of service.
    ///   - flags: The flags.
    ///   - work: The work.
    @preconcurrency public func phoneAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard AppHost.shared.testClock != nil else {
            return asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
        }
        nonisolated(unsafe) let flags = flags
        schedule(Self.deadline(at: wallDeadline)) {
            self.async(qos: qos, flags: flags, execute: work)
        }
    }

    /// Runs work at a moment of the calendar, unless it is cancelled before.
    ///
    /// - Parameters:
    ///   - wallDeadline: The moment.
    ///   - work: The work.
    public func phoneAfter(wallDeadline: DispatchWallTime, execute work: DispatchWorkItem) {
        guard AppHost.shared.testClock != nil else {
            return asyncAfter(wallDeadline: wallDeadline, execute: work)
        }
        phoneAfter(deadline: Self.deadline(at: wallDeadline), execute: work)
    }

    private func schedule(_ deadline: DispatchTime, _ action: @escaping @Sendable () -> Void) {
        guard deadline != .distantFuture else { return }
        let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        AppTime.schedule(
            after: .nanoseconds(Int64(clamping: end > now ? end - now : 0)), action)
    }

    private static func deadline(at moment: DispatchWallTime) -> DispatchTime {
        guard moment != .distantFuture else { return .distantFuture }
        // Dispatch counts the nanoseconds since 1970 as negative numbers.
        let nanoseconds = { (time: DispatchWallTime) in Int64(bitPattern: 0 &- time.rawValue) }
        let (rest, overflow) = nanoseconds(moment).subtractingReportingOverflow(
            nanoseconds(.now()))
        return .now() + .nanoseconds(overflow ? 0 : Int(max(0, rest)))
    }
}
