internal import Handset

/// An error in the file or the identifiers of a ``ProviderKey``.
public typealias ProviderKeyError = FileError<ProviderKeyProblem>

/// The cause of an error in a ``ProviderKey``.
public enum ProviderKeyProblem: FileProblem {
    /// The file cannot be read, for a reason of the system.
    case unreadable(String)
    /// The file holds no PEM.
    case noPEM
    /// The file does not hold a P-256 key.
    case noKey
    /// The key is encrypted.
    case encrypted
    /// The key identifier is not ten capital letters and digits.
    case keyID(String)
    /// The key identifier was not given, and the file name does not contain it, as `AuthKey_….p8` does.
    case noKeyID
    /// The team identifier is not ten capital letters and digits.
    case teamID(String)

    /// The finding, as part of a sentence.
    public var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read this key: \(reason)"
        case .noPEM: "this file holds no PEM"
        case .noKey: "this is not a P-256 key, which signs provider tokens"
        case .encrypted: "this key is encrypted"
        case .keyID(let text): "\(SourceExcerpt.quoted(text)) is not a key identifier"
        case .noKeyID: "the name of this file does not contain the key identifier"
        case .teamID(let text): "\(SourceExcerpt.quoted(text)) is not a team identifier"
        }
    }

    /// The advice, as part of a sentence.
    public var advice: String {
        switch self {
        case .unreadable: "name the .p8 file of a provider key"
        case .noPEM:
            "name the .p8 file of a provider key, which begins with -----BEGIN PRIVATE KEY-----"
        case .noKey: "name the .p8 file of a provider key, or its public key"
        case .encrypted: "decrypt it with openssl pkcs8 -in FILE -out NEW"
        case .keyID, .teamID: "give its ten capital letters and digits"
        case .noKeyID: "give the identifier, or a name such as AuthKey_ABC123DEFG.p8"
        }
    }
}
