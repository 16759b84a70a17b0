import Handset
public import HandsetFixtures

/// The cause of a rejection, which the reason in the answer does not name.
///
/// Apple's service answers with the reason alone. A stand-in knows what is wrong in a provider token, a topic
/// or a device token, and what would be right.
///
/// ```swift
/// let cause = RejectionCause.keyID("AAAAAAAAAA", known: ["G5Z5BZ9F8T"])
/// print(cause)
/// // the provider token's kid is AAAAAAAAAA; the key here is G5Z5BZ9F8T: sign with it, or give the gateway yours
/// print(cause.code)
/// // unknown-key
/// ```
public indirect enum RejectionCause: Error, Hashable, Sendable {
    // MARK: The provider

    /// The request has no provider token and its connection no certificate; `known` are the keys here.
    case noProviderToken(known: [String])
    /// The connection's certificate has expired, is not valid yet, or is by no authority that is trusted.
    case certificateNotValid

    // MARK: The provider token

    /// The header `authorization` does not begin with `bearer`.
    case notBearer
    /// The provider token has another number of parts than three.
    case tokenParts(Int)
    /// A part of the provider token, its header, claims or signature, is not base64 of what it should be.
    case tokenPart(String)
    /// The provider token lacks a member, whose right values are known or not.
    case missingMember(String, right: [String])
    /// A member of the provider token is not a text.
    case notText(String)
    /// The provider token's `alg` is not one of the API.
    case algorithm(String)
    /// The provider token's `kid` names no key here.
    case keyID(String, known: [String])
    /// The provider token's `kid` is the identifier of a team here, and its `iss` this team's key's.
    case swappedIdentifiers(keyID: String, teamID: String)
    /// The provider token's `kid` is the identifier of a team here, which has these keys.
    case teamAsKeyID(String, known: [String])
    /// The provider token's `iss` is the identifier of its key, which is one of these teams.
    case keyAsTeamID(String, known: [String])
    /// The provider token's `iss` is not the team of its key.
    case teamID(String, known: [String])
    /// The provider token's signature, with so many bytes, does not come from its key.
    case signature(keyID: String, byteCount: Int)
    /// The provider token's `iat` is not a number.
    case notTime
    /// The provider token's `iat` is before or after the gateway's clock by more seconds than the limit.
    case clock(issuedAt: Double, now: Int, limit: Int)
    /// The provider token is of another team than the earlier ones of its connection.
    case otherTeam(String, first: String)
    /// The key is for the other push service.
    case keyEnvironment(keyID: String, of: GatewayEnvironment)
    /// The key has other topics than the one before it on the connection.
    case unrelatedKey(String, last: String)
    /// The connection's last change of its provider token was fewer seconds ago than the limit.
    case tokenChange(seconds: Int, limit: Int)

    // MARK: The topic

    /// The request has no topic; `known` has its certificate's or key's, or is empty if they are for any.
    case noTopic(known: [String])
    /// The topic is not printable ASCII.
    case topicText(String)
    /// The certificate, or else the key, is not for the topic.
    case topicNotAllowed(String, allowed: [String], byCertificate: Bool)
    /// The topic lacks the suffix of the push type.
    case topicSuffix(String, pushType: String, suffix: String)
    /// The topic, without the suffix of the push type, ends in the suffix of one.
    ///
    /// Two reports say that Apple's service answers `DeviceTokenNotForTopic`, or `TopicDisallowed`.
    case topicOfOtherType(String, suffix: String)
    /// The push type takes a provider token, and no certificate.
    case needsToken(pushType: String)
    /// The bundle identifier in the path ends in the suffix of a push type.
    case bundleSuffix(String, suffix: String)
    /// The bundle identifier in the path has more bytes than the limit.
    case bundleLength(Int, limit: Int)
    /// The topic does not belong to the device's app.
    case otherTopic(String, expected: [String])

    // MARK: Firebase Cloud Messaging

    /// The message to Firebase Cloud Messaging does not go to Apple's service; the remedy is known or not.
    case message(finding: String, remedy: String?)

    // MARK: The device token

    /// The device token, with so many characters, is not hex digits in pairs.
    case tokenDigits(count: Int)
    /// The text in the place of the device token has a mistake that is known.
    case tokenText(DeviceTokenMistake)
    /// The device token has too few or too many bytes.
    case tokenLength(Int, right: ClosedRange<Int>)
    /// The device token is of another kind than the push.
    case otherTokenKind(KnownDevice.TokenKind, pushType: String)
    /// The device token is one of the other push service.
    case deviceEnvironment(GatewayEnvironment)
    /// The device token is not among those that are known.
    case unknownDevice(knownCount: Int)
}

extension RejectionCause {
    /// The token that a push type needs, in words.
    static func tokenWords(ofPushType name: String) -> String {
        switch PushType.named(name) {
        case .voip?: "the token of PushKit's registry"
        case .liveActivity?:
            "a token of pushToStartTokenUpdates for a start, or of the Live Activity's pushTokenUpdates"
        default: "the token that didRegisterForRemoteNotificationsWithDeviceToken receives"
        }
    }
}

extension KnownDevice.TokenKind {
    /// The kind in words, after *one*.
    var words: String {
        switch self {
        case .notification: "for notifications"
        case .voip: "for calls"
        case .activityStart: "that starts Live Activities"
        case .activity: "of one Live Activity"
        }
    }
}
