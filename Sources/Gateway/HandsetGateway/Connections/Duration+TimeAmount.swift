import NIOCore

extension Duration {
    /// The time as timers take it: from 0 to 292 years.
    var timeAmount: TimeAmount {
        let (seconds, attoseconds) = components
        let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !isTooLarge, seconds >= 0 else { return .nanoseconds(seconds < 0 ? 0 : .max) }
        let (sum, isSumTooLarge) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        return .nanoseconds(isSumTooLarge ? .max : sum)
    }
}
