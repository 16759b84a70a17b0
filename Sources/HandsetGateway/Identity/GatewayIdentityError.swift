internal import Handset

/// Says why the files of a ``GatewayIdentity`` cannot be used, and what to do about it.
public struct GatewayIdentityError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// The file or the folder cannot be read, for a reason of the system.
        case unreadable(String)
        /// The file or the folder cannot be written, for a reason of the system.
        case unwritable(String)
        /// The file holds no certificate.
        case noCertificate
        /// The file holds no private key of the kind that is needed: RSA for certificates, P-256 for
        /// provider tokens.
        case noKey
        /// The certificate is there, and its key is not.
        case keyMissing(keyPath: String)
        /// The certificate is that of another key.
        case otherKey(keyPath: String)
        /// The certificate is not signed by the authority.
        case otherAuthority(authorityPath: String)
        /// The file does not name a key of provider tokens and its team; the text says why.
        case noProviderKey(String)
        /// The topic is empty, or longer than 200 bytes.
        case topic(String)
        /// The clock is before 1970, or after the year 9000.
        case clock(Int)
        /// What was to be made cannot be, for a reason of the library that makes it.
        case unmakeable(String)
    }

    /// The path of the file or the folder.
    public let path: String
    /// What is wrong.
    public let problem: Problem

    init(_ path: String, _ problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// The path, what was found and what to do next.
    public var description: String { "\(SourceExcerpt.shown(path)): error: \(sentence)" }

    private var sentence: String {
        switch problem {
        case .unreadable(let reason):
            "cannot be read: \(reason); let this user read it, or remove it, and it is made anew"
        case .unwritable(let reason):
            "cannot be written: \(reason); let this user write it, or name another folder"
        case .noCertificate:
            "holds no certificate in PEM; remove it, and it is made anew"
        case .noKey:
            "holds no private key in PEM of the kind that is needed; remove it and its certificate, and "
                + "both are made anew"
        case .keyMissing(let keyPath):
            "its key \(SourceExcerpt.shown(keyPath)) is not there; put it back, or remove this file too, "
                + "and both are made anew"
        case .otherKey(let keyPath):
            "does not belong to its key \(SourceExcerpt.shown(keyPath)); remove this file, and it is made "
                + "anew for that key"
        case .otherAuthority(let authorityPath):
            "is not signed by \(SourceExcerpt.shown(authorityPath)); remove this file, and it is made anew"
        case .noProviderKey(let reason):
            "names no key of provider tokens: \(SourceExcerpt.shown(reason)); remove it, and a new key is "
                + "made"
        case .topic(let topic):
            "\(SourceExcerpt.quoted(topic)) cannot be the topic of a certificate; name one of 1 to 200 "
                + "bytes, such as com.example.app"
        case .clock(let time):
            "the clock shows \(time) seconds since 1970, at which no certificate can be valid; set it "
                + "right"
        case .unmakeable(let reason):
            "cannot be made: \(SourceExcerpt.shown(reason)); report this with what was done before"
        }
    }
}
