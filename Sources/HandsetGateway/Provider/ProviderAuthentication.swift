import Handset

/// Who sends on a connection of the HTTP/2 provider API: a provider with a certificate, or with provider
/// tokens.
struct ProviderAuthentication: Sendable {
    /// What the gateway knows of providers.
    struct Policy: Sendable {
        var keys: [ProviderKey]
        var allowsAnonymous: Bool
    }

    private let policy: Policy
    /// The certificate that the provider has shown, or `nil`.
    let certificate: ClientCertificate?

    init(_ policy: Policy, certificate: ClientCertificate?) {
        self.policy = policy
        self.certificate = certificate
    }

    /// Whether a request with a valid provider token, or a certificate, was there: before it, the
    /// connection has one stream.
    private(set) var isEstablished = false

    /// The topics that the provider may send to, or `nil` for any.
    var allowedTopics: [String]? { certificate?.topics }

    /// Checks who sends a request.
    ///
    /// - Parameters:
    ///   - authorization: The value of the header `authorization`, or `nil`.
    ///   - now: The present moment in seconds since 1970.
    /// - Returns: Why it is refused, or `nil` if it is taken.
    mutating func rejection(of authorization: String?, at now: Int) -> Rejection? {
        if let certificate { return certificate.isValid ? nil : Rejection(.badCertificate) }
        return policy.allowsAnonymous ? nil : Rejection(.missingProviderToken)
    }
}
