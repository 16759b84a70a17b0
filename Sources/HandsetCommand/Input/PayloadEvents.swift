package import Handset

/// Handles what a reader finds: passes payloads on and reports refusals.
package struct PayloadEvents {
    package let streams: StandardStreams
    package let body: PayloadWork.Body
    /// True if a payload may take long, so that none is started after a signal.
    let isSlow: Bool

    package init(
        streams: StandardStreams, isSlow: Bool = false, body: @escaping PayloadWork.Body
    ) {
        self.streams = streams
        self.body = body
        self.isSlow = isSlow
    }

    /// Handles one event.
    ///
    /// - Throws: The errors of `body`, except `DescriptionTooLong` and `SessionSearchError`, which refuse
    ///   the payload; the error that stopped reading; an ``OutputError`` if output cannot be written.
    package func take(
        _ event: PayloadReader.Event, of reader: PayloadReader, _ verdict: inout Verdict
    ) async throws {
        switch event {
        case .payload where StopSignal.pending != nil && (isSlow || streams.output.hasGivenUp):
            streams.output.leaveUnanswered()
        case .payload(let payload):
            for warning in payload.warnings { try streams.report("\(warning)") }
            do {
                try await body(payload, reader, &verdict)
                streams.output.endAnswer()
            } catch let error as DescriptionTooLong {
                try refuse(.textTooLong(error), reader, &verdict)
            } catch let error as SessionSearchError {
                try refuse(error, reader, &verdict)
            }
        case .refusal(let refusal):
            verdict.hasRefusals = true
            try streams.report("\(refusal)")
        case .failure(let error):
            throw error
        }
    }

    private func refuse(
        _ error: SessionSearchError, _ reader: PayloadReader, _ verdict: inout Verdict
    ) throws(OutputError) {
        verdict.hasRefusals = true
        if let refusal = reader.refuseLast(error) { try streams.report("\(refusal)") }
    }
}
