public import Dispatch
internal import Foundation

extension DispatchQueue {
    // The compiler prefers it to Dispatch's, which takes a class of service and flags too.
    /// Runs work later: by the test clock if the phone has one, otherwise in real time.
    ///
    /// - Parameters:
    ///   - deadline: The moment.
    ///   - work: The work.
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard AppHost.shared.testClock != nil else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        guard deadline != .distantFuture else { return }
        let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        let nanoseconds = end > now ? end - now : 0
        AppTime.schedule(after: .nanoseconds(Int64(clamping: nanoseconds))) {
            self.async(execute: work)
        }
    }
}
