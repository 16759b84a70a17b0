extension Duration {
    /// The number of whole milliseconds, from 0 to the largest that the gateway counts.
    var wholeMilliseconds: UInt32 {
        let (seconds, attoseconds) = components
        let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1000)
        guard !isTooLarge else { return seconds < 0 ? 0 : .max }
        return UInt32(clamping: product + attoseconds / 1_000_000_000_000_000)
    }
}
