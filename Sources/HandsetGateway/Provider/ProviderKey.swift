internal import Crypto
internal import Handset

/// A key with which a provider signs its provider tokens.
///
/// ```swift
/// let key = try ProviderKey(contentsOf: "AuthKey_ABC123DEFG.p8", teamID: "DEF123GHIJ")
/// print(key.keyID)
/// // ABC123DEFG
/// ```
public struct ProviderKey: Sendable {
    /// The key identifier: ten characters.
    public let keyID: String
    /// The team identifier: ten characters.
    public let teamID: String
    /// The topics that the key is for; `nil` is any of its team's, as of nearly all keys.
    public let topics: [String]?
    /// The service that the key is for; `nil` is both.
    public let environment: GatewayEnvironment?
    /// What checks a signature.
    let publicKey: P256.Signing.PublicKey

    init(
        _ publicKey: P256.Signing.PublicKey, keyID: String, teamID: String,
        topics: [String]? = nil, environment: GatewayEnvironment? = nil, source: String = "key"
    ) throws(ProviderKeyError) {
        guard Self.isIdentifier(keyID) else { throw ProviderKeyError(source, .keyID(keyID)) }
        guard Self.isIdentifier(teamID) else { throw ProviderKeyError(source, .teamID(teamID)) }
        self.keyID = keyID
        self.teamID = teamID
        self.topics = topics
        self.environment = environment
        self.publicKey = publicKey
    }

    /// Reads a key from text.
    ///
    /// - Parameters:
    ///   - pem: A `.p8` file's private key, or its public key, in PEM.
    ///   - keyID: The key identifier.
    ///   - teamID: The identifier of the team that the key belongs to.
    ///   - topics: The topics that the key is for. If `nil`, the default, any.
    ///   - environment: The service that the key is for. If `nil`, the default, both.
    ///   - source: What errors call the text.
    /// - Throws: ``ProviderKeyError`` if the text is no key of P-256, or an identifier is not ten capital
    ///   letters and digits.
    public init(
        pem: String, keyID: String, teamID: String, topics: [String]? = nil,
        environment: GatewayEnvironment? = nil, source: String = "key"
    ) throws(ProviderKeyError) {
        try self.init(
            try ProviderKeyFile(pem, source).publicKey, keyID: keyID, teamID: teamID,
            topics: topics, environment: environment, source: source)
    }

    /// Reads a key from a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file: a `.p8` file's private key, or its public key, in PEM.
    ///   - keyID: The key identifier. If `nil`, the default, the file's name says it, as that of
    ///     `AuthKey_ABC123DEFG.p8` does.
    ///   - teamID: The identifier of the team that the key belongs to.
    ///   - topics: The topics that the key is for. If `nil`, the default, any.
    ///   - environment: The service that the key is for. If `nil`, the default, both.
    /// - Throws: ``ProviderKeyError`` if the file cannot be read or is no key of P-256, or an identifier is
    ///   missing, or not ten capital letters and digits.
    public init(
        contentsOf path: String, keyID: String? = nil, teamID: String, topics: [String]? = nil,
        environment: GatewayEnvironment? = nil
    ) throws(ProviderKeyError) {
        guard let keyID = keyID ?? Self.keyID(ofFile: path) else {
            throw ProviderKeyError(path, .noKeyID)
        }
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw ProviderKeyError(path, .unreadable(error.description))
        }
        try self.init(
            pem: String(decoding: bytes, as: UTF8.self), keyID: keyID, teamID: teamID,
            topics: topics, environment: environment, source: path)
    }

    /// Whether a text is ten capital letters and digits.
    static func isIdentifier(_ text: String) -> Bool {
        text.utf8.count == 10
            && text.utf8.allSatisfy {
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
    }

    private static func keyID(ofFile path: String) -> String? {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
            path[path.utf8.index(after: $0)...]
        } ?? path[...]
        guard name.hasPrefix("AuthKey_") else { return nil }
        let keyID = String(name.dropFirst("AuthKey_".count).prefix { $0 != "." })
        return isIdentifier(keyID) ? keyID : nil
    }
}
