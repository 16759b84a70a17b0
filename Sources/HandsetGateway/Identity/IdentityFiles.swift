internal import CryptoExtras
internal import Handset
internal import SwiftASN1
internal import X509

/// The certificates and keys in a state directory: read where they are, made where they are not.
///
/// A key is always written before what names it, so that a program that is ended in between leaves a
/// key without a certificate, for which one is made the next time.
struct IdentityFiles {
    let directory: StateDirectory
    /// The present moment in seconds since 1970.
    let now: Int

    /// The certificate of a name, and its key.
    ///
    /// - Parameters:
    ///   - name: What the files are called, without `.pem` and `-key.pem`.
    ///   - authority: Who has to have signed it. If `nil`, the key itself.
    ///   - isCurrent: Whether a certificate is what is asked for, and may be kept.
    ///   - template: What the certificate says that is made.
    /// - Returns: Both; a key that was made is written, and a certificate is not yet.
    /// - Throws: ``GatewayIdentityError`` if a file cannot be used, or something cannot be made.
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

    /// Writes certificates into the file of a name, unless they are what it holds.
    func write(_ chain: [Certificate], to name: String) throws(GatewayIdentityError) {
        let file = "\(name).pem"
        let text = try make(file) {
            try chain.map { try $0.serializeAsPEM().pemString + "\n" }.joined()
        }
        if try directory.read(file) == Array(text.utf8) { return }
        try directory.write(Array(text.utf8), to: file, mode: 0o644)
    }

    /// Calls what makes the content of a file.
    func make<Value>(
        _ file: String, _ body: () throws -> Value
    ) throws(GatewayIdentityError) -> Value {
        do { return try body() } catch {
            throw GatewayIdentityError(directory.path(file), .unmakeable("\(error)"))
        }
    }

    /// The certificates of a file, at least one; `nil` if it is not there.
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
