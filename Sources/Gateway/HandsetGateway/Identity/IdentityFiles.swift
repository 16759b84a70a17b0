internal import CryptoExtras
internal import Handset
internal import SwiftASN1
internal import X509

/// The certificates and keys in a state directory.
///
/// They are read if they exist, and created otherwise.
///
/// A key is written before its certificate. If the program ends in between, the next run creates a
/// certificate for the key.
struct IdentityFiles {
    let directory: StateDirectory
    /// The current time in seconds since 1970.
    let now: Int

    /// Returns a certificate and its key; a new key is already written, a new certificate is not.
    ///
    /// The files are called `name`, with `.pem` and `-key.pem`. Without an authority, the certificate is
    /// self-signed. `isCurrent` returns true if an existing certificate can be kept.
    func pair(
        _ name: String, signedBy authority: CertifiedKey?,
        isCurrent: (Certificate) -> Bool = { _ in true }, template: () throws -> CertificateTemplate
    ) throws(GatewayIdentityError) -> CertifiedKey {
        let (file, keyFile) = ("\(name).pem", "\(name)-key.pem")
        let found = try certificates(file)
        let key: _RSA.Signing.PrivateKey
        if let bytes = try directory.read(keyFile) {
            guard let read = try? _RSA.Signing.PrivateKey(pemRepresentation: Self.text(bytes))
            else { throw GatewayIdentityError(directory.path(keyFile), .noKey) }
            key = read
        } else if found != nil {
            throw GatewayIdentityError(
                directory.path(file), .keyMissing(keyPath: directory.path(keyFile)))
        } else {
            key = try make(keyFile) { try _RSA.Signing.PrivateKey(keySize: .bits2048) }
            try directory.write(Array(key.pkcs8PEMRepresentation.utf8), to: keyFile, mode: 0o600)
        }
        if let certificate = found?.first {
            guard certificate.publicKey == Certificate.PublicKey(key.publicKey) else {
                throw GatewayIdentityError(
                    directory.path(file), .otherKey(keyPath: directory.path(keyFile)))
            }
            if let authority, !certificate.isSigned(by: authority.certificate) {
                throw GatewayIdentityError(
                    directory.path(file), .otherAuthority(authorityPath: directory.path("ca.pem")))
            }
            let isInTime =
                certificate.isInTime(now) && certificate.isInTime(now + CertificateTemplate.renewal)
            if isInTime, isCurrent(certificate) {
                return CertifiedKey(certificate: certificate, key: key)
            }
        }
        let certificate = try make(file) {
            try template().certificate(
                of: Certificate.PrivateKey(key), signedBy: authority, at: now)
        }
        return CertifiedKey(certificate: certificate, key: key)
    }

    /// Writes certificates into a file, unless it already holds them.
    func write(_ chain: [Certificate], to name: String) throws(GatewayIdentityError) {
        let file = "\(name).pem"
        let text = try make(file) {
            try chain.map { try $0.serializeAsPEM().pemString + "\n" }.joined()
        }
        if try directory.read(file) == Array(text.utf8) { return }
        try directory.write(Array(text.utf8), to: file, mode: 0o644)
    }

    /// Runs a closure that creates the contents of a file, and converts its error.
    func make<Value>(
        _ file: String, _ body: () throws -> Value
    ) throws(GatewayIdentityError) -> Value {
        do { return try body() } catch {
            throw GatewayIdentityError(
                directory.path(file), .unmakeable("the library of certificates has failed"))
        }
    }

    /// Returns the certificates in a file, at least one, or `nil` if there is no file.
    private func certificates(_ file: String) throws(GatewayIdentityError) -> [Certificate]? {
        guard let bytes = try directory.read(file) else { return nil }
        guard let documents = try? PEMDocument.parseMultiple(pemString: Self.text(bytes)),
            let certificates = try? documents.map({ try Certificate(pemDocument: $0) }),
            !certificates.isEmpty
        else { throw GatewayIdentityError(directory.path(file), .noCertificate) }
        return certificates
    }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
