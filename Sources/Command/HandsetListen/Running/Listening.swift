import ArgumentParser
import Foundation
import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage
import HandsetSuites

/// One run of `handset listen`, from the first file to the summary.
struct Listening {
    let command: ListenCommand
    let streams: StandardStreams

    var service: ServiceOptions { command.service }

    /// Throws the exit code if the gateway cannot start, or if the program of `--exec` exits with another
    /// status than 0.
    func run(_ verdict: inout Verdict) async throws {
        let (endings, ending) = AsyncStream.makeStream(of: ListenEnding.self)
        let folder = StateFolder(command)
        StopSignal.beforeEnd { folder.removeIfTemporary() }
        defer { folder.removeIfTemporary() }
        let lock = try lock(folder)
        defer { lock.release() }
        ReadyFile.removeStale(in: folder.path)
        let app = try command.loadApp(streams)
        if command.page.page {
            try WebFolder.check(app.file.webFolder, streams)
            try AppIcon.check(app.file.icon, streams)
        }
        var apps = try TopicApps(command, app: app)
        let unnamed = try command.loadUnnamedAppOfPage(streams)
        let shown = try unnamed.map { try TopicApps(command, app: $0) }
        if let shown { apps.show(shown) }
        var ofPage = shown ?? apps
        // An option acts at once, as in receive. What an app file does is a scene on the page alone.
        let scenes =
            command.page.page && !command.arrival.givesAction
            ? ofPage.takeScenes(keepsProgrammed: true) : [:]
        apps.show(ofPage, at: Array(scenes.keys))
        let store = command.makeStore()
        let phone = store.map {
            ShownPhone(
                ofPage, command.app, store: $0, isLocked: (unnamed ?? app).isLocked, scenes: scenes)
        }
        let delivery = phone.map { PageDelivery(to: $0) }
        var settings = OutputSettings(command)
        let recorded = delivery == nil ? nil : recordedNotifications
        settings.recordedCount = recorded?.count ?? 0
        let writer = try ArrivalWriter(settings, apps, of: app, page: delivery, ending: ending)
        if let recorded { await delivery?.restore(recorded) }
        await phone?.write(to: writer)
        let identity = try loadIdentity(in: folder)
        let keys = try providerKeys(identity)
        var configuration = try makeConfiguration(identity, keys)
        let problems = ProblemReport(problemWords(identity))
        let fcm = try await makeFCM(identity, configuration, problems, of: apps)
        configuration.fcm = fcm?.configuration
        let fcmPhone = fcm?.configuration.phones.first
        configuration.connectionObserver = problems.take
        if let store {
            configuration.answerObserver = { store.note(PageAnswer($0), ofSent: $0.number) }
        }
        let gateway = try await start(configuration, writer)
        let page = try await startPage(
            delivery, gateway, app.file.webFolder,
            ["plaintext": .boolean(command.tls.isOff)]
                + readyMembers(identity, keys, gateway.addresses, page: nil, phone: fcmPhone))
        if let page {
            await writer.link(to: page.address)
            await delivery?.link(to: page.address)
        }
        // Not before: until then a signal ends the process at once, whatever it waits for.
        StopSignal.expect { ending.yield(.signal($0)) }
        let variables = SenderVariables(
            command, identity, keys[0], gateway.addresses,
            hasOwnAuthority: command.tls.certificate == nil, page: page?.address,
            fcm: fcm?.variables(of: gateway.addresses))
        let file = ReadyFile(
            in: identity.directory,
            readyMembers(
                identity, keys, gateway.addresses, page: page?.address, phone: fcmPhone),
            variables: variables)
        defer { file.remove() }
        let status: Int32
        do {
            try warn(identity, keys)
            try announce(identity)
            try fcm?.announce(streams)
            try file.write()
            try streams.note(
                "ready \(gateway.addresses)"
                    + (page.map { " page=\($0.address)\((unnamed ?? app).readyWord)" } ?? "")
                    + " directory=\(SourceExcerpt.shown(identity.directory))")
            let reporting = Task { await problems.write(to: writer) }
            let program = try startProgram(variables, ending)
            // Not before: the program would inherit it, and some programs close each number up to it.
            Platform.raiseOpenFileLimit()
            status = try await ListenServing(
                command: command, streams: streams, gateway: gateway, page: page,
                writer: writer, program: program, endings: endings, ending: ending
            ).run(&verdict)
            if let line = gateway.fcm?.lineOnSilence {
                problems.take(line: "handset: fcm: \(line)")
            }
            problems.finish()
            await reporting.value
        } catch {
            await page?.stop()
            await gateway.abandon()
            throw error
        }
        try streams.note("handset: \(gateway.counts.summary)")
        if status != 0 { throw ExitCode(status) }
    }

    /// The notifications that the folder of `--record` has now; `nil` if there are none.
    private var recordedNotifications: RecordedNotifications? {
        let found = command.output.record.map {
            RecordedNotifications(in: $0, upTo: command.limits[.kept])
        }
        return found.flatMap { $0.count > 0 ? $0 : nil }
    }

    // MARK: - Starting

    private func lock(_ folder: StateFolder) throws -> StateLock {
        do throws(StateLockFault) {
            return try StateLock(in: folder.path)
        } catch {
            try streams.report("\(error)")
            throw ExitCode(69)
        }
    }

    private func loadIdentity(in folder: StateFolder) throws -> GatewayIdentity {
        var identity: GatewayIdentity
        do throws(GatewayIdentityError) {
            identity = try GatewayIdentity.loadOrMake(
                in: folder.path, topics: service.certificateTopics,
                hostNames: command.tls.certificateNames(listeningOn: command.addresses.ofGateway)
                    + (command.fcm.fcm ? FCMConfiguration.hosts : []))
        } catch {
            try streams.report("\(error)")
            throw ExitCode(69)
        }
        do throws(CertificateFileError) {
            try command.tls.apply(to: &identity)
        } catch {
            try streams.report("\(error)")
            throw ExitCode(2)
        }
        return identity
    }

