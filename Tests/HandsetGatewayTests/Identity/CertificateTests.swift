import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import NIOSSL
import SwiftASN1
import Testing
import X509

@testable import HandsetGateway

/// The contents of an identity's certificates, as this library and openssl read them.
@Suite(.waitsForPrograms) struct CertificateTests {
    private static func certificates() throws -> [String: Certificate] {
        let folder = try SampleIdentity.folder()
        _ = try SampleIdentity.identity(in: folder)
        return try Dictionary(
            uniqueKeysWithValues: ["ca", "server", "client"].map { name in
                let text = try folder.read("state/\(name).pem")
                let documents = try PEMDocument.parseMultiple(pemString: text)
                return (name, try Certificate(pemDocument: try #require(documents.first)))
            })
    }

    @Test("Each has an RSA key of 2048 bits, SHA-256, and a random serial number")
    func algorithms() throws {
        let certificates = try Self.certificates().values
        for certificate in certificates {
            #expect("\(certificate.publicKey)" == "RSA2048.PublicKey")
            #expect(certificate.signatureAlgorithm == .sha256WithRSAEncryption)
            #expect(certificate.serialNumber.bytes.count == 16)
            #expect((1...127).contains(try #require(certificate.serialNumber.bytes.first)))
        }
        #expect(Set(certificates.map(\.serialNumber)).count == 3)
    }

    @Test(
        "Each is valid from an hour before, for its time",
        arguments: [
            ("ca", 3650), ("server", 365), ("client", 365),
        ])
    func times(name: String, days: Int) throws {
        let certificate = try #require(try Self.certificates()[name])
        let now = Double(SampleIdentity.now)
        #expect(certificate.notValidBefore.timeIntervalSince1970 == now - 3600)
        #expect(
            certificate.notValidAfter.timeIntervalSince1970
                == now + Double(days * SampleIdentity.day))
    }

    @Test(
        "Each says what its key is for",
        arguments: [
            ("ca", true, KeyUsage(keyCertSign: true, cRLSign: true), nil),
            ("server", false, KeyUsage(digitalSignature: true, keyEncipherment: true), .serverAuth),
            ("client", false, KeyUsage(digitalSignature: true, keyEncipherment: true), .clientAuth),
        ] as [(String, Bool, KeyUsage, ExtendedKeyUsage.Usage?)])
    func usage(
        name: String, isAuthority: Bool, keyUsage: KeyUsage, usage: ExtendedKeyUsage.Usage?
    ) throws {
        let certificates = try Self.certificates()
        let extensions = try #require(certificates[name]).extensions
        #expect(try extensions.keyUsage == keyUsage)
        #expect(try extensions.extendedKeyUsage.map { Array($0) } == usage.map { [$0] })
        let constraints = try extensions.basicConstraints
        #expect(
            constraints
                == (isAuthority
                    ? .isCertificateAuthority(maxPathLength: 0) : .notCertificateAuthority))
        let authority = try #require(certificates["ca"]).extensions
        #expect(
            try extensions.authorityKeyIdentifier?.keyIdentifier
                == authority.subjectKeyIdentifier?.keyIdentifier)
    }

    @Test("The server's is for the loopback, its address as a DNS name too, and for Apple's hosts")
    func names() throws {
        let server = try #require(try Self.certificates()["server"])
        let names = try #require(try server.extensions.subjectAlternativeNames)
        let hosts = [
            "127.0.0.1", "api-manage-broadcast.push.apple.com",
            "api-manage-broadcast.sandbox.push.apple.com", "api.development.push.apple.com",
            "api.push.apple.com", "api.sandbox.push.apple.com", "feedback.push.apple.com",
            "feedback.sandbox.push.apple.com", "gateway.push.apple.com",
            "gateway.sandbox.push.apple.com", "localhost",
        ]
        #expect(
            names.map { "\($0)" } == hosts.map { #"DNSName("\#($0)")"# } + [
                "IPAddress([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])",
                "IPAddress([127, 0, 0, 1])",
            ])
    }

    @Test("The server shows its certificate and its authority's, as its file holds them")
    func chain() throws {
        let folder = try SampleIdentity.folder()
        let identity = try SampleIdentity.identity(in: folder)
        #expect(
            try NIOSSLCertificate.fromPEMFile(folder.path("state/server.pem"))
                == identity.serverChain)
        #expect(
            try NIOSSLCertificate.fromPEMFile(folder.path("state/ca.pem")) == [identity.authority])
        #expect(identity.serverChain.last == identity.authority)
    }

    @Test("The provider's lists its topics as Apple's do, and has Apple's marks")
    func provider() throws {
        let client = try #require(try Self.certificates()["client"])
        #expect("\(client.subject)".contains("CN=Apple Push Services: com.example.app"))
        func bytes(_ last: UInt) -> [UInt8]? {
            client.extensions[oid: [1, 2, 840, 113_635, 100, 6, 3, last]].map { Array($0.value) }
        }
        #expect(bytes(1) == [5, 0])
        #expect(bytes(2) == [5, 0])
        func utf8(_ text: String) -> [UInt8] { [0x0c, UInt8(text.utf8.count)] + text.utf8 }
        func entry(_ topic: String, _ kind: String) -> [UInt8] {
            utf8(topic) + [0x30, UInt8(kind.utf8.count + 2)] + utf8(kind)
        }
        let list =
            entry("com.example.app", "app") + entry("com.example.app.voip", "voip")
            + entry("com.example.app.complication", "complication")
        #expect(bytes(6) == [0x30, UInt8(list.count)] + list)
    }

    @Test("A certificate and its key are what TLS can begin with")
    func tls() throws {
        let folder = try SampleIdentity.folder()
        let identity = try SampleIdentity.identity(in: folder)
        let server = TLSConfiguration.makeServerConfiguration(
            certificateChain: identity.serverChain.map { .certificate($0) },
            privateKey: .privateKey(identity.serverKey))
        #expect(throws: Never.self) { try NIOSSLContext(configuration: server) }
        var client = TLSConfiguration.makeClientConfiguration()
        client.certificateChain = [.certificate(identity.clientCertificate)]
        client.privateKey = .privateKey(identity.clientKey)
        #expect(throws: Never.self) { try NIOSSLContext(configuration: client) }
        client.privateKey = .privateKey(identity.serverKey)
        #expect(throws: (any Error).self) { try NIOSSLContext(configuration: client) }
    }

    // MARK: - OpenSSL

    @Test(
        "OpenSSL verifies them, and reads the key of provider tokens",
        .needs(.openSSL))
    func openSSL() throws {
        let folder = try SampleIdentity.folder()
        let result = try CommandResult.line(
            """
            cd \(folder.path("state")) &&
            openssl verify -x509_strict -purpose sslserver -CAfile ca.pem server.pem &&
            openssl verify -x509_strict -purpose sslclient -CAfile ca.pem client.pem &&
            openssl verify -verify_hostname localhost -CAfile ca.pem server.pem &&
            openssl verify -verify_hostname 127.0.0.1 -CAfile ca.pem server.pem &&
            openssl verify -verify_ip 127.0.0.1 -CAfile ca.pem server.pem &&
            openssl verify -verify_ip ::1 -CAfile ca.pem server.pem &&
            openssl pkey -in AuthKey_*.p8 -noout -text | grep -c P-256
            """)
        #expect(result.errors == "")
        #expect(
            result.output
                == "server.pem: OK\nclient.pem: OK\n"
                + String(repeating: "server.pem: OK\n", count: 4) + "1\n")
    }

    @Test(
        "The commands of the notes make files that OpenSSL reads, whatever the folder is called",
        .needs(.openSSL))
    func notes() throws {
        let folder = try SampleIdentity.folder()
        let state = folder.path("a folder's state")
        try FileManager.default.moveItem(atPath: folder.path("state"), toPath: state)
        let identity = try GatewayIdentity.loadOrMake(
            in: state, topic: SampleIdentity.topic, now: SampleIdentity.now)
        let commands = try identity.notes.suffix(2).map { note in
            String(note[try #require(note.range(of: ": ")).upperBound...])
        }
        let result = try CommandResult.line(
            (["cd \(folder.path)"] + commands + [
                "openssl pkey -in client-both.pem -noout",
                "openssl pkcs12 -in client.p12 -passin pass: -nokeys | grep -c BEGIN",
            ]).joined(separator: " && "))
        #expect(result.errors == "")
        #expect(result.output == "1\n")
    }
}
