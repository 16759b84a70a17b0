internal import Crypto
internal import Handset
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

    /// Returns hints for senders on how to trust and use the files.
    static func notes(_ directory: StateDirectory, _ key: ProviderKey) -> [String] {
        func path(_ name: String) -> String { shellWord(directory.path(name)) }
        let (ca, client, clientKey) = (path("ca.pem"), path("client.pem"), path("client-key.pem"))
        return [
            "trust \(ca): curl --cacert \(ca)",
            "show \(client): curl --cert \(client) --key \(clientKey)",
            "sign provider tokens with \(path("AuthKey_\(key.keyID).p8")): key identifier \(key.keyID), "
                + "team identifier \(key.teamID)",
            "for senders that want both in one file: cat \(client) \(clientKey) > client-both.pem",
            "for senders that want PKCS #12: openssl pkcs12 -export -in \(client) -inkey \(clientKey) "
                + "-out client.p12 -passout pass:",
        ]
    }

    /// Returns a path as a word of the shell, safe to print.
    private static func shellWord(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        }
        let shown = SourceExcerpt.shown(path)
        return isPlain
            ? shown
            : "'\(shown.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }
}
