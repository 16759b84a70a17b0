internal import Crypto
internal import SwiftASN1

enum ProviderKeyFile {
    /// A private key, as Apple issues it.
    case privateKey(P256.Signing.PrivateKey)
    case publicKey(P256.Signing.PublicKey)

    /// - Throws: ``ProviderKeyError`` if the text holds no key, or one that is not P-256.
    init(_ text: String, _ source: String) throws(ProviderKeyError) {
        guard let documents = try? PEMDocument.parseMultiple(pemString: text) else {
            throw ProviderKeyError(source, .noPEM)
        }
        for document in documents {
            switch document.discriminator {
            case "PRIVATE KEY", "EC PRIVATE KEY":
                guard
                    let key = try? P256.Signing.PrivateKey(derRepresentation: document.derBytes)
                else { throw ProviderKeyError(source, .noKey) }
                self = .privateKey(key)
                return
            case "PUBLIC KEY":
                guard let key = try? P256.Signing.PublicKey(derRepresentation: document.derBytes)
                else { throw ProviderKeyError(source, .noKey) }
                self = .publicKey(key)
                return
            case "ENCRYPTED PRIVATE KEY": throw ProviderKeyError(source, .encrypted)
            default: continue
            }
        }
        throw ProviderKeyError(source, documents.isEmpty ? .noPEM : .noKey)
    }

    var publicKey: P256.Signing.PublicKey {
        switch self {
        case .privateKey(let key): key.publicKey
        case .publicKey(let key): key
        }
    }
}
