internal import CryptoExtras
internal import NIOSSL
internal import SwiftASN1
internal import X509

internal import struct Foundation.Date

/// A certificate with its private key.
struct CertifiedKey {
    let certificate: Certificate
    let key: _RSA.Signing.PrivateKey

    /// The key as that which signs certificates.
    var privateKey: Certificate.PrivateKey { Certificate.PrivateKey(key) }

    /// The certificate as that which TLS shows.
    var tlsCertificate: NIOSSLCertificate {
        get throws {
            var serializer = DER.Serializer()
            try serializer.serialize(certificate)
            return try NIOSSLCertificate(bytes: serializer.serializedBytes, format: .der)
        }
    }

    /// The key as that with which TLS proves it.
    var tlsKey: NIOSSLPrivateKey {
        get throws { try NIOSSLPrivateKey(bytes: Array(key.derRepresentation), format: .der) }
    }
}

extension Certificate {
    /// Whether a moment, in seconds since 1970, is within its time.
    func isInTime(_ now: Int) -> Bool {
        let date = Date(timeIntervalSince1970: Double(now))
        return notValidBefore <= date && date <= notValidAfter
    }

    /// Whether it is signed by an authority.
    func isSigned(by authority: Certificate) -> Bool {
        issuer == authority.subject && authority.publicKey.isValidSignature(signature, for: self)
    }
}
