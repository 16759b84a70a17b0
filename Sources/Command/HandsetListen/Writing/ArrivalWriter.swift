import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

/// A receiver that writes the output for all notifications of the gateway.
///
/// The gateway answers a notification after ``receive(_:)`` has returned, so the output of every
/// accepted notification has been written.
actor ArrivalWriter: ArrivalReceiver {
    /// The longest time to wait until another file can be opened.
    static let shortageLimit = Duration.seconds(60)
    /// The time between two attempts.
    private static let shortagePause = Duration.milliseconds(50)

    private var apps: TopicApps
    /// The worker of each app for arrivals one after another.
    private var workers: [ArrivalWorker]
    /// The routers of the workers that run at the same time, one of each app for each worker.
    private var routers: [[SessionRouter]]
    private let options: AppOptions
    private let cells: PackageCellWriter
    private let streams: StandardStreams
    private let refused: RefusedFile
    private var folder: NotificationFolder?
    private let goal: Int?
    /// The cases of `--expect`.
    private var expected: ExpectedCases?
    private var reports: ReportFiles
    private let ending: AsyncStream<ListenEnding>.Continuation
    private var lines: UndeliveredLines
    private var verdict = Verdict()
    private var hasReportedShortage = false
    /// The way to the phone of the page; `nil` if there is no page.
    private let page: PageDelivery?
    private var links: PageLinks

    /// The number of notifications that have reached the app, or all devices of a channel.
    private(set) var deliveredCount = 0

    /// `app` is the app in use; `ending` gets a reason to end when enough notifications have arrived or one
    /// cannot be written.
    init(
        _ settings: OutputSettings, _ apps: TopicApps, of app: GivenApp, page: PageDelivery?,
        ending: AsyncStream<ListenEnding>.Continuation
    ) throws {
        let style = settings.style
        let streams =
            try settings.output.map { path throws(OutputError) in
                try StandardStreams(outputPath: path, style)
            } ?? StandardStreams(style)
        let versions = apps.answers.map(\.payloadAnswer.systemVersion)
        try streams.note(unknownAmong: Array(versions.prefix(1)))
        if let scenario = apps.answers.first?.payloadAnswer.app.scenario {
            let newest = versions.max() ?? .ofTheApp
            for text in settings.app.notes(on: newest, in: scenario) { try streams.note(text) }
        }
        // A notification that is not written must not be answered.
        streams.output.failsWithoutReader = true
        // A log on standard error, or a slow handler, must not hold data back.
        let mayWait = apps.answers.contains { $0.payloadAnswer.app.runsPrograms }
        if settings.app.isLogging || mayWait { streams.output.isUnbuffered = true }
        options = settings.app
        cells = PackageCellWriter(settings.formatOfCells)
        workers = Self.workers(of: apps, settings.app, loggingTo: streams)
        routers = Self.routers(of: apps, settings.app)
        refused = try RefusedFile(path: settings.refused)
        folder = try settings.record.map { path throws(OutputError) in
            try NotificationFolder(path: path)
        }
        expected = try settings.expect.map { path throws(JSONDocumentError) in
            try ExpectedCases(
                contentsOf: path, settings.app,
                rules: apps.answers[0].payloadAnswer.app.router.rules,
                of: app)
        }
        reports = try ReportFiles(settings.reports.map { ($0.format, $0.path) })
        // With --expect alone, the cases say when enough has arrived.
        goal = settings.count ?? (settings.expect == nil ? nil : 0)
        lines = UndeliveredLines(limit: settings.maximumLines)
        self.apps = apps
        self.page = page
        links = PageLinks(after: settings.recordedCount)
        self.streams = streams
        self.ending = ending
    }

    private static func workers(
        of apps: TopicApps, _ options: AppOptions, loggingTo streams: StandardStreams
    ) -> [ArrivalWorker] {
        apps.answers.map { answer in
            let router = answer.payloadAnswer.app.router
            let app = options.makeApp(
                of: router, on: apps.answers[0].payloadAnswer.systemVersion, loggingTo: streams)
            return ArrivalWorker(answer, app: app, router: router)
        }
    }

    private static func routers(of apps: TopicApps, _ options: AppOptions) -> [[SessionRouter]] {
        let count =
            apps.answers.map { options.workerCount(of: $0.payloadAnswer.app.router) }.min() ?? 1
        return (0..<count).map { _ in
            apps.answers.map(\.payloadAnswer.app.router.withOwnExpressions)
        }
    }

    func receive(_ arrivals: [Arrival]) async {
        // All of them meet the same apps and scenarios, although the user may change something
        // meanwhile.
        let (apps, workers, routers) = (apps, workers, routers)
        let sent: [ArrivalAnswer.Work]
        let time = PageTime.now()
        do {
            if folder != nil {
                for arrival in arrivals where !arrival.notification.isGiven {
                    try await record(arrival, at: time)
                }
            }
            let work = arrivals.map { arrival in
                let hasLine = !arrival.outcome.isDelivered && !apps.recordsAll
                let line =
                    hasLine ? lines.line(for: arrival) : arrival.notification.lineOnTokenKind
                let link = links.next()
                return ArrivalAnswer.Work(
                    arrival: arrival, app: apps.index(for: arrival),
                    line: link.map { link in line.map { "\($0); see \(link)" } } ?? line,
                    link: link)
            }
            var notifications: [PageArrival] = []
            if let workers = ArrivalWorkers(
                for: work, answers: apps.answers, routers: routers, style: streams.style)
            {
                notifications = try await write(work, by: workers)
            } else {
                var verdict = Verdict()
                for work in work {
                    let worker = workers[work.app]
                    if try worker.writeQuickly(work.arrival, to: streams) { continue }
                    let notification = try await worker.answer.write(
                        work, of: worker.app, to: streams, keepingRefusedBy: refused.keep,
                        &verdict)
                    if let notification { notifications.append(notification) }
                }
                self.verdict.formUnion(verdict)
            }
            try streams.output.flush()
            try refused.flush()
            for index in notifications.indices { notifications[index].time = time }
            await page?.keep(notifications)
            sent = page == nil ? work : work.filter { !$0.arrival.notification.isGiven }
        } catch {
            ending.yield(.failed(error))
            // An unwritten notification must not be answered, so this waits for the gateway to end.
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
            return
        }
        deliveredCount += sent.count {
            $0.arrival.outcome.isDelivered || $0.arrival.outcome.isBroadcast
        }
        if expected != nil {
            for work in sent { expected?.take(work.arrival, at: work.link) }
        }
        if let goal, deliveredCount >= goal, expected?.isComplete != false {
            ending.yield(.complete)
        }
    }

    /// Gives a payload that no sender has sent to the app and to the phone of the page.
    ///
    /// `bytes` come from its source.
    func receive(_ payload: Payload, cameAs bytes: [UInt8]) async throws {
        let (answer, worker) = (apps.answers[0].payloadAnswer, workers[0])
        var verdict = Verdict()
        let reception = try await answer.write(payload, of: worker.app, to: streams, &verdict)
        try streams.output.flush()
        self.verdict.formUnion(verdict)
        await page?.keep([PageArrival(reception, cameAs: bytes, by: answer)])
    }

    /// Lets records and messages say where the page shows a notification.
    func link(to page: String) { links.page = page }

    /// Saves a notification in the folder, and waits for a while if no more files can be opened.
    private func record(_ arrival: Arrival, at time: Int) async throws {
        let deadline = ContinuousClock.now + Self.shortageLimit
        while true {
            do throws(OutputError) {
                let answer = apps.answers[apps.index(for: arrival)]
                try folder?.keep(arrival, at: time, meeting: answer.appState)
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

    /// Handles work by several workers, and writes the output in order; returns what the page gets.
    private func write(
        _ work: [ArrivalAnswer.Work], by workers: ArrivalWorkers
    ) async throws -> [PageArrival] {
        var notifications: [PageArrival] = []
        for share in try await workers.handle(work) {
            try share.contents.write(to: streams, refused: refused)
            verdict.formUnion(share.verdict)
            notifications += share.notifications
        }
        return notifications
    }

    /// Writes a line to standard error, after all data before it.
    func report(_ text: String) {
        do {
            try streams.report(text)
        } catch {
            ending.yield(.failed(error))
        }
    }

    /// Writes the last messages; returns the verdict on all payloads, and on the cases of `--expect`.
    ///
    /// - Throws: ``OutputError`` if a report cannot be written.
    func finish() throws(OutputError) -> Verdict {
        if !streams.style.isQuiet {
            for line in lines.rest { report(line) }
        }
        if let expected {
            let results = expected.results
            for line in expected.lines(of: results) { report(line) }
            try reports.write(expected.reported(results))
            if !expected.isMet { verdict.isNegative = true }
        }
        if deliveredCount == 0, apps.answers[0].payloadAnswer.requiresSession {
            verdict.isNegative = true
            report("handset: error: no notification came for --require-session to check")
        }
        return verdict
    }
}

// MARK: - Actions of the user

extension ArrivalWriter: ActOutput {
    /// Writes the result of an action of the user, as for a payload.
    func write(_ act: PhoneAct) async {
        let delivery = act.delivery
        // The output belongs to another app, which has opened what it opens.
        guard !apps.showsOther(at: delivery.app) else { return }
        do {
            if options.isLogging {
                _ = try workers[delivery.app].app.find(
                    in: act.reception.payload, by: act.reception.plan)
            }
            try apps.answers[delivery.app].payloadAnswer.write(
                act.reception, notification: delivery.record, to: streams, &verdict)
            try streams.output.flush()
        } catch let error as SessionSearchError {
            report("handset: \(error)")
        } catch {
            ending.yield(.failed(error))
        }
    }

    /// Writes what an app's own code did.
    func write(_ cell: ScenarioMatrix) {
        do {
            try cells.write(cell, to: streams, &verdict)
            try streams.output.flush()
        } catch {
            ending.yield(.failed(error))
        }
    }

    func record(_ act: RecordedAct, of notification: PageNotification) {
        do throws(OutputError) {
            try folder?.note(
                act, ofSent: notification.sentNumber, named: notification.recordedName)
        } catch {
            report("handset: what was done with a notification is not recorded: \(error)")
        }
    }

    func use(_ apps: TopicApps) {
        self.apps.use(apps)
        workers = Self.workers(of: self.apps, options, loggingTo: streams)
        routers = Self.routers(of: self.apps, options)
    }
}
