internal import Crypto
internal import Handset

/// A key that verifies the provider tokens of a provider.
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
    /// The topics that the key is for.
    ///
    /// `nil`, as with nearly all keys, means any topic of its team.
    public let topics: [String]?
    /// The service that the key is for.
    ///
    /// `nil` means both.
    public let environment: GatewayEnvironment?
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
    ///   - pem: The private key of a `.p8` file, or its public key, in PEM.
    ///   - keyID: The key identifier.
    ///   - teamID: The team identifier.
    ///   - topics: The topics that the key is for. If `nil`, the default, any topic.
    ///   - environment: The service that the key is for. If `nil`, the default, both.
    ///   - source: The name of the text in errors.
    /// - Throws: ``ProviderKeyError`` if the text is not a P-256 key, or an identifier is not ten
    ///   capital letters and digits.
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
    ///   - path: The path of a file with the private key (`.p8`) or the public key, in PEM.
    ///   - keyID: The key identifier. If `nil`, the default, it is taken from the file name, as in
    ///     `AuthKey_ABC123DEFG.p8`.
    ///   - teamID: The team identifier.
    ///   - topics: The topics that the key is for. If `nil`, the default, any topic.
    ///   - environment: The service that the key is for. If `nil`, the default, both.
    /// - Throws: ``ProviderKeyError`` if the file cannot be read or is not a P-256 key, or an
    ///   identifier is missing or not ten capital letters and digits.
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

    /// Returns true if a text is ten capital letters and digits.
    static func isIdentifier(_ text: String) -> Bool {
        text.utf8.count == 10
            && text.utf8.allSatisfy {
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
    }

    private static func keyID(ofFile path: String) -> String? {
        let name =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
                path[path.utf8.index(after: $0)...]
            } ?? path[...]
        guard name.hasPrefix("AuthKey_") else { return nil }
        let keyID = String(name.dropFirst("AuthKey_".count).prefix { $0 != "." })
        return isIdentifier(keyID) ? keyID : nil
    }
}

/// One of Apple's two push services.
///
/// A device token belongs to one of them. A provider certificate or a key may be for one or both.
public enum GatewayEnvironment: String, CaseIterable, Hashable, Sendable {
    /// The service for apps in development.
    case sandbox
    /// The service for apps from the App Store.
    case production
}
