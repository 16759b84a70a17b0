internal import Handset
internal import HandsetFixtures

/// The authentication of a provider on an HTTP/2 connection, by a certificate or by provider
/// tokens.
struct ProviderAuthentication: Sendable {
    struct Policy: Sendable {
        var keys: [ProviderKey]
        var allowsAnonymous: Bool
        /// The service that the gateway stands in for; if `nil`, keys of both services are valid.
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
    let certificate: ClientCertificate?

    /// The `authorization` of the last accepted request, and its token.
    private var current: (text: [UInt8], token: ProviderToken)?
    /// True if the `authorization` of the last request was not looked at.
    private var ignoresLast = false
    /// The time of the last change of token.
    private var lastChange: Int?

    init(_ policy: Policy, certificate: ClientCertificate?) {
        self.policy = policy
        self.certificate = certificate
        isEstablished = certificate?.isValid == true
    }

    /// True with a valid certificate or after the first accepted request; until then, one stream is allowed.
    private(set) var isEstablished: Bool

    /// The topics that the certificate or the current key allows; `nil`, as with nearly all keys, means any.
    var allowedTopics: [String]? { certificate?.topics ?? current?.token.key.topics }

    /// The claims of the current token; `nil` with a certificate, and without a token.
    var claims: ProviderTokenClaims? {
        guard certificate == nil, !ignoresLast, let token = current?.token else { return nil }
        return ProviderTokenClaims(
            keyIdentifier: token.key.keyID, teamIdentifier: token.key.teamID,
            issuedAt: token.issuedAt)
    }

    /// Returns the cause to reject a topic that is not among ``allowedTopics``.
    func cause(ofTopic topic: String) -> RejectionCause {
        .topicNotAllowed(
            topic, allowed: allowedTopics ?? [], byCertificate: certificate?.topics != nil)
    }

    /// Returns the reason to reject a request for its header `authorization`, or `nil` to accept it.
    mutating func rejection(of authorization: String?, at now: Int) -> Rejection? {
        if let certificate {
            return certificate.isValid
                ? nil : Rejection(.badCertificate, cause: .certificateNotValid)
        }
        ignoresLast = false
        let rejection =
            if let authorization {
                rejection(of: authorization[...], at: now)
            } else {
                rejectionWithoutToken
            }
        if rejection == nil { isEstablished = true }
        return rejection
    }

    private var rejectionWithoutToken: Rejection? {
        policy.allowsAnonymous
            ? nil
            : Rejection(
                .missingProviderToken,
                cause: .noProviderToken(known: Set(policy.keys.map(\.keyID)).sorted()))
    }

    /// Returns the reason to reject a token that is not valid.
    ///
    /// Where a provider may send without a token, one that names no key here is not looked at: it is meant for
    /// Apple's service.
    private mutating func rejection(
        for cause: RejectionCause, of token: Substring = ""
    ) -> Rejection? {
        ignoresLast =
            policy.allowsAnonymous && !ProviderToken.isMeant(token, forOneOf: policy.keys)
        return ignoresLast ? nil : Rejection(.invalidProviderToken, cause: cause)
    }

    private mutating func rejection(of authorization: Substring, at now: Int) -> Rejection? {
        // Nearly every request repeats the token before it.
        if let current, authorization.utf8.elementsEqual(current.text) {
            return Self.rejection(ofAge: current.token, at: now)
        }
        let words = authorization.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .map { Substring($0) }
        guard let scheme = words.first else {
            ignoresLast = true
            return rejectionWithoutToken
        }
        guard scheme.lowercased() == "bearer" else {
            return rejection(for: .notBearer)
        }
        guard words.count > 1 else {
            ignoresLast = true
            return rejectionWithoutToken
        }
        let token: ProviderToken
        do throws(RejectionCause) {
            guard words.count == 2 else { throw .tokenParts(words.count - 1) }
            token = try ProviderToken(words[1], signedByOneOf: policy.keys)
        } catch {
            return rejection(for: error, of: words[1])
        }
        if let rejection = Self.rejection(ofAge: token, at: now) ?? rejection(of: token.key) {
            return rejection
        }
        if let current, current.token.issuedAt != token.issuedAt {
            if let lastChange, now - lastChange < ProviderTokenLimits.changeInterval {
                return Rejection(
                    .tooManyProviderTokenUpdates,
                    cause: .tokenChange(
                        seconds: now - lastChange, limit: ProviderTokenLimits.changeInterval))
            }
            lastChange = now
        }
        current = (Array(authorization.utf8), token)
        return nil
    }

    private static func rejection(ofAge token: ProviderToken, at now: Int) -> Rejection? {
        let age = Double(now) - token.issuedAt
        let isExpired = age > ProviderTokenLimits.lifetime
        guard isExpired || age < -ProviderTokenLimits.skew else { return nil }
        return Rejection(
            isExpired ? .expiredProviderToken : .invalidProviderToken,
            cause: .clock(
                issuedAt: token.issuedAt, now: now,
                limit: Int(
                    isExpired ? ProviderTokenLimits.lifetime : ProviderTokenLimits.skew)))
    }

    /// Returns the reason why a key cannot be used here and now, if any.
    ///
    /// Not confirmed: Apple does not define which keys are related. Here two keys are related if
    /// they have the same topics.
    private func rejection(of key: ProviderKey) -> Rejection? {
        // Comparing with the last key is enough: it is related to the first.
        let last = current?.token.key
        if let last, !last.teamID.utf8.elementsEqual(key.teamID.utf8) {
            return Rejection(
                .invalidProviderToken, cause: .otherTeam(key.teamID, first: last.teamID))
        }
        if let environment = policy.environment, let own = key.environment, own != environment {
            return Rejection(
                .badEnvironmentKeyInToken, cause: .keyEnvironment(keyID: key.keyID, of: own))
        }
        if let last, last.topics.map(Set.init) != key.topics.map(Set.init) {
            return Rejection(
                .unrelatedKeyIDInToken, cause: .unrelatedKey(key.keyID, last: last.keyID))
        }
        return nil
    }
}
