import ArgumentParser
import Handset
import HandsetCommand
import HandsetCommandSupport
import HandsetGateway
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// A run of `handset listen` that fails after its gateway has started.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListeningTests {
    /// An address of this machine at which no other test listens, who could take the port meanwhile.
    private static let host = "127.7.7.7"

    /// A port that nothing listens on.
    private static func freePort() async throws -> String {
        var configuration = GatewayConfiguration.ofTests
        configuration.host = host
        let gateway = try await Gateway.start(configuration, receiver: ArrivalInbox())
        await gateway.stop()
        return try #require(gateway.addresses.binary?.split(separator: ":").last.map(String.init))
    }

    @Test("A run that fails stops its gateway")
    func failed() async throws {
        let folder = try TemporaryFolder()
        // A file cannot take the place of a folder.
        try folder.write("", to: "state/ready.json/file")
        let port = try await Self.freePort()
        let command = try ListenCommand.parse([
            "--tls", "off", "--state-directory", folder.path("state"), "--host", Self.host,
            "--port", "http2=0", "--port", "binary=\(port)", "--port", "feedback=0",
        ])
        var verdict = Verdict()
        do {
            try await Listening(
                command: command, streams: StandardStreams(StreamRecording(), MessageStyle())
            ).run(&verdict)
            Issue.record("The run did not fail.")
        } catch {
            #expect("\(error)".hasPrefix("cannot write \(folder.path("state/ready.json")): "))
        }
        #expect(throws: SenderSocket.Failure.self) { try SenderSocket("\(Self.host):\(port)") }
    }

    @Test(
        "A notification that cannot be written while the gateway stops ends the run with status 74")
    func failedAtTheEnd() throws {
        let run = try ListenRun()
        let output = try run.run(
            "--tls off --record full --fail-next delay:50000",
            """
            exec 4<> /dev/tcp/127.0.0.1/$binary
            printf '{"aps":{}}' | handset packet --token \(ListenRun.tokens[0]) --identifier 1 >&4
            rm -r full; stop TERM
            """)
        #expect(output == "status 74\n")
    }
}
