internal import HandsetFixtures

extension RejectionCause {
    /// The name of the cause for programs, which does not change when the words do.
    public var code: String {
        switch self {
        case .message: "fcm-message"
        case .noProviderToken: "no-provider-token"
        case .certificateNotValid: "certificate-not-valid"
        case .notBearer: "not-bearer"
        case .tokenParts: "token-parts"
        case .tokenPart(let name): "token-\(name)"
        case .missingMember(let name, _): "no-\(name)"
        case .notText(let name): "\(name)-not-text"
        case .algorithm: "other-algorithm"
        case .keyID: "unknown-key"
        case .swappedIdentifiers: "kid-and-iss-swapped"
        case .teamAsKeyID: "kid-of-team"
        case .keyAsTeamID: "iss-of-key"
        case .teamID: "other-team"
        case .signature: "other-signature"
        case .notTime: "iat-not-number"
        case .clock(let issuedAt, let now, _): issuedAt > Double(now) ? "iat-ahead" : "iat-too-old"
        case .otherTeam: "team-changed"
        case .keyEnvironment: "key-of-other-service"
        case .unrelatedKey: "unrelated-key"
        case .tokenChange: "token-changed-again"
        case .noTopic: "no-topic"
        case .topicText: "topic-not-ascii"
        case .topicNotAllowed(_, _, let byCertificate):
            byCertificate ? "topic-not-of-certificate" : "topic-not-of-key"
        case .topicSuffix: "topic-without-suffix"
        case .topicOfOtherType: "topic-of-other-type"
        case .needsToken: "push-type-needs-token"
        case .bundleSuffix: "bundle-with-suffix"
        case .bundleLength: "bundle-too-long"
        case .otherTopic: "topic-of-other-app"
        case .tokenDigits: "device-token-not-hex"
        case .tokenText(let mistake): mistake.code
        case .tokenLength: "device-token-length"
        case .otherTokenKind: "device-token-of-other-kind"
        case .deviceEnvironment: "device-of-other-service"
        case .unknownDevice: "unknown-device"
        }
    }
}
