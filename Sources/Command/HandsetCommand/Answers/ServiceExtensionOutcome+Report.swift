import Handset

extension ServiceExtensionOutcome {
    /// Reports that the original is shown because the service extension is at fault; otherwise does nothing.
    func report(
        of origin: PayloadOrigin, to streams: StandardStreams, _ verdict: inout Verdict
    ) throws(OutputError) {
        guard let failureReason else { return }
        verdict.isNegative = true
        try streams.report("\(origin): \(failureReason); the original is shown")
    }
}
