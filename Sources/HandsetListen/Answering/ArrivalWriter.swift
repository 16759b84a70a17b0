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
    /// The longest time to wait until another file can be opened.
    private static let shortageLimit = Duration.seconds(60)
    /// The time between two attempts.
    private static let shortagePause = Duration.milliseconds(50)

    /// The apps that get the notifications.
    private let apps: TopicApps
    /// The worker of each app for arrivals one after another.
    private let workers: [ArrivalAnswer.Worker]
    /// The routers of the workers that run at the same time, one of each app for each worker.
    private let routers: [[SessionRouter]]
    private let streams: StandardStreams
    private let refused: RefusedFile
    private var folder: NotificationFolder?
    private let goal: Int?
    /// The cases of `--expect`.
    private var expected: ExpectedCases?
    private let ending: AsyncStream<ListenEnding>.Continuation
    private var lines: UndeliveredLines
    private var verdict = Verdict()
    private var hasReportedShortage = false

    /// The number of notifications that have reached the app, or all devices of a channel.
    private(set) var deliveredCount = 0

    /// - Parameters:
    ///   - command: The options.
    ///   - ending: Gets a reason to end when enough notifications have arrived or one cannot be
    ///     written.
    /// - Throws: ``InputError`` and `JSONDocumentError` if the rules or an app file cannot be read, and
    ///   ``OutputError`` if a file or a folder cannot be created.
    init(_ command: ListenCommand, ending: AsyncStream<ListenEnding>.Continuation) throws {
        let app = try command.app.loadApp()
        let apps = try TopicApps(command, app: app)
        let style = command.messages.style
        let streams =
            try command.sender.output.map { path throws(OutputError) in
                try StandardStreams(outputPath: path, style)
            } ?? StandardStreams(style)
        try streams.note(unknownAmong: apps.answers.prefix(1).map(\.payloadAnswer.systemVersion))
        // A notification that is not written must not be answered.
        streams.output.failsWithoutReader = true
        // A log on standard error, or a slow handler, must not hold data back.
        let mayWait = apps.answers.contains { $0.payloadAnswer.runsPrograms }
        if command.app.isLogging || mayWait { streams.output.isUnbuffered = true }
        workers = apps.answers.map { answer in
            let router = answer.payloadAnswer.router
            return ArrivalAnswer.Worker(
                app: command.app.makeApp(
                    of: router, on: apps.answers[0].payloadAnswer.systemVersion,
                    loggingTo: streams),
                sessions: answer.payloadAnswer.makeSessionWriter(router: router))
        }
        let workerCount =
            apps.answers.map { command.app.workerCount(of: $0.payloadAnswer.router) }.min() ?? 1
        routers = (0..<workerCount).map { _ in
            apps.answers.map(\.payloadAnswer.router.withOwnExpressions)
        }
        refused = try RefusedFile(path: command.refusals.refused)
        folder = try command.record.map { path throws(OutputError) in
            try NotificationFolder(path: path)
        }
        expected = try command.expect.map { path throws(JSONDocumentError) in
            try ExpectedCases(
                contentsOf: path, command.app, rules: apps.answers[0].payloadAnswer.router.rules,
                of: app)
        }
        // With --expect alone, the cases say when enough has arrived.
        goal = command.count ?? (command.expect == nil ? nil : 0)
        lines = UndeliveredLines(limit: command.stores.maximumLines)
        self.apps = apps
        self.streams = streams
        self.ending = ending
    }

    func receive(_ arrivals: [Arrival]) async {
        do {
            if folder != nil {
                for arrival in arrivals { try await record(arrival) }
            }
            let work = arrivals.map { arrival in
                let hasLine = !arrival.fate.isDelivered && !apps.recordsAll
                return ArrivalAnswer.Work(
                    arrival: arrival, app: apps.index(for: arrival),
                    line: hasLine ? lines.line(for: arrival) : nil)
            }
            if routers.count > 1, work.count >= 2 * Self.smallestShare {
                try await writeAtOnce(work)
            } else {
                var verdict = Verdict()
                for work in work {
                    try await apps.answers[work.app].write(
                        work, by: workers[work.app], to: streams, keepingRefusedBy: refused.keep,
                        &verdict)
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
        for arrival in arrivals { expected?.take(arrival) }
        if let goal, deliveredCount >= goal, expected?.isComplete != false {
            ending.yield(.complete)
        }
    }

    /// Saves a notification in the folder, and waits for a while if no more files can be opened.
    private func record(_ arrival: Arrival) async throws {
        let deadline = ContinuousClock.now + Self.shortageLimit
        while true {
            do throws(OutputError) {
                try folder?.keep(arrival)
                return
            } catch {
                guard error.failure.isShortage, ContinuousClock.now < deadline else { throw error }
            }
            if !hasReportedShortage {
                hasReportedShortage = true
                report(
                    "handset: no more files can be opened, so notifications wait to be recorded; close "
                        + "connections, or raise the limit with ulimit -n")
            }
            try await Task.sleep(for: Self.shortagePause)
        }
    }

    /// Handles parts of the work at the same time, and writes the output in order.
    private func writeAtOnce(_ work: [ArrivalAnswer.Work]) async throws {
        let size = max(Self.smallestShare, (work.count + routers.count - 1) / routers.count)
        let answers = apps.answers
        let starts = stride(from: 0, to: work.count, by: size)
        let shares = zip(starts, routers).map { start, routers in
            let share = work[start..<min(start + size, work.count)]
            return Task.detached { [style = streams.style] in
                let recording = StreamRecording()
                let streams = StandardStreams(recording, style)
                let workers = zip(answers, routers).map { $0.makeWorker(router: $1) }
                var verdict = Verdict()
                for work in share {
                    try await answers[work.app].write(
                        work, by: workers[work.app], to: streams,
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
    /// - Returns: The verdict on all payloads, and on the cases of `--expect`.
    func finish() -> Verdict {
        if !streams.style.isQuiet {
            for line in lines.rest { report(line) }
        }
        if let expected {
            for line in expected.lines { report(line) }
            if !expected.isMet { verdict.isNegative = true }
        }
        return verdict
    }
}
