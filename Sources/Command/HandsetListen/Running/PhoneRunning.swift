import ArgumentParser
import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage
import HandsetRunner
import HandsetSuites

/// One run of `handset phone`, from its start to a signal.
struct PhoneRunning {
    let command: PhoneCommand
    let streams: StandardStreams

    /// Runs until a signal ends it; throws the exit code if the page cannot be served.
    func run(_ verdict: inout Verdict) async throws {
        if try command.input.reportIfNothingIsThere(streams) { return verdict.refuse() }
        let (endings, ending) = AsyncStream.makeStream(of: ListenEnding.self)
        var app = try command.app.loadAppOfPhone(streams)
        let package = try await command.packageOptions.makeApp(command.limits, streams)
        if let package { app = command.app.app(await package.launch, lookingLike: app) }
        try WebFolder.check(app.file.webFolder, streams)
        try AppIcon.check(app.file.icon, streams)
        var apps = try TopicApps(command, app: app)
        // An option acts at once, as in receive. What an app file does is a scene: the banner is seen before it.
        let scenes =
            package == nil && !command.arrival.givesAction
            ? apps.takeScenes(keepsProgrammed: false) : [:]
        if let scenario = apps.answers.first?.payloadAnswer.app.scenario.declared {
            await package?.change { $0 = scenario }
        }
        let phone = ShownPhone(
            apps, command.app, store: command.makeStore(), isLocked: app.isLocked,
            runsOn: package, scenes: scenes)
        let delivery = PageDelivery(to: phone)
        let writer = try ArrivalWriter(
            OutputSettings(command), apps, of: app, page: delivery, ending: ending)
        await phone.write(to: writer)
        let page = try await start(LonePhone(delivery, writer), app.file.webFolder)
        StopSignal.expect { ending.yield(.signal($0)) }
        try streams.note("ready page=\(page.address)\(app.readyWord)")
        let reading = read(by: writer, delivery, ending)
        let building = package.map { package in
            Task { [style = streams.style] in
                await package.buildAgain(style) { await phone.tellOfBuild(of: package) }
            }
        }
        var failure: (any Error)?
        for await reason in endings {
            if case .failed(let error) = reason { failure = error }
            break
        }
        building?.cancel()
        ProgramHandler.endAll()
        await page.stop()
        await package?.end()
        if let failure { throw failure }
        verdict.formUnion(await reading.value)
        verdict.formUnion(try await writer.finish())
    }

    /// Starts to give the payloads of the sources to the phone; the task ends with the verdict on them.
    ///
    /// `delivery` gets what is not a payload, `ending` the error that ends the reading, if there is one.
    private func read(
        by writer: ArrivalWriter, _ delivery: PageDelivery,
        _ ending: AsyncStream<ListenEnding>.Continuation
    ) -> Task<Verdict, Never> {
        Task { [input = command.input, limits = command.limits] in
            var verdict = Verdict()
            // On a terminal, payloads are pasted into the page.
            guard !input.readsTerminal else { return verdict }
            do {
                try await input.forEachPayload(
                    upTo: limits, loggingTo: StandardStreams(input.messages), &verdict,
                    rejected: { record, bytes in
                        await delivery.keep([PageArrival(refused: record, bytes)])
                    }
                ) { payload, reader, _ in
                    try await writer.receive(payload, cameAs: reader.lastBytes)
                }
            } catch is StopRequest {
                // The signal is the reason to end, with the verdict on what has come.
            } catch {
                ending.yield(.failed(error))
            }
            return verdict
        }
    }

    private func start(
        _ phone: LonePhone, _ appFolder: String?
    ) async throws -> PageServer {
        let configuration = command.page.access.configuration(
            port: Int(command.page.port), appFolder: appFolder,
            byteLimit: command.limits[.pageBytes],
            requestTime: command.limits.duration(.requestTimeOfPage))
        do {
            return try await PageServer.start(
                configuration, store: phone.phone.store, phone: phone)
        } catch {
            let error = GatewayError(
                error, listeningOn: configuration.host, port: configuration.port, service: "page")
            try streams.report("handset: error: \(error)")
            throw ExitCode(69)
        }
    }
}
