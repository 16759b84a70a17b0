import Crypto
import Foundation
import HandsetTestSupport
import NIOSSL
import Testing

@testable import HandsetGateway

/// The files of an identity: made once, and made anew when their time is over.
@Suite struct GatewayIdentityTests {
    @Test("All files are made, private keys for this user only", .exhaustive)
    func files() throws {
        let folder = try TemporaryFolder()
        let identity = try SampleIdentity.identity(in: folder)
        let modes = try [""].appending(contentsOf: folder.state().keys).map { name in
            let attributes = try FileManager.default.attributesOfItem(
                atPath: folder.path("state/\(name)"))
            let mode = try #require(attributes[.posixPermissions] as? Int)
            return "\(name) \(String(mode, radix: 8))"
        }
        #expect(
            Set(modes) == [
                " 700", "ca.pem 644", "ca-key.pem 600", "server.pem 644", "server-key.pem 600",
                "client.pem 644", "client-key.pem 600",
                "AuthKey_\(identity.providerKey.keyID).p8 600", "provider-key.json 644",
            ])
    }

    @Test("Files that are there are used as they are")
    func reuse() throws {
        let folder = try SampleIdentity.folder()
        var identities: [GatewayIdentity] = []
        let changes = try folder.changes {
            for days in [0, 300] {
                identities.append(try SampleIdentity.identity(in: folder, days: days))
            }
        }
        #expect(changes.isEmpty)
        #expect(identities[0].serverChain == identities[1].serverChain)
        #expect(identities[0].providerKey.teamID == identities[1].providerKey.teamID)
    }

    @Test("Gateways that start at the same moment have the same identity", .exhaustive)
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        let identities = try await withThrowingTaskGroup(of: GatewayIdentity.self) { group in
            for _ in 0..<4 { group.addTask { try SampleIdentity.identity(in: folder) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(identities.count == 4)
        #expect(Set(identities.map(\.serverChain)).count == 1)
        #expect(Set(identities.map(\.clientCertificate)).count == 1)
        #expect(Set(identities.map { $0.providerSigningKey.rawRepresentation }).count == 1)
        #expect(try folder.state().count == 8)
    }

    // MARK: - Made anew

    @Test(
        "What is missing is made, and only that",
        arguments: [
            (["server.pem"], ["server.pem"]), (["client.pem"], ["client.pem"]),
            (["server.pem", "server-key.pem"], ["server-key.pem", "server.pem"]),
            // The authority's certificate stands in the server's file too.
            (["ca.pem"], ["ca.pem", "server.pem"]),
        ])
    func missing(names: [String], made: [String]) throws {
        let folder = try SampleIdentity.folder()
        let changes = try folder.changes {
            for name in names { try folder.remove(name) }
            _ = try SampleIdentity.identity(in: folder)
        }
        #expect(changes == made)
    }

    @Test("A certificate is made anew at the end of its year, by the same authority")
    func year() throws {
        let folder = try SampleIdentity.folder()
        try folder.remove("server.pem")
        _ = try SampleIdentity.identity(in: folder, days: 200)
        let ofClient = try folder.changes {
            _ = try SampleIdentity.identity(in: folder, days: 365)
        }
        #expect(ofClient == ["client.pem"])
        let ofServer = try folder.changes {
            _ = try SampleIdentity.identity(in: folder, days: 565)
        }
        #expect(ofServer == ["server.pem"])
    }

    @Test("All certificates are made anew at the end of the authority's ten years")
    func tenYears() throws {
        let folder = try SampleIdentity.folder()
        let changes = try folder.changes {
            _ = try SampleIdentity.identity(in: folder, days: 3650)
        }
        #expect(changes == ["ca.pem", "client.pem", "server.pem"])
    }

    @Test("No certificate outlives its authority")
    func end() throws {
        let folder = try SampleIdentity.folder()
        let identity = try SampleIdentity.identity(in: folder, days: 3500)
        #expect(identity.serverChain[0].notValidAfter == identity.authority.notValidAfter)
    }

    @Test("A clock that was set back makes certificates anew that are not valid yet")
    func setBack() throws {
        let folder = try SampleIdentity.folder()
        let changes = try folder.changes {
            _ = try SampleIdentity.identity(in: folder, days: -1)
        }
        #expect(changes == ["ca.pem", "client.pem", "server.pem"])
    }

    @Test("The first and the last moment can be named", arguments: [0, 221_845_392_000])
    func ends(now: Int) throws {
        let folder = try SampleIdentity.folder()
        let identity = try GatewayIdentity.loadOrMake(
            in: folder.path("state"), topic: SampleIdentity.topic, now: now)
        let certificate = ClientCertificate(identity.clientCertificate, of: identity, at: now)
        #expect(certificate.isValid)
    }

    @Test("The provider's certificate is made anew for another topic, or other services")
    func topic() throws {
        let folder = try SampleIdentity.folder()
        let ofTopic = try folder.changes {
            _ = try SampleIdentity.identity(in: folder, topic: "com.example.other")
        }
        #expect(ofTopic == ["client.pem"])
        let ofServices = try folder.changes {
            _ = try SampleIdentity.identity(
                in: folder, topic: "com.example.other", environments: [.sandbox])
        }
        #expect(ofServices == ["client.pem"])
        let again = try folder.changes {
            _ = try SampleIdentity.identity(
                in: folder, topic: "com.example.other", environments: [.sandbox])
        }
        #expect(again.isEmpty)
    }

    @Test("A file left by a program that was killed while writing does no harm")
    func leftOver() throws {
        let folder = try SampleIdentity.folder()
        try folder.remove("client.pem")
        try folder.write("half", to: "state/.handset-1a2b.new")
        _ = try SampleIdentity.identity(in: folder)
        #expect(try folder.state().count == 8)
    }

    // MARK: - Where, and how to use it

    @Test(
        "The default folder is that of the XDG rule",
        arguments: [
            (["XDG_STATE_HOME": "/state", "HOME": "/home/me"], "/state/handset"),
            (["HOME": "/home/me"], "/home/me/.local/state/handset"),
            (["XDG_STATE_HOME": "", "HOME": "/home/me"], "/home/me/.local/state/handset"),
            (["XDG_STATE_HOME": "state", "HOME": "/home/me"], "/home/me/.local/state/handset"),
            ([:], nil),
        ] as [([String: String], String?)])
    func defaultDirectory(environment: [String: String], path: String?) {
        #expect(GatewayIdentity.defaultDirectory(environment: environment) == path)
    }

    @Test("The notes name the files, and the identifiers of the key")
    func notes() throws {
        let folder = try SampleIdentity.folder()
        let identity = try SampleIdentity.identity(in: folder)
        let state = folder.path("state")
        #expect(identity.notes[0] == "trust \(state)/ca.pem: curl --cacert \(state)/ca.pem")
        #expect(
            identity.notes[2]
                == "sign provider tokens with \(state)/AuthKey_\(identity.providerKey.keyID).p8: "
                + "key identifier \(identity.providerKey.keyID), team identifier "
                + identity.providerKey.teamID)
    }
}

extension Array {
    fileprivate func appending(contentsOf others: some Sequence<Element>) -> [Element] {
        self + others
    }
}
