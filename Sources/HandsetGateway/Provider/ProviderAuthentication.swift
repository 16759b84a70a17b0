internal import Handset
internal import HandsetFixtures

/// Who sends on a connection of the HTTP/2 provider API: a provider with a certificate, or with provider
/// tokens.
struct ProviderAuthentication: Sendable {
    /// What the gateway knows of providers.
    struct Policy: Sendable {
        var keys: [ProviderKey]
        var allowsAnonymous: Bool
        /// The service that the gateway stands for; if `nil`, keys of both are taken.
        var environment: GatewayEnvironment?

        init(
            keys: [ProviderKey], allowsAnonymous: Bool, environment: GatewayEnvironment? = nil
        ) {
            self.keys = keys
            self.allowsAnonymous = allowsAnonymous
            self.environment = environment
        }
    }

    private let policy: Policy
    /// The certificate that the provider has shown, or `nil`.
    let certificate: ClientCertificate?

    /// What the last request that was taken had for `authorization`, and what that means.
    private var current: (text: [UInt8], token: ProviderToken)?
    /// When another token came last.
    private var lastChange: Int?

    init(_ policy: Policy, certificate: ClientCertificate?) {
        self.policy = policy
        self.certificate = certificate
        isEstablished = certificate?.isValid == true
    }

    /// Whether a request with a valid provider token, or a certificate, was there: before it, the
    /// connection has one stream.
    ///
    /// So it is too when a request was taken that had neither.
    private(set) var isEstablished: Bool

    /// The topics that the provider may send to, by its certificate or the current key; `nil` is any, as
    /// with nearly all keys.
    var allowedTopics: [String]? { certificate?.topics ?? current?.token.key.topics }

    /// Checks who sends a request.
    ///
    /// - Parameters:
    ///   - authorization: The value of the header `authorization`, or `nil`.
    ///   - now: The present moment in seconds since 1970.
    /// - Returns: Why it is refused, or `nil` if it is taken.
    mutating func rejection(of authorization: String?, at now: Int) -> Rejection? {
        if let certificate { return certificate.isValid ? nil : Rejection(.badCertificate) }
        let rejection = rejection(of: (authorization ?? "")[...], at: now)
        if rejection == nil { isEstablished = true }
        return rejection
    }

    private mutating func rejection(of authorization: Substring, at now: Int) -> Rejection? {
        // Nearly every request has the token of the one before.
        if let current, authorization.utf8.elementsEqual(current.text) {
            return Self.rejection(ofAge: current.token, at: now)
        }
        let words = authorization.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .map { Substring($0) }
        guard let scheme = words.first else {
            return policy.allowsAnonymous ? nil : Rejection(.missingProviderToken)
        }
        guard scheme.lowercased() == "bearer" else { return Rejection(.invalidProviderToken) }
        guard words.count > 1 else { return Rejection(.missingProviderToken) }
        guard words.count == 2,
            let token = ProviderToken(words[1], signedByOneOf: policy.keys)
        else { return Rejection(.invalidProviderToken) }
        if let rejection = Self.rejection(ofAge: token, at: now) ?? rejection(of: token.key) {
            return rejection
        }
        if let current, current.token.issuedAt != token.issuedAt {
            if let lastChange, now - lastChange < ProviderTokenLimits.changeInterval {
                return Rejection(.tooManyProviderTokenUpdates)
            }
            lastChange = now
        }
        current = (Array(authorization.utf8), token)
        return nil
    }

    private static func rejection(ofAge token: ProviderToken, at now: Int) -> Rejection? {
        let age = Double(now) - token.issuedAt
        if age > ProviderTokenLimits.lifetime { return Rejection(.expiredProviderToken) }
        return age < -ProviderTokenLimits.skew ? Rejection(.invalidProviderToken) : nil
    }

    /// Why a key cannot be used here and now.
    ///
    /// Not confirmed is what exactly relates two keys: here it is the topics that they are for.
    private func rejection(of key: ProviderKey) -> Rejection? {
        // What was taken last is related to the first, and so is what is related to it.
        let last = current?.token.key
        if let last, !last.teamID.utf8.elementsEqual(key.teamID.utf8) {
            return Rejection(.invalidProviderToken)
        }
        if let environment = policy.environment, let own = key.environment, own != environment {
            return Rejection(.badEnvironmentKeyInToken)
        }
        if let last, last.topics.map(Set.init) != key.topics.map(Set.init) {
            return Rejection(.unrelatedKeyIDInToken)
        }
        return nil
    }
}
