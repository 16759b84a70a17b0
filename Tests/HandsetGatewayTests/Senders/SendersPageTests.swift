import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The commands of the page about senders work as they stand there.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct SendersPageTests {
    private static func blocks() throws -> [String] {
        let page = "Sources/Core/Handset/Handset.docc/Senders.md"
        return String(decoding: try Repository.bytes(of: page), as: UTF8.self)
            .components(separatedBy: "```sh\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    /// A block with the addresses and the folder of a run.
    private static func adapted(_ block: String) -> String {
        block.replacing("localhost:2197", with: "$http2")
            .replacing("localhost:2195", with: "127.0.0.1:$binary")
            .replacing("gateway/", with: "state/")
    }

    @Test(
        "Each command over TLS delivers its notification",
        .needs(.nghttp), .needs(.openSSL))
    func secure() throws {
        let blocks = try Self.blocks().filter { !$0.contains("--http2-prior-knowledge") }
        let senders = blocks.filter { $0.contains("localhost:") }
        #expect(senders.count == 3)
        let run = try ListenRun()
        let output = try run.run(
            "--format session",
            blocks.map { "{ \(Self.adapted($0)); } > /dev/null 2>&1; echo $?" }.joined(
                separator: "\n")
                + "\nhas out \(senders.count) 42; stop TERM; ls client.p12 client-both.pem")
        #expect(
            output == String(repeating: "0\n", count: blocks.count)
                + "status 0\nclient-both.pem\nclient.p12\n")
    }

    @Test("The command without TLS delivers its notification")
    func plain() throws {
        let block = try #require(
            try Self.blocks().first { $0.contains("--http2-prior-knowledge") })
        let run = try ListenRun()
        let output = try run.run(
            "--format session --tls off",
            "{ \(Self.adapted(block)); } 2> /dev/null; has out 1 42; stop TERM")
        #expect(output == "status 0\n")
    }
}
