internal import CryptoExtras
internal import NIOSSL
internal import SwiftASN1
internal import X509

internal import struct Foundation.Date

struct CertifiedKey {
    let certificate: Certificate
    let key: _RSA.Signing.PrivateKey

    /// The key in the form that signs certificates.
    var privateKey: Certificate.PrivateKey { Certificate.PrivateKey(key) }

    var tlsCertificate: NIOSSLCertificate {
        get throws { try certificate.tlsCertificate }
    }

    var tlsKey: NIOSSLPrivateKey {
        get throws { try NIOSSLPrivateKey(bytes: Array(key.derRepresentation), format: .der) }
    }
}

extension Certificate {
    var tlsCertificate: NIOSSLCertificate {
        get throws {
            var serializer = DER.Serializer()
            try serializer.serialize(self)
            return try NIOSSLCertificate(bytes: serializer.serializedBytes, format: .der)
        }
    }

    /// Returns true if the certificate is valid at a time in seconds since 1970.
    func isInTime(_ now: Int) -> Bool {
        let date = Date(timeIntervalSince1970: Double(now))
        return notValidBefore <= date && date <= notValidAfter
    }

    func isSigned(by authority: Certificate) -> Bool {
        issuer == authority.subject && authority.publicKey.isValidSignature(signature, for: self)
    }
}
