/// The paths of the files of an identity that senders need.
public struct IdentityPaths: Hashable, Sendable {
    /// The path of the authority's certificate, which senders have to trust.
    public let authority: String
    /// The path of the certificate that a provider can show.
    public let clientCertificate: String
    /// The path of its private key.
    public let clientKey: String
    /// The path of the private key with which a provider can sign provider tokens.
    public let providerKey: String

    init(in directory: String, _ key: ProviderKey) {
        authority = "\(directory)/ca.pem"
        clientCertificate = "\(directory)/client.pem"
        clientKey = "\(directory)/client-key.pem"
        providerKey = "\(directory)/AuthKey_\(key.keyID).p8"
    }
}