    private func problemWords(_ identity: GatewayIdentity) -> ProblemWords {
        let directory = identity.directory
        return ProblemWords(
            authorityPath: command.tls.certificate == nil ? "\(directory)/ca.pem" : nil,
            clientPaths: ("\(directory)/client.pem", "\(directory)/client-key.pem"),
            isEncrypted: !command.tls.isOff, environment: service.environment,
            requestTimeout: command.limits[.requestTime])
    }

    private func makeConfiguration(
        _ identity: GatewayIdentity, _ keys: [NamedProviderKey]
    ) throws -> GatewayConfiguration {
        var configuration = GatewayConfiguration()
        let addresses = command.addresses
        configuration.host = addresses.ofGateway
        let hasProgram = command.sender.exec != nil
        configuration.http2Port = addresses.number(of: .http2, hasProgram: hasProgram)
        configuration.binaryPort = addresses.number(of: .binary, hasProgram: hasProgram)
        configuration.feedbackPort = addresses.number(of: .feedback, hasProgram: hasProgram)
        configuration.identity = command.tls.isOff ? nil : identity
        configuration.requiresClientCertificate = command.tls.requiresClientCertificate
        configuration.providerKeys = keys.map(\.key)
        configuration.allowsAnonymousProviders =
            command.tls.isOff && service.providerKey.isEmpty
        configuration.environment = service.environment
        configuration.topics = service.topic.map(\.topic)
        configuration.knownDevices = try service.knownTokens.map { path in
            try knownDevices(path)
        }
        command.faults.apply(to: &configuration)
        configuration.apply(command.limits)
        return configuration
    }

    private func knownDevices(_ path: String) throws -> [KnownDevice] {
        let devices = try KnownDevice.devices(contentsOf: path)
        let largest = command.limits[.devices]
        guard devices.count > largest else { return devices }
        try streams.report(
            "handset: error: \(SourceExcerpt.shown(path)) has \(devices.count) device tokens; raise "
                + "--limit devices, which is \(largest)")
        throw ExitCode(2)
    }

    /// Returns the keys of provider tokens, at least one: the given ones, or the gateway's own.
    private func providerKeys(_ identity: GatewayIdentity) throws -> [NamedProviderKey] {
        guard !service.providerKey.isEmpty else {
            let key = identity.providerKey
            return [
                NamedProviderKey(key: key, path: "\(identity.directory)/AuthKey_\(key.keyID).p8")
            ]
        }
        do throws(ProviderKeyError) {
            return try service.providerKey.map { given throws(ProviderKeyError) in
                NamedProviderKey(
                    key: try ProviderKey(
                        contentsOf: given.path, keyID: given.keyID, teamID: given.teamID,
                        topics: given.topics, environment: given.environment),
                    path: ServiceOptions.absolutePath(given.path))
            }
        } catch {
            try streams.report("\(error)")
            throw ExitCode(2)
        }
    }

    private func start(
        _ configuration: GatewayConfiguration, _ writer: ArrivalWriter
    ) async throws -> Gateway {
        // SwiftNIO and Dispatch end the process if they cannot open the files of their threads.
        let fileCount = 24 + 4 * ProcessInfo.processInfo.activeProcessorCount
        let limit = Platform.raiseOpenFileLimit(toAtLeast: fileCount)
        guard limit >= fileCount else {
            try streams.report(
                "handset: error: the gateway needs \(fileCount) open files, and may have \(limit); "
                    + "raise the limit with ulimit -n")
            throw ExitCode(69)
        }
        do throws(GatewayError) {
            return try await Gateway.start(configuration, receiver: writer)
        } catch {
            try streams.report("handset: error: \(error)")
            throw ExitCode(69)
        }
    }

    /// Starts the API; after the gateway, so that all ports are open when it answers.
    private func startPage(
        _ delivery: PageDelivery?, _ gateway: Gateway, _ appFolder: String?,
        _ readyMembers: JSONMembers
    ) async throws -> PageServer? {
        guard let delivery else { return nil }
        let events = delivery.phone.store.events
        let port = command.addresses.number(
            of: .page, hasProgram: command.sender.exec != nil)
        let configuration = PageAccess(host: command.addresses.ofPage).configuration(
            port: port, appFolder: appFolder, byteLimit: command.limits[.pageBytes],
            requestTime: command.limits.duration(.requestTime))
        let ofPage = ListenGateway(gateway, readyMembers)
        await delivery.afterEachBatch { ofPage.tellOfTakenFaults(to: events) }
        do {
            return try await PageServer.start(
                configuration, store: delivery.phone.store, phone: ListenPhone(gateway, delivery),
                gateway: ofPage)
        } catch {
            await gateway.abandon()
            let error = GatewayError(
                error, listeningOn: configuration.host, port: configuration.port, service: "page")
            try streams.report("handset: error: \(error)")
            throw ExitCode(69)
        }
    }

    private func startProgram(
        _ variables: SenderVariables, _ ending: AsyncStream<ListenEnding>.Continuation
    ) throws -> SenderProgram? {
        do throws(Platform.Failure) {
            return try command.sender.exec.map { line throws(Platform.Failure) in
                try SenderProgram(line, variables, ending: ending)
            }
        } catch {
            try streams.report("handset: error: /bin/sh cannot be started: \(error)")
            throw ExitCode(69)
        }
    }
}
