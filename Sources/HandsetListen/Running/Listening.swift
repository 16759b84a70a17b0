import ArgumentParser
import Handset
import HandsetCommand
import HandsetGateway

/// One run of `handset listen`, from the first file to the summary.
struct Listening {
    let command: ListenCommand
    let streams: StandardStreams

    private var service: ServiceOptions { command.service }

    /// Runs until something ends it.
    ///
    /// - Parameter verdict: Updated with rejected payloads and unmet expectations.
    /// - Throws: The exit code if the gateway cannot start, ``OutputError`` if something cannot be
    ///   written, and the errors of the files that the options name.
    func run(_ verdict: inout Verdict) async throws {
        let (endings, ending) = AsyncStream.makeStream(of: ListenEnding.self)
        StopSignal.expect { ending.yield(.signal) }
        let writer = try ArrivalWriter(command, ending: ending)
        let identity = try loadIdentity()
        let key = try providerKey(identity)
        var configuration = try makeConfiguration(identity, key)
        let problems = ProblemReport(problemWords(identity))
        configuration.connectionObserver = problems.take
        ReadyFile.removeStale(in: identity.directory)
        Platform.raiseOpenFileLimit()
        let gateway = try await start(configuration, writer)
        let file = ReadyFile(in: identity.directory, readyMembers(identity, key, gateway.addresses))
        defer { file.remove() }
        do {
            try announce(identity)
            try file.write()
            try streams.report(
                "ready \(gateway.addresses) directory=\(SourceExcerpt.shown(identity.directory))")
            let reporting = Task { await problems.write(to: writer) }
            try await serve(gateway, writer, endings, ending, &verdict)
            problems.finish()
            await reporting.value
        } catch {
            await gateway.abandon()
            throw error
        }
        try streams.report("handset: \(Self.summary(gateway.counts))")
    }

    // MARK: - Starting

    /// A key of provider tokens, with the path of its file.
    private struct NamedKey {
        let key: ProviderKey
        let path: String
    }

    private func loadIdentity() throws -> GatewayIdentity {
        var identity: GatewayIdentity
        do throws(GatewayIdentityError) {
            identity = try GatewayIdentity.loadOrMake(
                in: service.directory, topic: service.topic ?? ServiceOptions.defaultTopic,
                hostNames: command.connections.certificateNames(listeningOn: service.host))
        } catch {
            try streams.report("\(error)")
            throw ExitCode(69)
        }
        do throws(CertificateFileError) {
            try command.connections.apply(to: &identity)
        } catch {
            try streams.report("\(error)")
            throw ExitCode(2)
        }
        return identity
    }

    private func problemWords(_ identity: GatewayIdentity) -> ProblemWords {
        let directory = identity.directory
        return ProblemWords(
            authorityPath: command.connections.certificate == nil ? "\(directory)/ca.pem" : nil,
            clientPaths: ("\(directory)/client.pem", "\(directory)/client-key.pem"),
            isEncrypted: !service.plaintext, environment: service.environment,
            requestTimeout: command.connections.requestTimeout)
    }

    private func makeConfiguration(
        _ identity: GatewayIdentity, _ key: NamedKey
    ) throws -> GatewayConfiguration {
        var configuration = GatewayConfiguration()
        configuration.host = service.host
        configuration.http2Port = Int(service.http2Port)
        configuration.binaryPort = Int(service.binaryPort)
        configuration.feedbackPort = Int(service.feedbackPort)
        configuration.identity = service.plaintext ? nil : identity
        configuration.requiresClientCertificate = service.requireClientCertificate
        configuration.providerKeys = [key.key]
        configuration.allowsAnonymousProviders = service.plaintext && service.providerKey == nil
        configuration.environment = service.environment
        configuration.topics = service.topic.map { [$0] } ?? []
        configuration.knownDevices = try service.knownTokens.map { path in
            try KnownDevice.devices(contentsOf: path)
        }
        command.connections.apply(to: &configuration)
        command.faults.apply(to: &configuration)
        command.limits.apply(to: &configuration)
        return configuration
    }

    /// Returns the key of provider tokens: the given one, or the gateway's own.
    private func providerKey(_ identity: GatewayIdentity) throws -> NamedKey {
        guard let path = service.providerKey, let teamID = service.teamID else {
            let key = identity.providerKey
            return NamedKey(
                key: key, path: "\(identity.directory)/AuthKey_\(key.keyID).p8")
        }
        do throws(ProviderKeyError) {
            return NamedKey(
                key: try ProviderKey(contentsOf: path, keyID: service.keyID, teamID: teamID),
                path: path)
        } catch {
            try streams.report("\(error)")
            throw ExitCode(2)
        }
    }

