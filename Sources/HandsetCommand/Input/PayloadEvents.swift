import Handset

/// Does what is to be done with what a reader finds: payloads are handed on, refusals are reported.
struct PayloadEvents {
    let streams: StandardStreams
    let body: PayloadWork.Body

    /// Does it for one event.
    ///
    /// - Throws: What the closure throws but `DescriptionTooLong`, which refuses the payload; what has
    ///   kept the stream from being read on; an ``OutputError`` if something cannot be written.
    func take(
        _ event: PayloadReader.Event, of reader: PayloadReader, _ verdict: inout Verdict
    ) async throws {
        switch event {
        case .payload(let payload):
            for warning in payload.warnings { try streams.report("\(warning)") }
            do {
                try await body(payload, reader, &verdict)
            } catch let error as DescriptionTooLong {
                verdict.hasRefusals = true
                let refusal = reader.refuseLast(
                    .textTooLong, finding: error.finding, advice: error.advice)
                if let refusal { try streams.report("\(refusal)") }
            }
        case .refusal(let refusal):
            verdict.hasRefusals = true
            try streams.report("\(refusal)")
        case .failure(let error):
            throw error
        }
    }
}
