import Handset
import HandsetCommandSupport
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

/// The programs of the pages about senders.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct SenderRecipeTests {
    /// Runs a program with the variables of a gateway.
    private static func run(
        _ recipe: SenderRecipe, _ token: [UInt8], to gateway: SecureGateway,
        trusting authority: String? = nil
    ) async throws -> CommandResult {
        let address = gateway.started.gateway.addresses.http2 ?? ""
        let port = address.split(separator: ":").last.map(String.init) ?? ""
        let key = try gateway.folder.identity().providerKey
        let authority = authority ?? gateway.folder.path("ca.pem")
        let variables = [
            "APNS_HOST": "localhost", "APNS_PORT": port, "APNS_URL": "https://localhost:\(port)",
            "APNS_BINARY_PORT": gateway.port, "APNS_CA_FILE": authority,
            "NODE_EXTRA_CA_CERTS": authority, "SSL_CERT_FILE": authority,
            "APNS_CERTIFICATE_FILE": gateway.folder.path("client.pem"),
            "APNS_CERTIFICATE_KEY_FILE": gateway.folder.path("client-key.pem"),
            "APNS_KEY_FILE": gateway.folder.path("AuthKey_\(key.keyID).p8"),
            "APNS_KEY_ID": key.keyID, "APNS_TEAM_ID": key.teamID,
            "APNS_TOPIC": SecureGateway.topic, "APNS_ENVIRONMENT": "sandbox",
        ]
        let exports = variables.map { "export \($0)='\($1)'\n" }.joined()
        let program = try #require(recipe.program)
        return try await gateway.run(
            "\(exports)\(program) samples/senders/http2/\(recipe.file) \(try DeviceToken(token).hex)"
        )
    }

    @Test(
        "A page's program sends, learns what is wrong, and does not send to a stranger",
        arguments: Sweep.every(11, of: SenderRecipe.runnable))
    func program(recipe: SenderRecipe) async throws {
        for program in recipe.needed { try program.require() }
        let gateway = try await SecureGateway.start { configuration in
            configuration.http2Port = 0
            configuration.providerKeys = configuration.identity.map { [$0.providerKey] } ?? []
            configuration.topics = [SecureGateway.topic]
        }
        let delivered = try await Self.run(recipe, PacketBytes.token, to: gateway)
        #expect(delivered.status == 0, "\(delivered.errors)")
        #expect(recipe.isBinary || delivered.output.hasSuffix("200\n"), "\(delivered.output)")
        let arrival = try #require(
            await gateway.started.inbox.next(1, within: .untilHang).first)
        guard case .delivered = arrival.outcome else {
            Issue.record("\(arrival.outcome)")
            return
        }
        let notification = arrival.notification
        let payload = try Payload(json: notification.payload)
        #expect(notification.token == PacketBytes.token)
        #expect(notification.topic == SecureGateway.topic)
        #expect((payload["session"] ?? payload["aps"]?["session"])?.string == "42")

        let answer: AnswerToken.Answer =
            recipe.isBinary ? .status(.invalidToken) : .reason(.badTopic)
        let rejected = try await Self.run(recipe, try WireNotification.token(answer), to: gateway)
        if !recipe.isBinary {
            #expect(rejected.status != 0)
            #expect(rejected.output.contains("BadTopic"), "\(rejected.output)")
            #expect(rejected.output.contains("400"), "\(rejected.output)")
        }

        let other = try TemporaryFolder()
        let authority = try SecureGateway.otherAuthority(in: other)
        let refused = try await Self.run(
            recipe, PacketBytes.token, to: gateway, trusting: authority)
        #expect(refused.status != 0)
        await gateway.started.gateway.stop()
        #expect(gateway.started.gateway.counts.received == 2)
        #expect(gateway.started.gateway.counts.rejected == 1)
    }

    @Test(
        "A page's command sends to the gateway that it starts",
        arguments: Sweep.every(11, from: 3, of: SenderRecipe.runnable))
    func command(recipe: SenderRecipe) throws {
        for program in recipe.needed { try program.require() }
        let command = try #require(
            try Self.page(of: recipe).blocks("sh").first {
                $0.hasPrefix("handset listen --exec ") && $0.contains("/\(recipe.file) ")
            })
        // The keys exist: to make them would take longer than all else.
        let folder = try TemporaryFolder()
        try ListenRun.identity.get().write(to: folder.path("state"))
        let result = try CommandResult.line(
            command.replacing("python3 ", with: (recipe.program ?? "python3") + " ")
                .replacing(
                    "handset listen ",
                    with: "handset listen --state-directory '\(folder.path)/state' "))
        #expect(result.status == 0, "\(result.errors)")
        #expect(recipe.isBinary || result.output.contains("200\n"), "\(result.output)")
        #expect(result.output.contains("session=42\");\n"), "\(result.output)")
    }

    private static func page(of recipe: SenderRecipe) throws -> DocumentationPage {
        try DocumentationPage(
            "Sources/Core/Handset/Handset.docc/Senders/\(recipe.page).md")
    }

    @Test("A page shows its program as it is", arguments: SenderRecipe.all)
    func shown(recipe: SenderRecipe) throws {
        let blocks = try Self.page(of: recipe).blocks(recipe.language)
        let file = try Repository.bytes(of: "samples/senders/http2/\(recipe.file)")
        #expect(blocks.map { $0 + "\n" }.contains(String(decoding: file, as: UTF8.self)))
    }

    @Test("Every program has a page")
    func complete() throws {
        let files = try Repository.files(in: "samples/senders/http2", endingIn: [""])
        #expect(files == SenderRecipe.all.map { "samples/senders/http2/\($0.file)" }.sorted())
    }
}

extension TemporaryFolder {
    /// The identity in the folder itself.
    fileprivate func identity() throws -> GatewayIdentity {
        try GatewayIdentity.loadOrMake(in: path, topic: SecureGateway.topic)
    }
}
