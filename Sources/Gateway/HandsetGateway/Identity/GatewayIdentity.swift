internal import Crypto
internal import NIOSSL
internal import X509

/// The certificates of a gateway and of its providers.
///
/// They are kept in a folder, where senders find them, or in memory, for tests. ``loadOrMake(in:topic:environments:hostNames:now:)``
/// creates them once.
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
    /// The certificates that the server shows: its own and its authorities'.
    var serverChain: [NIOSSLCertificate]
    var serverKey: NIOSSLPrivateKey
    var serverNames: ServerNames
    /// The authorities whose certificates of providers are valid: the own one first.
    var providerAuthorities: [Certificate]
    /// The certificate of the authority, which signed all others.
    let authority: NIOSSLCertificate
    let clientCertificate: NIOSSLCertificate
    let clientKey: NIOSSLPrivateKey
    /// The private key of ``providerKey``.
    let providerSigningKey: P256.Signing.PrivateKey

    /// A key for providers to sign their provider tokens with.
    public let providerKey: ProviderKey
    /// The certificates and keys that senders need, in PEM.
    public let pem: IdentityPEM
    /// The path of the folder; empty for an identity that is kept in memory.
    public let directory: String
    /// Hints for senders on how to trust and use the files, one a line.
    public let notes: [String]

    /// The paths of the files that senders need, or `nil` for an identity that is kept in memory.
    public var paths: IdentityPaths? {
        directory.isEmpty ? nil : IdentityPaths(in: directory, providerKey)
    }
}
