internal import Crypto
internal import NIOSSL

/// The certificates of a gateway: its own, and those that it makes for a provider.
///
/// They lie in a folder, where senders find what they need, and are made there once; see
/// ``loadOrMake(in:topic:environments:now:)``.
///
/// ```swift
/// let folder = GatewayIdentity.defaultDirectory(environment: ["HOME": "/home/me"]) ?? "."
/// print(folder)
/// // /home/me/.local/state/handset
/// var configuration = GatewayConfiguration()
/// let identity = try GatewayIdentity.loadOrMake(in: folder, topic: "com.example.app")
/// configuration.identity = identity
/// configuration.providerKeys = [identity.providerKey]
/// print(identity.notes[0])
/// // trust /home/me/.local/state/handset/ca.pem: curl --cacert /home/me/.local/state/handset/ca.pem
/// ```
public struct GatewayIdentity: Sendable {
    /// What the server shows: its certificate, and its authority's.
    let serverChain: [NIOSSLCertificate]
    /// The key of the server's certificate.
    let serverKey: NIOSSLPrivateKey
    /// The certificate of the authority, which has signed all others.
    let authority: NIOSSLCertificate
    /// The certificate for a provider.
    let clientCertificate: NIOSSLCertificate
    /// The key of the provider's certificate.
    let clientKey: NIOSSLPrivateKey
    /// The private key of ``providerKey``.
    let providerSigningKey: P256.Signing.PrivateKey

    /// The key that was made for a provider to sign its provider tokens with.
    public let providerKey: ProviderKey
    /// The folder of the files.
    public let directory: String
    /// How a sender trusts and uses the files: a line for each way.
    public let notes: [String]
}
