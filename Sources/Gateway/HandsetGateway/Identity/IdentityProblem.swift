internal import Handset

/// An error in the files of a ``GatewayIdentity``.
public typealias GatewayIdentityError = FileError<IdentityProblem>

/// The cause of an error in the files of a ``GatewayIdentity``.
public enum IdentityProblem: FileProblem {
    /// The file or the folder cannot be read, for a reason of the system.
    case unreadable(String)
    /// The file or the folder cannot be written, for a reason of the system.
    case unwritable(String)
    /// The file or the folder belongs to the user with this number, who is neither this user nor root.
    ///
    /// `command` is what root can run to make it this user's.
    case ofOtherUser(Int, command: String)
    /// The file holds no certificate.
    case noCertificate
    /// The file holds no private key of the kind that is needed: RSA for certificates, P-256 for
    /// provider tokens.
    case noKey
    /// The certificate exists, but its key does not.
    case keyMissing(keyPath: String)
    /// The certificate belongs to another key.
    case otherKey(keyPath: String)
    /// The certificate is not signed by the authority.
    case otherAuthority(authorityPath: String)
    /// The file does not name a usable key of provider tokens.
    case noProviderKey(TokenKeyProblem)
    /// The topic is empty or has more than 200 bytes.
    case topic(String)
    /// A certificate cannot have the name.
    case hostName(String)
    /// The clock is before 1970 or after the year 9000.
    case clock(Int)
    /// A certificate or a key cannot be created, for a reason of the library that does it.
    case unmakeable(String)

    /// The finding, as part of a sentence.
    public var finding: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .unwritable(let reason): "cannot be written: \(reason)"
        case .ofOtherUser(let user, _):
            "belongs to user \(user), who can put anything there, and not to you or root"
        case .noCertificate: "holds no certificate in PEM"
        case .noKey: "holds no private key in PEM of the kind that is needed"
        case .keyMissing(let keyPath): "its key \(SourceExcerpt.shown(keyPath)) is missing"
        case .otherKey(let keyPath): "does not belong to its key \(SourceExcerpt.shown(keyPath))"
        case .otherAuthority(let path): "is not signed by \(SourceExcerpt.shown(path))"
        case .noProviderKey(let problem):
            "names no key of provider tokens: \(SourceExcerpt.shown(problem.finding))"
        case .topic(let topic):
            "\(SourceExcerpt.quoted(topic)) cannot be the topic of a certificate"
        case .hostName(let name):
            "\(SourceExcerpt.quoted(name)) cannot be a host name or an address of a certificate"
        case .clock(let time):
            "the clock shows \(time) seconds since 1970, when no certificate can be valid"
        case .unmakeable(let reason): "cannot be created: \(SourceExcerpt.shown(reason))"
        }
    }

    /// The advice, as part of a sentence.
    public var advice: String {
        switch self {
        case .unreadable: "let this user read it, or remove it to have a new one created"
        case .unwritable: "let this user write it, or name another folder"
        case .ofOtherUser(_, let command):
            "name another folder, or if you trust what is there, run as root: \(command)"
        case .noCertificate: "remove it to have a new one created"
        case .noKey: "remove it and its certificate to have new ones created"
        case .keyMissing: "put the key back, or remove this file too to have new ones created"
        case .otherKey: "remove this file to have a new one created for that key"
        case .otherAuthority: "remove this file to have a new one created"
        case .noProviderKey: "remove it to have a new key created"
        case .topic: "name a topic of 1 to 200 bytes, such as com.example.app"
        case .hostName:
            "give a name such as gateway or push.example.com, in ASCII (xn--… for others), or an IP "
                + "address"
        case .clock: "set the clock"
        case .unmakeable: "report this error"
        }
    }
}
