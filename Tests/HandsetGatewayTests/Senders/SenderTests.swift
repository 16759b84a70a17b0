import Foundation
import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

/// The senders of `samples/senders`, as their README runs them.
@Suite(.waitsForPrograms) struct SenderTests {
    /// A sender, and the programs that it needs.
    struct Sender: CustomTestStringConvertible, Sendable {
        let file: String
        let programs: [NeededProgram]
        let readsAnswer: Bool
        var testDescription: String { file }
    }

    static let senders = [
        Sender(
            file: "sender.c",
            programs: [
                NeededProgram(
                    "gcc with OpenSSL", install: "gcc libssl-dev",
                    test: "command -v gcc && [ -e /usr/include/openssl/ssl.h ]")
            ], readsAnswer: false),
        Sender(
            file: "Sender.cs",
            programs: [
                .mcs,
                .mono,
            ], readsAnswer: true),
        Sender(file: "sender.py", programs: [.python], readsAnswer: true),
        Sender(file: "sender.rb", programs: [.ruby], readsAnswer: true),
    ]
    static let payload = "samples/payloads/korean-and-emoji.json"

    /// The line of the README that runs a sender.
    static func command(of sender: Sender) throws -> String {
        let readme = String(
            decoding: try Repository.bytes(of: "samples/senders/README.md"), as: UTF8.self)
        let line = readme.split(separator: "\n").first {
            $0.contains("samples/senders/\(sender.file)")
        }
        return String(try #require(line))
    }

    private func run(
        _ sender: Sender, to gateway: SecureGateway, token: [UInt8], more: String = "",
        _ variables: [String: String] = [:]
    ) async throws -> CommandResult {
        let known = ["TOKEN": try DeviceToken(token).hex, "PAYLOAD": Self.payload]
        return try await gateway.run(
            Self.command(of: sender) + more, known.merging(variables) { $1 })
    }

    @Test("A notification arrives with its payload", arguments: Sweep.every(3, of: senders))
    func delivered(sender: Sender) async throws {
        for program in sender.programs { try program.require() }
        let gateway = try await SecureGateway.start()
        let result = try await run(sender, to: gateway, token: PacketBytes.token)
        #expect(result.errors == "")
        #expect(result.status == 0)
        let arrival = try #require(
            await gateway.started.inbox.next(1, within: .untilHang).first)
        guard case .delivered = arrival.outcome else {
            Issue.record("\(arrival.outcome)")
            return
        }
        #expect(arrival.notification.token == PacketBytes.token)
        #expect(arrival.notification.payload == (try Repository.bytes(of: Self.payload)))
        await gateway.started.gateway.stop()
        #expect(gateway.started.gateway.counts.received == 1)
    }

    @Test("A sender that reads learns what is wrong", arguments: Sweep.every(3, of: senders))
    func rejected(sender: Sender) async throws {
        for program in sender.programs { try program.require() }
        let gateway = try await SecureGateway.start()
        let token = try WireNotification.token(.status(.invalidToken))
        let result = try await run(sender, to: gateway, token: token)
        #expect(result.status == (sender.readsAnswer ? 1 : 0))
        #expect(result.errors.contains("status 8, identifier 1") == sender.readsAnswer)
        #expect(
            await gateway.started.arrivals(1)
                == [sender.readsAnswer ? "1 rejected: 8" : "rejected: 8"])
        await gateway.started.gateway.stop()
    }

    @Test("A sender that is given another authority does not send", arguments: senders)
    func otherAuthority(sender: Sender) async throws {
        for program in sender.programs { try program.require() }
        let gateway = try await SecureGateway.start()
        let other = try TemporaryFolder()
        let authority = try SecureGateway.otherAuthority(in: other)
        let result = try await run(
            sender, to: gateway, token: PacketBytes.token, ["CA": authority])
        #expect(result.status == 1)
        await gateway.started.gateway.stop()
        #expect(gateway.started.gateway.counts.received == 0)
    }

    @Test("A sender that shows a certificate sends to its topic", arguments: senders)
    func certificate(sender: Sender) async throws {
        for program in sender.programs { try program.require() }
        let gateway = try await SecureGateway.start { $0.requiresClientCertificate = true }
        var more = " \"$FOLDER/client.pem\" \"$FOLDER/client-key.pem\""
        if sender.file == "Sender.cs" {
            try NeededProgram.openSSL.require()
            let made = try await gateway.run(
                "openssl pkcs12 -export -legacy -in $FOLDER/client.pem -inkey $FOLDER/client-key.pem "
                    + "-out $FOLDER/client.p12 -passout pass:word")
            #expect(made.status == 0, "\(made.errors)")
            more = " \"$FOLDER/client.p12\" word"
        }
        let result = try await run(sender, to: gateway, token: PacketBytes.token, more: more)
        #expect(result.errors == "")
        #expect(result.status == 0)
        let arrival = try #require(
            await gateway.started.inbox.next(1, within: .untilHang).first)
        #expect(arrival.notification.topic == SecureGateway.topic)
        await gateway.started.gateway.stop()
    }

    @Test("Every sender is tried")
    func complete() throws {
        let files = try Repository.files(in: "samples/senders", endingIn: [""])
        #expect(
            files
                == (["README.md", "fcm", "http2", "pytest"] + Self.senders.map(\.file)).sorted().map
            {
                "samples/senders/\($0)"
            })
    }
}
