import ArgumentParser
import Handset
import HandsetFixtures

/// `handset packet`: makes the packets of senders and the responses of the binary gateway.
struct Packet: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads

    static let configuration = CommandConfiguration(
        commandName: "packet",
        abstract: "Make packets of the binary provider protocol, correct or broken.",
        discussion: """
            Prints a packet for each payload, with the payload's bytes unchanged. --error-response \
            prints the six bytes of the gateway's error response instead, and --feedback a record \
            of the feedback service; neither reads payloads. A payload over the limit of the \
            packet's command is rejected, and the next one is read.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    @OptionGroup var options: PacketOptions

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print raw bytes, or for each packet a line of hex or base64, or an array in C.",
            valueName: "format"))
    var format = PacketFormat.raw

    @Option(
        help: ArgumentHelp(
            "Make an error response with this status and the --identifier, or identifier 0.",
            valueName: "status"),
        completion: .values(BinaryStatus.allCases.map { String($0.code) }),
        transform: { try PacketOptions.number($0, "a status", as: UInt8.self) })
    var errorResponse: UInt8?

    @Option(
        help: ArgumentHelp(
            "Make a feedback record for --token with this time, written as for --expiry.",
            valueName: "time"),
        completion: .values(["0", "+1h", "+1d", "+30d"]),
        transform: PacketOptions.time)
    var feedback: WireTime?

    func validate() throws {
        try output.validate(beside: input)
        if format == .raw, output.output == nil,
            Platform.isTerminal(CommandEnvironment.current.output)
        {
            throw ValidationError(
                "raw bytes cannot be printed in a terminal; add --format hex, or redirect the output to "
                    + "a file or a program.")
        }
        switch (errorResponse, feedback) {
        case (_?, _?):
            throw ValidationError("--error-response and --feedback cannot be used together.")
        case (_?, nil):
            try refuse(
                options.given + (options.token == nil ? [] : ["--token"]), "--error-response")
        case (nil, _?):
            try refuse(
                options.given + (options.identifier == nil ? [] : ["--identifier"]), "--feedback")
            _ = try options.tokenBytes()
        case (nil, nil):
            try validateNotification()
        }
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory], output: output.output
        ) { streams, verdict in
            if let errorResponse {
                let response = GatewayErrorResponse(
                    status: BinaryStatus(code: errorResponse), identifier: options.identifier ?? 0)
                try streams.output.write(format.text(of: response.bytes, named: "error_response"))
            } else if let feedback {
                let record = FeedbackRecord(
                    time: feedback.secondsSince1970, token: try options.tokenBytes())
                try streams.output.write(format.text(of: record.bytes, named: "feedback_record"))
            } else {
                try await writePackets(to: streams, &verdict)
            }
        }.run()
    }

    private func writePackets(to streams: StandardStreams, _ verdict: inout Verdict) async throws {
        var notification = options.notification(to: try options.tokenBytes())
        var count = 0
        try await PayloadInput(input, limits.values, streams: streams).forEachPayload(&verdict) {
            payload, reader, verdict in
            notification.payload = reader.lastBytes
            do {
                notification.identifier = try identifier(ofPacket: count)
                let packet = try options.encoder.encode(notification)
                try warnIfWhole(packet, notification, payload.origin, streams)
                count += 1
                try streams.output.write(format.text(of: packet, named: "packet_\(count)"))
            } catch let error as PacketEncoderError {
                verdict.hasRefusals = true
                if let refusal = reader.refuseLast(NotEncoded(error: error)) {
                    try streams.report("\(refusal)")
                }
            }
        }
    }

    private func identifier(ofPacket index: Int) throws(PacketEncoderError) -> UInt32? {
        let command = options.command ?? .framed
        guard let first = options.identifier ?? (command == .enhanced ? 0 : nil) else { return nil }
        guard let identifier = UInt32(exactly: Int(first) + index) else {
            throw .identifiersUsedUp(first: first)
        }
        return identifier
    }

    /// Warns if the mistake of --broken has no effect on this packet.
    private func warnIfWhole(
        _ packet: [UInt8], _ notification: ProviderNotification, _ origin: PayloadOrigin,
        _ streams: StandardStreams
    ) throws {
        guard let kind = options.broken else { return }
        let whole = PacketEncoder(keepsLimits: !options.noLimits)
        guard try whole.encode(notification) == packet else { return }
        try streams.report(
            "\(origin): warning: \(kind) has no effect on this payload; the packet is correct")
    }

    private func validateNotification() throws {
        var sample = options.notification(to: try options.tokenBytes())
        sample.payload = Array("{}".utf8)
        do throws(PacketEncoderError) {
            _ = try options.encoder.encode(sample)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    private func refuse(_ given: [String], _ mode: String) throws {
        let given = given + (input.sources.isEmpty ? [] : ["a source"])
        guard given.isEmpty else {
            throw ValidationError("\(mode) cannot be used with \(given.joined(separator: ", ")).")
        }
    }
}

private struct NotEncoded: PayloadRefusal.UseError {
    let error: PacketEncoderError

    var reason: PayloadRefusal.Reason { .tooLarge }

    var finding: String { error.finding }

    var advice: String {
        if case .payloadSize = error {
            "\(error.advice); --no-limits makes the packet anyway"
        } else {
            error.advice
        }
    }
}
