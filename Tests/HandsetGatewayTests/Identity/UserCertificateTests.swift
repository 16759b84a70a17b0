import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import NIOSSL
import Testing

@testable import HandsetGateway

/// A user's own certificate, and authorities of others.
@Suite(.waitsForPrograms, .needs(.openSSL)) struct UserCertificateTests {
    /// A folder with an own certificate and key, of an elliptic curve and of RSA, and what is wrong.
    private static func files() throws -> TemporaryFolder {
        let folder = try SampleIdentity.folder()
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' && {
            make() { openssl req -x509 -newkey "$@" -nodes -keyout $key -out $certificate -days 9 \
                -subj /CN=own -addext subjectAltName=DNS:own.example; }
            key=ec-key.pem certificate=ec.pem make ec -pkeyopt ec_paramgen_curve:P-256
            key=rsa-key.pem certificate=rsa.pem make rsa:2048
            openssl ecparam -name prime256v1 -genkey -out sec1-key.pem
            openssl req -x509 -new -key sec1-key.pem -out sec1.pem -days 9 -subj /CN=own
            openssl pkey -in ec-key.pem -aes128 -passout pass:a -out encrypted-key.pem
            openssl x509 -in ec.pem -outform DER -out der.pem
            openssl req -x509 -key ec-key.pem -out leaf.pem -days 9 -subj /CN=leaf \
                -addext basicConstraints=critical,CA:FALSE
            cat ec.pem state/ca.pem > chain.pem
            } > /dev/null 2> err || cat err
            """)
        #expect(result.output == "")
        return folder
    }

    private static func problem(
        certificate: String, key: String, in folder: TemporaryFolder
    ) throws -> CertificateFileError? {
        var identity = try SampleIdentity.identity(in: folder)
        do throws(CertificateFileError) {
            try identity.useServerCertificate(folder.path(certificate), key: folder.path(key))
            return nil
        } catch {
            return error
        }
    }

    @Test("A certificate is shown with those after it, and its names count")
    func taken() throws {
        let folder = try Self.files()
        var identity = try SampleIdentity.identity(in: folder)
        try identity.useServerCertificate(folder.path("chain.pem"), key: folder.path("ec-key.pem"))
        #expect(
            identity.serverChain == (try NIOSSLCertificate.fromPEMFile(folder.path("chain.pem"))))
        #expect(identity.serverNames.contains("own.example"))
        #expect(!identity.serverNames.contains("localhost"))
        for name in ["rsa", "sec1"] {
            #expect(
                try Self.problem(certificate: "\(name).pem", key: "\(name)-key.pem", in: folder)
                    == nil, "\(name)")
        }
    }

    @Test("Files that cannot be used are told apart")
    func errors() throws {
        let folder = try Self.files()
        func problem(_ certificate: String, _ key: String) throws -> String? {
            try Self.problem(certificate: certificate, key: key, in: folder)
                .map { $0.description.replacing("\(folder.path)/", with: "") }
        }
        #expect(
            try problem("missing.pem", "ec-key.pem")
                == "missing.pem: error: cannot be read: No such file or directory; give a file that "
                + "this user can read")
        #expect(
            try problem("ec.pem", "missing.pem")?.hasPrefix("missing.pem: error: cannot be read")
                == true)
        #expect(
            try problem("ec-key.pem", "ec-key.pem")?.contains("is not a certificate in PEM") == true
        )
        #expect(try problem("der.pem", "ec-key.pem")?.contains("-inform DER") == true)
        #expect(try problem("ec.pem", "ec.pem")?.contains("is not a private key in PEM") == true)
        #expect(
            try problem("ec.pem", "encrypted-key.pem")?.contains("give one without a passphrase")
                == true)
        #expect(
            try problem("ec.pem", "rsa-key.pem")
                == "rsa-key.pem: error: does not belong to the first certificate of ec.pem; give the "
                + "key that the certificate was made for")
    }

    @Test(
        "An authority is trusted with providers' certificates, and a leaf is refused", .exhaustive)
    func trust() throws {
        let folder = try Self.files()
        let other = try SampleIdentity.otherFolder()
        var identity = try SampleIdentity.identity(in: folder)
        let shown = try SampleIdentity.identity(in: other).clientCertificate
        func read() -> ClientCertificate {
            ClientCertificate(shown, of: identity, at: SampleIdentity.now)
        }
        #expect(!read().isValid)
        try identity.trustProviders(signedBy: other.path("state/ca.pem"))
        #expect(read().isValid)
        #expect(read().topics.first == SampleIdentity.topic)
        #expect(throws: CertificateFileError(folder.path("leaf.pem"), .notAuthority)) {
            try identity.trustProviders(signedBy: folder.path("leaf.pem"))
        }
    }
}

extension SampleIdentity {
    /// A folder with an identity of another authority.
    fileprivate static func otherFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        _ = try GatewayIdentity.loadOrMake(in: folder.path("state"), topic: topic, now: now)
        return folder
    }
}
