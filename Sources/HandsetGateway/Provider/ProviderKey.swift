import Crypto

/// A key with which a provider signs its provider tokens.
public struct ProviderKey: Sendable {
    /// The key identifier: ten characters.
    public let keyID: String
    /// The team identifier: ten characters.
    public let teamID: String
    /// What checks a signature.
    let publicKey: P256.Signing.PublicKey
}
