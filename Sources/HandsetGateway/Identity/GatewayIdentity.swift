import NIOSSL

/// The certificates of a gateway: its own, and those that it makes for a provider.
public struct GatewayIdentity: Sendable {
    /// What the server shows: its certificate, and its authority's.
    let serverChain: [NIOSSLCertificate]
    /// The key of the server's certificate.
    let serverKey: NIOSSLPrivateKey
    /// The certificate of the authority, which has signed all others.
    let authority: NIOSSLCertificate
}
