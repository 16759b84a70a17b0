package import Handset

/// Does what is to be done with what a reader finds: payloads are handed on, refusals are reported.
package struct PayloadEvents {
    package let streams: StandardStreams
    package let body: PayloadWork.Body
    /// Whether an answer may take so long that none is begun once a signal has come.
    let isSlow: Bool

    package init(
        streams: StandardStreams, isSlow: Bool = false, body: @escaping PayloadWork.Body
    ) {
        self.streams = streams
        self.body = body
        self.isSlow = isSlow
    }

    /// Does it for one event.
    ///
    /// - Throws: What the closure throws but `DescriptionTooLong` and `SessionSearchError`, which refuse
    ///   the payload; what has kept the stream from being read on; an ``OutputError`` if something
    ///   cannot be written.
    package func take(
        _ event: PayloadReader.Event, of reader: PayloadReader, _ verdict: inout Verdict
    ) async throws {
        switch event {
        case .payload where isSlow && StopSignal.pending != nil:
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
