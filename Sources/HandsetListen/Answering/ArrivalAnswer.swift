import Handset
import HandsetCommand
import HandsetGateway

/// What `handset listen` does with a notification: the app gets it as it gets a payload of `handset
/// receive`, or what became of it instead is written.
struct ArrivalAnswer: Sendable {
    let payloadAnswer: PayloadAnswer
    /// How many bytes a payload may have.
    let maximumByteCount: Int
    /// How many containers of a payload may be within one another.
    let maximumDepth: Int

    /// An arrival, with what is written of it besides data.
    struct Work: Sendable {
        let arrival: Arrival
        /// The line on standard error, or `nil` if there is none.
        let line: String?
    }

    /// The app of one task.
    struct Worker {
        let app: PhoneGapApp
        /// Writes the sessions of payloads, if nothing else comes of any of them.
        let sessions: SessionWriter?
    }

    /// Makes the app of a task, with a router that no other task uses at the time.
    func makeWorker(router: SessionRouter) -> Worker {
        Worker(
            app: PhoneGapApp(router: router),
            sessions: payloadAnswer.makeSessionWriter(router: router))
    }

    /// Does it, and writes what comes of it.
    ///
    /// - Parameters:
    ///   - work: The arrival.
    ///   - worker: The app.
    ///   - streams: Where it is written.
    ///   - refused: Takes the bytes of a payload that is refused.
    ///   - verdict: Learns of refusals, and of what was asked for and is not so.
    /// - Throws: ``OutputError`` if something cannot be written.
    func write(
        _ work: Work, by worker: Worker, to streams: StandardStreams,
        keepingRefusedBy refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void,
        _ verdict: inout Verdict
    ) async throws {
        let fate = work.arrival.fate
        if let line = work.line { try streams.report(line) }
        if fate.isDelivered, let bytes = sessionsAlone(of: work.arrival.payload, by: worker) {
            return try streams.output.write(bytes)
        }
        let notification = work.arrival.notification
        guard fate.isDelivered else {
            guard payloadAnswer.format == .json else { return }
            let record = PayloadRecord(
                origin: notification.origin, notification: notification.record(fate))
            return try streams.output.write(record.json, terminator: payloadAnswer.terminator)
        }
        let reader = PayloadReader(
            source: notification.source, whole: notification.payload,
            maximumByteCount: maximumByteCount, refused: refused)
        reader.maximumDepth = maximumDepth
        let events = PayloadEvents(streams: streams) { payload, _, verdict in
            if let sessions = worker.sessions {
                return try streams.output.write(
                    sessions.bytes(of: payload, json: notification.payload))
            }
            try await payloadAnswer.write(
                payload, of: worker.app, notification: notification.record(fate), to: streams,
                &verdict)
        }
        var isEmpty = true
        for event in reader {
            isEmpty = false
            try await events.take(event, of: reader, &verdict)
        }
        if isEmpty {
            try await events.take(.refusal(reader.refusalOfEmptyInput()), of: reader, &verdict)
        }
    }

    /// What is written of a payload where that is its sessions alone; `nil` if a reader has to look at it.
    private func sessionsAlone(of payload: [UInt8], by worker: Worker) -> [UInt8]? {
        guard maximumDepth >= PayloadReader.largestMaximumDepth, payload.count <= maximumByteCount
        else { return nil }
        return worker.sessions?.bytes(ofWhole: payload)
    }
}
