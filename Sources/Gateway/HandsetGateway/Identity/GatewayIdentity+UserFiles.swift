internal import Handset
internal import NIOSSL
internal import SwiftASN1
internal import X509

extension GatewayIdentity {
    /// Takes a user's own certificate for the server, in place of the created one.
    ///
    /// - Parameters:
    ///   - path: A file in PEM with the certificate of the server, and then the certificates of the authorities
    ///     in between.
    ///   - keyPath: A file in PEM with its private key.
    /// - Throws: ``CertificateFileError`` if a file cannot be used or the key does not belong to the
    ///   certificate.
    public mutating func useServerCertificate(
        _ path: String, key keyPath: String
    ) throws(CertificateFileError) {
        let chain = try Self.certificates(in: path)
        let bytes = try Self.bytes(of: keyPath)
        let text = IdentityFiles.text(bytes)
        if text.contains("ENCRYPTED") { throw CertificateFileError(keyPath, .encryptedKey) }
        // TLS has more kinds of keys than the library of certificates can read.
        guard let documents = try? PEMDocument.parseMultiple(pemString: text),
            let document = documents.first(where: { $0.discriminator.hasSuffix("PRIVATE KEY") }),
            let key = try? Certificate.PrivateKey(pemDocument: document),
            let tlsKey = try? NIOSSLPrivateKey(
                bytes: Array(document.pemString.utf8), format: .pem)
        else { throw CertificateFileError(keyPath, .noKey) }
        guard key.publicKey == chain.first?.publicKey else {
            throw CertificateFileError(keyPath, .otherKey(certificatePath: path))
        }
        do {
            serverChain = try chain.map { try $0.tlsCertificate }
        } catch {
            throw CertificateFileError(path, .noCertificate)
        }
        serverKey = tlsKey
        serverNames = chain.first.map { ServerNames(of: $0) } ?? ServerNames([])
    }

    /// Trusts further authorities with the certificates of providers.
    ///
    /// The topics of such a certificate are read as Apple writes them.
    ///
    /// - Parameter path: A file in PEM with the certificates of one or more authorities. Each has
    ///   signed the certificates of providers itself.
    /// - Throws: ``CertificateFileError`` if the file cannot be used.
    public mutating func trustProviders(signedBy path: String) throws(CertificateFileError) {
        let authorities = try Self.certificates(in: path)
        for authority in authorities {
            switch (try? authority.extensions.basicConstraints) ?? nil {
            case .isCertificateAuthority: break
            // A certificate of version 1 has no extensions, and can be of an authority.
            case nil where authority.version == .v1: break
            default: throw CertificateFileError(path, .notAuthority)
            }
        }
        providerAuthorities += authorities
    }

    private static func certificates(
        in path: String
    ) throws(CertificateFileError) -> [Certificate] {
        let text = IdentityFiles.text(try bytes(of: path))
        guard let documents = try? PEMDocument.parseMultiple(pemString: text),
            let certificates = try? documents.filter({ $0.discriminator == "CERTIFICATE" })
                .map({ try Certificate(pemDocument: $0) }),
            !certificates.isEmpty
        else { throw CertificateFileError(path, .noCertificate) }
        return certificates
    }

    private static func bytes(of path: String) throws(CertificateFileError) -> [UInt8] {
        do throws(FileBytes.Failure) {
            return try FileBytes.read(path)
        } catch {
            throw CertificateFileError(path, .unreadable(error.description))
        }
    }
}
