import Foundation
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// The names of the server's certificate.
@Suite struct ServerNameTests {
    private static func identity(
        in folder: TemporaryFolder, _ hostNames: [String]
    ) throws -> GatewayIdentity {
        try GatewayIdentity.loadOrMake(
            in: folder.path("state"), topic: SampleIdentity.topic, hostNames: hostNames,
            now: SampleIdentity.now)
    }

    @Test("A certificate that lacks a name is made anew for the same key, by the same authority")
    func replaced() throws {
        let folder = try SampleIdentity.folder()
        let authority = try Self.identity(in: folder, []).authority
        let changes = try folder.changes {
            let identity = try Self.identity(in: folder, ["gateway", "10.1.2.3"])
            #expect(identity.serverNames.contains("GATEWAY"))
            #expect(identity.serverNames.contains("10.1.2.3"))
            #expect(identity.serverNames.contains("api.push.apple.com"))
            #expect(identity.authority == authority)
        }
        #expect(changes == ["server.pem"])
        // It has all that is asked for now.
        #expect(
            try folder.changes { _ = try Self.identity(in: folder, ["Gateway"]) } == [])
    }

    @Test("A certificate of an earlier version, for the loopback alone, is made anew")
    func earlier() throws {
        let folder = try SampleIdentity.folder()
        let names = ServerNames(["localhost", "127.0.0.1", "::1"])
        let files = IdentityFiles(
            directory: try StateDirectory(makingAt: folder.path("state")), now: SampleIdentity.now)
        let authority = try files.pair("ca", signedBy: nil) { try .authority() }
        let server = try files.pair(
            "server", signedBy: authority, isCurrent: { _ in false },
            template: { try .server(for: names) })
        try files.write([server.certificate, authority.certificate], to: "server")
        #expect(try folder.changes { _ = try Self.identity(in: folder, []) } == ["server.pem"])
    }

    @Test(
        "A name matches as TLS has it",
        arguments: [
            ("gateway", true), ("Gateway", true), ("gateways", false), ("a.example.com", true),
            ("example.com", false), ("b.a.example.com", false), ("10.0.0.1", true),
            ("10.0.0.2", false), ("::ffff:10.0.0.1", true), ("fe80:0:0::1", true), ("", false),
        ])
    func matches(name: String, isIn: Bool) {
        let names = ServerNames(["gateway", "*.example.com", "10.0.0.1", "fe80::1"])
        #expect(names.contains(name) == isIn)
    }

    @Test(
        "A name that a certificate cannot have is an error",
        arguments: ["", "a b", "a..b", ".", "http://a", "a:80", "ä", "a.*", "a/b"])
    func impossible(name: String) throws {
        let folder = try TemporaryFolder()
        #expect(throws: GatewayIdentityError(folder.path("state"), .hostName(name))) {
            _ = try Self.identity(in: folder, [name])
        }
    }

    @Test(
        "Names of containers, of Apple and with a wildcard, and addresses, are possible",
        arguments: ["my_gateway", "a-1", "*.example.com", "1.2.3.4", "::1", "localhost."])
    func possible(name: String) {
        #expect(GatewayIdentity.isHostName(name) == (name != "localhost."))
    }
}
