import Foundation
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// The lines about failures below the API, and the memory they take.
@Suite struct ProblemLinesTests {
    private static func words(
        authorityPath: String? = "/state/ca.pem", isEncrypted: Bool = true
    ) -> ProblemWords {
        ProblemWords(
            authorityPath: authorityPath,
            clientPaths: ("/state/client.pem", "/state/client-key.pem"),
            isEncrypted: isEncrypted, environment: .sandbox, requestTimeout: 60)
    }

    private static func problem(
        _ cause: ConnectionProblem.Cause, on port: GatewayPort = .http2, from peer: String? = "::1"
    ) -> ConnectionProblem {
        ConnectionProblem(cause, on: port, peer: peer)
    }

    private static var damage: PacketFault {
        PacketFault(
            .wrongPayloadLength(said: 35, byteCount: 45, .characters), offset: 0,
            status: .protocolError)
    }

    private static let causes: [ConnectionProblem.Cause] = [
        .unknownAuthority, .missingName("NAME"), .rejectedCertificate, .closedDuringHandshake,
        .closedAfterHandshake, .tlsVersion, .tls("REASON"), .noClientCertificate,
        .invalidClientCertificate, .otherEnvironment, .plainText, .encrypted, .http1, .upgrade,
        .http,
        .notHTTP2, .malformedField(name: "NAME"), .timeout, .openFileLimit, .connectionLimit,
        .unfinishedLimit, .delayLimit, .damagedPacket(damage),
    ]

    @Test("Each kind and sender has a line, and those that came again a count")
    func counts() {
        var lines = ProblemLines(Self.words())
        let shown = ["::1", "::1", "10.0.0.1", "::1"].compactMap {
            lines.line(for: Self.problem(.http1, from: $0))
        }
        #expect(shown.count == 2)
        #expect(lines.line(for: Self.problem(.upgrade)) != nil)
        #expect(
            lines.rest == ["handset: 3 times: the sender at ::1 speaks HTTP/1.1 to http2"])
    }

    @Test("Kinds and senders beyond a number are only counted")
    func limit() {
        var lines = ProblemLines(Self.words())
        let shown = (0..<1000).compactMap { number in
            lines.line(for: Self.problem(.upgrade, from: "10.0.0.\(number)"))
        }
        #expect(shown.count == ProblemLines.limit)
        #expect(
            lines.rest == ["handset: 744 more failures of connections had no line of their own"])
    }

    @Test("One sender with many field names leaves room for the lines about others")
    func manyNames() {
        var lines = ProblemLines(Self.words())
        let shown = (0..<1000).compactMap { number in
            lines.line(for: Self.problem(.malformedField(name: "name\(number)")))
        }
        #expect(shown.count == ProblemLines.senderLimit)
        #expect(lines.line(for: Self.problem(.malformedField(name: "a"), from: "10.0.0.1")) != nil)
    }

    @Test("What a sender chose cannot disturb the terminal")
    func shown() {
        let causes: [ConnectionProblem.Cause] = [
            .missingName("a\u{1B}[2J\n"), .malformedField(name: "a\u{1B}[2J\n"),
            .missingName(String(repeating: "a", count: 1 << 16)),
        ]
        for cause in causes {
            let line = Self.words().line(for: Self.problem(cause))
            #expect(!line.contains("\u{1B}") && !line.contains("\n"))
            #expect(line.utf8.count < 1000, "\(line.utf8.count)")
        }
    }

    @Test("Each line has advice, and no name of a Swift type")
    func advice() {
        for cause in Self.causes {
            for isEncrypted in [true, false] {
                for path in ["/state/ca.pem", nil] {
                    let line = Self.words(authorityPath: path, isEncrypted: isEncrypted)
                        .line(for: Self.problem(cause))
                    let parts = line.components(separatedBy: "; ")
                    #expect(parts.count == 2 && !parts[1].isEmpty, "\(line)")
                    #expect(!line.contains("(") && !line.contains("Optional"), "\(line)")
                }
            }
        }
    }

    @Test("The page about them has each line")
    func page() throws {
        let page = String(
            decoding: try Repository.bytes(
                of: "Sources/Core/Handset/Handset.docc/NothingArrives.md"),
            as: UTF8.self)
        for port in GatewayPort.allCases where port != .feedback {
            for cause in Self.causes {
                // The page names the port that most senders use for each.
                let start = Self.words().start(of: Self.problem(cause, on: port))
                    .replacing("the sender at ::1 ", with: "")
                let shown = start.replacing(" to \(port)", with: " to ")
                let rows = page.replacing(#/ to (http2|binary)/#, with: " to ")
                    .replacing(#/^\| /#.anchorsMatchLineEndings(), with: "")
                #expect(
                    rows.contains("\n\(shown.replacing("asks \(port)", with: "asks http2")) |"),
                    "\(start)")
            }
        }
    }
}
