internal import Crypto
internal import CryptoExtras
internal import SwiftASN1
internal import X509

/// The certificates and keys of an identity that senders need, in PEM.
public struct IdentityPEM: Hashable, Sendable {
    /// The certificate of the authority, which senders have to trust.
    public let authority: String
    /// The certificate that a provider can show.
    public let clientCertificate: String
    /// The private key of that certificate.
    public let clientKey: String
    /// The private key with which a provider can sign provider tokens, as Apple's `.p8` file has it.
    public let providerKey: String

    init(
        authority: Certificate, client: CertifiedKey, signingKey: P256.Signing.PrivateKey
    ) throws {
        self.authority = try authority.serializeAsPEM().pemString + "\n"
        clientCertificate = try client.certificate.serializeAsPEM().pemString + "\n"
        clientKey = client.key.pkcs8PEMRepresentation
        providerKey = signingKey.pemRepresentation + "\n"
    }
}
