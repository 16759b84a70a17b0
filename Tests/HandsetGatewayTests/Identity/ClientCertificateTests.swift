import Crypto
import Foundation
import NIOSSL
import SwiftASN1
import Testing
import X509

@testable import HandsetGateway

/// The topics and services read from providers' certificates.
@Suite struct ClientCertificateTests {
    private static let now = SampleToken.now

    /// Who signs a certificate.
    private struct Authority: Sendable {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let name: DistinguishedName

        init(_ name: String) throws {
            self.name = try DistinguishedName { CommonName(name) }
        }

        func certificate(
            subject: DistinguishedName, extensions: [Certificate.Extension] = [],
            from start: Int = now - 10, to end: Int = now + 10
        ) throws -> Certificate {
            try Certificate(
                version: .v3, serialNumber: Certificate.SerialNumber(),
                publicKey: Certificate.PrivateKey(P256.Signing.PrivateKey()).publicKey,
                notValidBefore: Date(timeIntervalSince1970: Double(start)),
                notValidAfter: Date(timeIntervalSince1970: Double(end)),
                issuer: name, subject: subject,
                extensions: try Certificate.Extensions(extensions), issuerPrivateKey: key)
        }

        func itself() throws -> Certificate {
            try Certificate(
                version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
                notValidBefore: Date(timeIntervalSince1970: 0),
                notValidAfter: Date(timeIntervalSince1970: Double(2 * now)), issuer: name,
                subject: name, extensions: Certificate.Extensions(), issuerPrivateKey: key)
        }
    }

    private static func commonName(_ name: String) throws -> DistinguishedName {
        try DistinguishedName { CommonName(name) }
    }

    private static func read(
        subject: DistinguishedName? = nil, extensions: [Certificate.Extension] = []
    ) throws -> ClientCertificate {
        let authority = try Authority("authority")
        return ClientCertificate(
            try authority.certificate(
                subject: try subject ?? commonName("Apple Push Services: com.example.app"),
                extensions: extensions),
            authorities: [try authority.itself()], at: now)
    }

    // MARK: - Topics

    @Test(
        "The topic of an old certificate is in its common name, after the colon",
        arguments: [
            ("Apple Push Services: com.example.app", ["com.example.app"]),
            ("Apple Development IOS Push Services: com.example.app", ["com.example.app"]),
            ("com.example.app", []), ("Apple Push Services: ", []),
        ])
    func commonName(name: String, topics: [String]) throws {
        #expect(try Self.read(subject: try Self.commonName(name)).topics == topics)
    }

    @Test("The user identifier of the subject wins over the common name")
    func userID() throws {
        let subject = try DistinguishedName([
            RelativeDistinguishedName.Attribute(
                type: .RDNAttributeType.commonName, utf8String: "Apple Push Services: other"),
            RelativeDistinguishedName.Attribute(
                type: [0, 9, 2342, 19_200_300, 100, 1, 1], utf8String: "com.example.app"),
        ])
        #expect(try Self.read(subject: subject).topics == ["com.example.app"])
    }

    @Test("The topics of the list follow that of the subject")
    func list() throws {
        let list = try PushCertificateExtension.list([
            ("com.example.app", "app"), ("com.example.app.voip", "voip"),
        ])
        let topics = ["com.example.app", "com.example.app.voip"]
        #expect(try Self.read(extensions: [list]).topics == topics)
    }

    @Test("The extension of VoIP certificates may hold a topic alone")
    func voip() throws {
        let text = Array("com.example.app.voip".utf8)
        let value = [0x0c, UInt8(text.count)] + text
        let voip = Certificate.Extension(
            oid: PushCertificateExtension.voipTopics, critical: false, value: value[...])
        #expect(
            try Self.read(extensions: [voip]).topics == ["com.example.app", "com.example.app.voip"])
    }

    // MARK: - Services

    @Test(
        "The marks say which services a certificate is for, and none means both",
        arguments: [
            [], [.sandbox], [.production], [.sandbox, .production],
        ] as [Set<GatewayEnvironment>])
    func marks(environments: Set<GatewayEnvironment>) throws {
        let marks = try environments.map(PushCertificateExtension.mark)
        #expect(
            try Self.read(extensions: marks).environments
                == (environments.isEmpty ? [.sandbox, .production] : environments))
    }

    // MARK: - Validity

    @Test(
        "A certificate is valid in its time",
        arguments: [(-11, false), (-10, true), (0, true), (10, true), (11, false)])
    func time(offset: Int, isValid: Bool) throws {
        let authority = try Authority("authority")
        let certificate = try authority.certificate(subject: try Self.commonName("a: b"))
        let read = ClientCertificate(
            certificate, authorities: [try authority.itself()], at: Self.now + offset)
        #expect(read.isValid == isValid)
    }

    @Test("A certificate of another authority is not valid, even of one with the same name")
    func otherAuthority() throws {
        let certificate = try Authority("authority").certificate(
            subject: try Self.commonName("Apple Push Services: com.example.app"))
        for name in ["authority", "other"] {
            let read = ClientCertificate(
                certificate, authorities: [try Authority(name).itself()], at: Self.now)
            #expect(!read.isValid)
            #expect(read.topics == ["com.example.app"])
        }
    }

    @Test(
        "A certificate whose list of topics cannot be read is not valid",
        arguments: [[], [0x30], [0x30, 0x02, 0x0c, 0x05], [0x0c, 0x01, 0xff], [0x05, 0x00]])
    func unreadable(value: [UInt8]) throws {
        let list = Certificate.Extension(
            oid: PushCertificateExtension.topics, critical: false, value: value[...])
        let read = try Self.read(extensions: [list])
        #expect(!read.isValid)
        #expect(read.topics.isEmpty)
        #expect(read.environments.isEmpty)
    }

    @Test("The certificate of an identity is valid, and for its topics")
    func identity() throws {
        let folder = try SampleIdentity.folder()
        let identity = try SampleIdentity.identity(in: folder)
        let read = ClientCertificate(
            identity.clientCertificate, of: identity, at: SampleIdentity.now)
        #expect(read.isValid)
        #expect(
            read.topics == [
                "com.example.app", "com.example.app.voip", "com.example.app.complication",
            ])
        #expect(read.environments == [.sandbox, .production])
    }

    @Test("The server's certificate is nothing for a provider, though the authority has signed it")
    func server() throws {
        let folder = try SampleIdentity.folder()
        let identity = try SampleIdentity.identity(in: folder)
        let read = ClientCertificate(
            identity.serverChain[0], of: identity, at: SampleIdentity.now)
        #expect(read.topics.isEmpty)
    }
}