    private func start(
        _ configuration: GatewayConfiguration, _ writer: ArrivalWriter
    ) async throws -> Gateway {
        do throws(GatewayError) {
            return try await Gateway.start(configuration, receiver: writer)
        } catch {
            try streams.report("handset: error: \(error)")
            throw ExitCode(69)
        }
    }

    private func announce(_ identity: GatewayIdentity) throws(OutputError) {
        if service.plaintext {
            try streams.report("handset: plain text: senders connect without TLS")
        } else {
            for note in identity.notes { try streams.report("handset: \(note)") }
        }
        if !service.isLoopback {
            try streams.report(
                "handset: warning: \(SourceExcerpt.shown(service.host)) is not a loopback address: "
                    + "everyone who can reach this machine can send to it")
        }
    }

    private func readyMembers(
        _ identity: GatewayIdentity, _ key: NamedKey, _ addresses: GatewayAddresses
    ) -> [(key: String, value: String)] {
        let directory = identity.directory
        let members: [(key: String, value: String?)] = [
            ("http2", addresses.http2), ("binary", addresses.binary),
            ("feedback", addresses.feedback), ("directory", directory),
            ("ca", "\(directory)/ca.pem"), ("clientCertificate", "\(directory)/client.pem"),
            ("clientKey", "\(directory)/client-key.pem"), ("providerKey", key.path),
            ("keyID", key.key.keyID), ("teamID", key.key.teamID),
            ("topic", service.topic ?? ServiceOptions.defaultTopic),
        ]
        return members.compactMap { member in member.value.map { (member.key, $0) } }
    }

    // MARK: - Running

    /// Serves until something ends it, and stops the gateway.
    private func serve(
        _ gateway: Gateway, _ writer: ArrivalWriter, _ endings: AsyncStream<ListenEnding>,
        _ ending: AsyncStream<ListenEnding>.Continuation, _ verdict: inout Verdict
    ) async throws {
        let timeout = command.timeout.map { seconds in
            Task {
                try await Task.sleep(for: .seconds(seconds))
                ending.yield(.timeout)
            }
        }
        let console = command.app.readsStandardInput ? nil : takeCommands(for: gateway, writer)
        var reasons = endings.makeAsyncIterator()
        let reason = await reasons.next()
        timeout?.cancel()
        console?.cancel()
        if case .failed(let error) = reason { throw error }
        let grace = command.limits.grace
        Task {
            // A second signal ends what takes too long.
            await gateway.stop(grace: grace, receiverGrace: nil)
            ending.yield(.stopped)
        }
        stopping: while let reason = await reasons.next() {
            switch reason {
            case .failed(let error): throw error
            case .stopped: break stopping
            case .complete, .signal, .timeout: continue
            }
        }
        verdict.formUnion(await writer.finish())
        if case .timeout = reason, await writer.deliveredCount < command.count ?? 1 {
            verdict.isNegative = true
        }
    }

    private func takeCommands(for gateway: Gateway, _ writer: ArrivalWriter) -> Task<Void, Never> {
        let lines = ConsoleLines.read()
        return Task {
            for await line in lines where line.contains(where: { !$0.isWhitespace }) {
                do throws(ConsoleCommandFault) {
                    await writer.report("handset: \(try ConsoleCommand(line).run(on: gateway))")
                } catch {
                    await writer.report("handset: \(error)")
                }
            }
        }
    }

    /// Returns the summary of all notifications.
    static func summary(_ counts: GatewayCounts) -> String {
        let parts = [
            (counts.broadcast, "broadcast"), (counts.waiting, "waiting"), (counts.lost, "lost"),
            (counts.rejected, "rejected"),
            (counts.dropped, "dropped"), (counts.unanswered, "unanswered"),
        ]
        return "\(counts.received) received = \(counts.delivered) delivered"
            + parts.filter { $0.0 > 0 }.map { " + \($0.0) \($0.1)" }.joined()
            + channelSummary(counts) + problemSummary(counts)
    }

    /// Returns the part of the summary about failures below the API.
    private static func problemSummary(_ counts: GatewayCounts) -> String {
        let count = counts.connectionProblems
        return count == 0 ? "" : "; \(count) connection problem\(count > 1 ? "s" : "")"
    }

    /// Returns the part of the summary about broadcast channels.
    private static func channelSummary(_ counts: GatewayCounts) -> String {
        guard counts.channelRequests > 0 else { return "" }
        let requests = counts.channelRequests == 1 ? "channel request" : "channel requests"
        let rejected = counts.rejectedChannelRequests
        return "; \(counts.channelRequests) \(requests)"
            + (rejected > 0 ? ", \(rejected) of them rejected" : "")
    }
}
