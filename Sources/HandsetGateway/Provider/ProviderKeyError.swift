internal import Handset

/// Says why a file, or what was given with it, is no ``ProviderKey``, and what to do about it.
public struct ProviderKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// The file cannot be read, for a reason of the system.
        case unreadable(String)
        /// There is no PEM in the file.
        case noPEM
        /// What the file holds is no key of P-256.
        case noKey
        /// The key is encrypted.
        case encrypted
        /// The key identifier is not ten capital letters and digits.
        case keyID(String)
        /// The file's name does not say the key identifier, as `AuthKey_….p8` does.
        case noKeyID
        /// The team identifier is not ten capital letters and digits.
        case teamID(String)
    }

    /// What the file is called: its path.
    public let source: String
    /// What is wrong.
    public let problem: Problem

    init(_ source: String, _ problem: Problem) {
        self.source = source
        self.problem = problem
    }

    /// The path, what was found and what to do next.
    public var description: String { "\(SourceExcerpt.shown(source)): error: \(sentence)" }

    private var sentence: String {
        switch problem {
        case .unreadable(let reason):
            "cannot read this key: \(reason); name the .p8 file of a provider key"
        case .noPEM:
            "there is no PEM in this file; name the .p8 file of a provider key, which begins with "
                + "-----BEGIN PRIVATE KEY-----"
        case .noKey:
            "this is no key of P-256, with which provider tokens are signed; name the .p8 file of a "
                + "provider key, or its public key"
        case .encrypted:
            "this key is encrypted; take the password off with openssl pkcs8 -in FILE -out NEW"
        case .keyID(let text):
            "\(SourceExcerpt.quoted(text)) is no key identifier; give its ten capital letters and digits"
        case .noKeyID:
            "the name of this file does not say the key identifier, as AuthKey_ABC123DEFG.p8 does; give "
                + "it"
        case .teamID(let text):
            "\(SourceExcerpt.quoted(text)) is no team identifier; give its ten capital letters and digits"
        }
    }
}
