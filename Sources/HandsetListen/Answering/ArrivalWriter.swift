import Handset
import HandsetCommand
import HandsetGateway

/// A receiver that writes the output for all notifications of the gateway.
///
/// The gateway answers a notification after ``receive(_:)`` has returned, so the output of every
/// accepted notification has been written.
actor ArrivalWriter: ArrivalReceiver {
    /// With fewer arrivals per worker, several workers are slower than one.
    private static let smallestShare = 32

    private let answer: ArrivalAnswer
    /// The worker for arrivals one after another.
    private let worker: ArrivalAnswer.Worker
    /// The routers of the workers that run at the same time.
    private let routers: [SessionRouter]
    private let streams: StandardStreams
    private let refused: RefusedFile
    private var folder: NotificationFolder?
    private let goal: Int?
    private let ending: AsyncStream<ListenEnding>.Continuation
    private var lines = UndeliveredLines()
    private var verdict = Verdict()

    /// The number of notifications that have reached the app, or all devices of a channel.
    private(set) var deliveredCount = 0

    /// - Parameters:
    ///   - command: The options.
    ///   - ending: Gets a reason to end when enough notifications have arrived or one cannot be
    ///     written.
    /// - Throws: ``InputError`` and `JSONDocumentError` if the rules cannot be read, and
    ///   ``OutputError`` if a file or a folder cannot be created.
    init(_ command: ListenCommand, ending: AsyncStream<ListenEnding>.Continuation) throws {
        let payloadAnswer = try command.app.makeAnswer()
        answer = ArrivalAnswer(
            payloadAnswer: payloadAnswer, maximumByteCount: command.refusals.maximumBytes,
            maximumDepth: command.refusals.maximumDepth)
        let streams = StandardStreams()
        let router = payloadAnswer.router
        // A log on standard error, or a slow handler, must not hold data back.
        if command.app.isLogging || router.limitsTime { streams.output.isUnbuffered = true }
        worker = ArrivalAnswer.Worker(
            app: command.app.makeApp(of: router, loggingTo: streams),
            sessions: payloadAnswer.makeSessionWriter(router: router))
        routers = (0..<command.app.workerCount(of: router)).map { _ in router.withOwnExpressions }
        refused = try RefusedFile(path: command.refusals.refused)
        folder = try command.record.map { path throws(OutputError) in
            try NotificationFolder(path: path)
        }
        goal = command.count
        self.streams = streams
        self.ending = ending
    }

    func receive(_ arrivals: [Arrival]) async {
        do {
            for arrival in arrivals { try folder?.keep(arrival) }
            let work = arrivals.map { arrival in
                let hasLine = !arrival.fate.isDelivered && answer.payloadAnswer.format != .json
                return ArrivalAnswer.Work(
                    arrival: arrival, line: hasLine ? lines.line(for: arrival) : nil)
            }
            if routers.count > 1, work.count >= 2 * Self.smallestShare {
                try await writeAtOnce(work)
            } else {
                var verdict = Verdict()
                for work in work {
                    try await answer.write(
                        work, by: worker, to: streams, keepingRefusedBy: refused.keep, &verdict)
                }
                self.verdict.formUnion(verdict)
            }
            try streams.output.flush()
            try refused.flush()
        } catch {
            ending.yield(.failed(error))
            // An unwritten notification must not be answered, so this waits for the gateway to end.
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
            return
        }
        deliveredCount += arrivals.count { $0.fate.isDelivered || $0.fate.isBroadcast }
        if let goal, deliveredCount >= goal { ending.yield(.complete) }
    }

    /// Handles parts of the work at the same time, and writes the output in order.
    private func writeAtOnce(_ work: [ArrivalAnswer.Work]) async throws {
        let size = max(Self.smallestShare, (work.count + routers.count - 1) / routers.count)
        let answer = answer
        let starts = stride(from: 0, to: work.count, by: size)
        let shares = zip(starts, routers).map { start, router in
            let share = work[start..<min(start + size, work.count)]
            return Task.detached {
                let recording = StreamRecording()
                let streams = StandardStreams(recording)
                let worker = answer.makeWorker(router: router)
                var verdict = Verdict()
                for work in share {
                    try await answer.write(
                        work, by: worker, to: streams,
                        keepingRefusedBy: { recording.add(.refused(Array($0))) }, &verdict)
                }
                return (recording.contents(upTo: recording.mark), verdict)
            }
        }
        for share in shares {
            let (contents, verdict) = try await share.value
            try contents.write(to: streams, refused: refused)
            self.verdict.formUnion(verdict)
        }
    }

    /// Writes a line to standard error, after all data before it.
    func report(_ text: String) {
        do {
            try streams.report(text)
        } catch {
            ending.yield(.failed(error))
        }
    }

    /// Writes the last messages.
    ///
    /// - Returns: The verdict on all payloads.
    func finish() -> Verdict {
        for line in lines.rest { report(line) }
        return verdict
    }
}
