package import Handset

/// Handles what a reader finds: passes payloads on and reports refusals.
package struct PayloadEvents {
    package let streams: StandardStreams
    package let body: PayloadWork.Body
    /// True if a payload may take long, so that none is started after a signal.
    let isSlow: Bool
    private let tellsWarnings: Bool
    private let refusalTerminator: UInt8?
    private let refused: ((RefusalRecord) async throws(OutputError) -> Void)?

    package init(
        streams: StandardStreams, isSlow: Bool = false,
        refused: ((RefusalRecord) async throws(OutputError) -> Void)? = nil,
        body: @escaping PayloadWork.Body
    ) {
        self.init(
            streams: streams, PayloadWork(isSlow: isSlow, refused: refused, body: body))
    }

    init(streams: StandardStreams, _ work: PayloadWork) {
        self.streams = streams
        body = work.body
        isSlow = work.isSlow
        tellsWarnings = work.tellsWarnings
        refusalTerminator = work.refusalTerminator
        refused = work.refused
    }

    /// Throws the errors of `body`, except `DescriptionWriter.TextTooLong` and `SessionSearchError`, which refuse the
    /// payload, and the error that stopped reading.
    package func take(
        _ event: PayloadReader.Event, of reader: PayloadReader, _ verdict: inout Verdict
    ) async throws {
        switch event {
        case .payload where StopSignal.pending != nil && (isSlow || streams.output.hasGivenUp):
            streams.output.leaveUnanswered()
        case .payload(let payload):
            if tellsWarnings {
                for warning in payload.warnings { try streams.report("\(warning)") }
            }
            do {
                try await body(payload, reader, &verdict)
                streams.output.endAnswer()
            } catch let error as StopRequest {
                streams.output.leaveUnanswered()
                throw error
            } catch let error as DescriptionWriter.TextTooLong {
                try await refuse(.textTooLong(error), reader, &verdict)
            } catch let error as SessionSearchError {
                try await refuse(error, reader, &verdict)
            }
        case .refusal(let refusal):
            try await record(refusal, reader)
            // Only the records count empty lines.
            guard reader.framing != .lines || refusal.cause != .empty else { return }
            verdict.refuse()
            try streams.report("\(refusal)")
        case .failure(let error):
            throw error
        }
    }

    private func refuse(
        _ error: SessionSearchError, _ reader: PayloadReader, _ verdict: inout Verdict
    ) async throws(OutputError) {
        verdict.refuse()
        guard let refusal = reader.refuseLast(error) else { return }
        try await record(refusal, reader)
        try streams.report("\(refusal)")
    }

    /// Makes the record of a refusal, so that there is one for each value.
    private func record(
        _ refusal: PayloadRefusal, _ reader: PayloadReader
    ) async throws(OutputError) {
        guard refusalTerminator != nil || refused != nil else { return }
        let record = RefusalRecord(refusal, number: reader.payloadCount + 1)
        try await refused?(record)
        guard let refusalTerminator else { return }
        try streams.output.write(record.json, terminator: refusalTerminator)
        streams.output.endAnswer()
    }
}
