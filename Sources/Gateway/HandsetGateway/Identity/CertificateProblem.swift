internal import Handset

/// An error in a user's own file of certificates or a private key.
public typealias CertificateFileError = FileError<CertificateProblem>

/// The cause of an error in a user's own certificate or key.
public enum CertificateProblem: FileProblem {
    /// The file cannot be read, for a reason of the system.
    case unreadable(String)
    /// The file holds no certificate in PEM, or one that is damaged.
    case noCertificate
    /// The file holds no private key in PEM of a kind that TLS can use.
    case noKey
    /// The private key is encrypted.
    case encryptedKey
    /// The key does not belong to the first certificate of a file.
    case otherKey(certificatePath: String)
    /// A certificate is not of an authority.
    case notAuthority

    /// The finding, as part of a sentence.
    public var finding: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .noCertificate: "is not a certificate in PEM"
        case .noKey: "is not a private key in PEM"
        case .encryptedKey: "is an encrypted private key"
        case .otherKey(let path):
            "does not belong to the first certificate of \(SourceExcerpt.shown(path))"
        case .notAuthority: "has a certificate that is not of an authority"
        }
    }

    /// The advice, as part of a sentence.
    public var advice: String {
        switch self {
        case .unreadable: "give a file that this user can read"
        case .noCertificate:
            "give a file with -----BEGIN CERTIFICATE-----; openssl x509 -inform DER makes one of DER"
        case .noKey: "give a file with -----BEGIN PRIVATE KEY-----, of RSA or an elliptic curve"
        case .encryptedKey: "give one without a passphrase, as openssl pkey makes it"
        case .otherKey: "give the key that the certificate was made for"
        case .notAuthority:
            "give the certificate of the authority that signed the senders' certificates"
        }
    }
}
