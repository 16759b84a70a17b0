import Crypto
import Foundation

@testable import HandsetGateway

/// A provider token that is made part by part, so that a test can spoil one of them.
struct SampleToken {
    static let keyID = "ABC123DEFG"
    static let teamID = "DEF123GHIJ"
    /// The moment at which tokens are made unless a test says otherwise.
    static let now = 1_000_000_000

    private static let signingKey = P256.Signing.PrivateKey()

    /// The header's members: JSON by key.
    var header: [(key: String, json: String)]
    /// The claims' members: JSON by key.
    var claims: [(key: String, json: String)]
    /// The key that signs the token.
    var signingKey: P256.Signing.PrivateKey

    /// A valid token of the sample key.
    init(
        keyID: String = keyID, teamID: String = teamID, issuedAt: Int = now,
        signingKey: P256.Signing.PrivateKey? = nil
    ) {
        header = [("alg", #""ES256""#), ("kid", "\"\(keyID)\"")]
        claims = [("iss", "\"\(teamID)\""), ("iat", "\(issuedAt)")]
        self.signingKey = signingKey ?? Self.signingKey
    }

    /// The key that checks sample tokens.
    static func key(
        keyID: String = keyID, teamID: String = teamID, topics: [String]? = nil,
        environment: GatewayEnvironment? = nil
    ) throws -> ProviderKey {
        try ProviderKey(
            signingKey.publicKey, keyID: keyID, teamID: teamID, topics: topics,
            environment: environment)
    }

    /// The signed part.
    var signedText: String {
        [header, claims].map { Self.base64URL(Self.json($0).utf8) }.joined(separator: ".")
    }

    /// The token.
    var text: String {
        get throws { signedText + "." + Self.base64URL(try signature) }
    }

    /// The signature's 64 bytes.
    var signature: Data {
        get throws { try signingKey.signature(for: Data(signedText.utf8)).rawRepresentation }
    }

    /// The value of the header `authorization`.
    var authorization: String { get throws { "bearer \(try text)" } }

    /// Sets a member of the header, or takes it out.
    func header(_ key: String, _ json: String?) -> SampleToken {
        var token = self
        token.header = Self.set(key, json, in: header)
        return token
    }

    /// Sets a claim, or takes it out.
    func claim(_ key: String, _ json: String?) -> SampleToken {
        var token = self
        token.claims = Self.set(key, json, in: claims)
        return token
    }

    static func base64URL(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    private static func set(
        _ key: String, _ json: String?, in members: [(key: String, json: String)]
    ) -> [(key: String, json: String)] {
        members.filter { $0.key != key } + (json.map { [(key, $0)] } ?? [])
    }

    static func json(_ members: [(key: String, json: String)]) -> String {
        "{" + members.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",") + "}"
    }
}
