internal import Handset
internal import HandsetFixtures

extension RejectionCause: CustomStringConvertible {
    /// The finding, and what is right or to be done, as part of a sentence.
    public var description: String {
        "\(finding)\(advice.map { "; \($0)" } ?? "")"
    }

    private var finding: String {
        switch self {
        case .message(let finding, _): finding
        case .noProviderToken:
            "the request has no provider token, and its connection no certificate"
        case .certificateNotValid:
            "the certificate has expired, is not valid yet, or is by no authority that is trusted here"
        case .notBearer: "the header authorization does not begin with bearer"
        case .tokenParts(let count): "the provider token has \(count) of 3 parts"
        case .tokenPart("signature"): "the provider token's signature is not base64"
        case .tokenPart(let name): "the provider token's \(name) is not a JSON object in base64"
        case .missingMember(let name, _): "the provider token has no \(name)"
        case .notText(let name): "the provider token's \(name) is not a text"
        case .algorithm(let name): "the provider token's alg is \(Self.shown(name))"
        case .keyID(let keyID, _): "the provider token's kid is \(Self.shown(keyID))"
        case .swappedIdentifiers(let keyID, let teamID):
            "the provider token's kid is \(Self.shown(teamID)), which is the team's identifier, and its iss "
                + "is \(Self.shown(keyID)), which is the key's"
        case .teamAsKeyID(let teamID, _):
            "the provider token's kid is \(Self.shown(teamID)), which is the team's identifier"
        case .keyAsTeamID(let keyID, _):
            "the provider token's iss is \(Self.shown(keyID)), which is the key's identifier"
        case .teamID(let teamID, _), .otherTeam(let teamID, _):
            "the provider token's iss is \(Self.shown(teamID))"
        case .signature(let keyID, let count):
            "the provider token's signature of \(Self.count(count, "byte")) is not by the key \(keyID)"
        case .notTime: "the provider token's iat is not a number"
        case .clock(let issuedAt, let now, _):
            "the provider token's iat is \(Self.seconds(abs(issuedAt - Double(now)))) "
                + (issuedAt > Double(now) ? "after the clock here" : "before the clock here")
        case .keyEnvironment(let keyID, let own): "the key \(keyID) is for \(own.rawValue) alone"
        case .unrelatedKey(let keyID, let last):
            "the key \(keyID) has other topics than \(last), the connection's last one"
        case .tokenChange(let seconds, _):
            "the connection changed its provider token \(seconds) s ago"
        case .noTopic: "the request has no topic"
        case .topicText(let topic): "the topic is \(SourceExcerpt.quoted(topic))"
        case .topicNotAllowed(let topic, _, _), .topicSuffix(let topic, _, _),
            .otherTopic(let topic, _):
            "the topic is \(Self.shown(topic))"
        case .topicOfOtherType(let topic, let suffix):
            "without the suffix of its push type, the topic is \(Self.shown(topic)), which ends in \(suffix)"
        case .needsToken(let type): "the push type \(type) came with a certificate"
        case .bundleSuffix(let bundle, let suffix):
            "the path has the topic \(Self.shown(bundle)), which ends in \(suffix)"
        case .bundleLength(let count, _):
            "the path's bundle identifier has \(Self.count(count, "byte"))"
        case .tokenDigits(let count):
            "the device token of \(Self.count(count, "character")) is not hex digits in pairs"
        case .tokenText(let mistake): "\(mistake)"
        case .tokenLength(let count, _): "the device token has \(Self.count(count, "byte"))"
        case .otherTokenKind(let kind, let type):
            "the push type is \(type), and the device token is one \(kind.words)"
        case .deviceEnvironment(let own): "the device token is one of \(own.rawValue)"
        case .unknownDevice(let count):
            "the device token is not among the \(count) known ones"
        }
    }

    private var advice: String? {
        switch self {
        case .notBearer: "send bearer, a blank and the provider token"
        case .tokenParts: "send header, claims and signature with dots between them"
        case .noProviderToken(let known):
            "send the header authorization with bearer, a blank and a token"
                + (known.isEmpty
                    ? ", and give the gateway its key"
                    : " that is signed by the key here, which \(Self.list(known))")
        case .certificateNotValid:
            "show the certificate that the gateway has made, or let the gateway trust the authority of yours"
        case .tokenPart("signature"): "write its bytes as base64 for URLs"
        case .tokenPart: "write the JSON as base64 for URLs"
        case .missingMember("iat", _): "write the seconds since 1970 as iat"
        case .missingMember(let name, let right):
            right.isEmpty
                ? "write it, and give the gateway the key"
                : "the \(Self.noun(of: name)) here \(Self.list(right)): write it as \(name)"
        case .notText: "write it in quotes"
        case .algorithm: "sign with ES256"
        case .keyID(_, let known):
            "the key here \(Self.list(known)): "
                + (known.isEmpty
                    ? "give the gateway yours" : "sign with it, or give the gateway yours")
        case .message(_, let remedy): remedy
        case .swappedIdentifiers:
            "the two are swapped: write the key's as kid and the team's as iss"
        case .teamAsKeyID(_, let known): "the key here \(Self.list(known)): write it as kid"
        case .keyAsTeamID(_, let known): "the team of its key \(Self.list(known)): write it as iss"
        case .teamID(_, let known): "the team of its key \(Self.list(known)): write it as iss"
        case .signature: "sign header and claims, as they are sent, with the file of that key"
        case .notTime: "write the seconds since 1970"
        case .clock(let issuedAt, let now, let limit):
            if issuedAt < Double(now) {
                "make a new one before it is \(limit) s old; it is \(now)"
            } else if issuedAt > Double(now) * 100 {
                "write seconds, not milliseconds; it is \(now)"
            } else {
                "set the sender's clock, which may be \(limit) s ahead; it is \(now)"
            }
        case .otherTeam(_, let first):
            "the connection is of the team \(first): use another connection"
        case .keyEnvironment(_, let own):
            "this is \(own.other.rawValue): send to \(own.rawValue), or sign with a key for "
                + own.other.rawValue
        case .noTopic(let known):
            "send the header apns-topic with the bundle identifier of the app"
                + (known.isEmpty ? "" : ", which \(Self.list(known))")
        case .unrelatedKey: "use another connection"
        case .tokenChange(_, let limit): "keep one for \(limit) s at least"
        case .topicText: "it is printable ASCII without blanks"
        case .topicNotAllowed(_, let allowed, let byCertificate):
            "\(byCertificate ? "that of the certificate" : "that of the key") \(Self.list(allowed)): "
                + "use \(allowed.isEmpty ? "" : "it, or ")another \(byCertificate ? "certificate" : "key")"
        case .topicSuffix(let topic, let type, let suffix):
            "that of the push type \(type) ends in \(suffix), as \(Self.shown(topic + suffix))"
        case .topicOfOtherType(let topic, let suffix):
            "send that of the push type; if the app itself is \(Self.shown(topic)) and not "
                + "\(Self.shown(String(topic.dropLast(suffix.count)))), give the gateway its topic"
        case .needsToken: "send a provider token, and show no certificate"
        case .bundleSuffix(let bundle, let suffix):
            "the app is \(Self.shown(String(bundle.dropLast(suffix.count))))"
        case .bundleLength(_, let limit): "at most \(limit) can be registered"
        case .otherTopic(_, let expected): "that of the app \(Self.list(expected))"
        case .tokenDigits:
            "send the token that didRegisterForRemoteNotificationsWithDeviceToken receives, each byte as "
                + "two hex digits"
        case .tokenText: nil
        case .tokenLength(_, let right):
            "send one of \(right.lowerBound) to \(right.upperBound) bytes"
        case .otherTokenKind(_, let type): "send \(Self.tokenWords(ofPushType: type))"
        case .deviceEnvironment(let own): "this is \(own.other.rawValue)"
        case .unknownDevice: nil
        }
    }

    /// The number of values that are named.
    private static let namedCount = 3

    /// Returns the end of a sentence about the values that are right.
    private static func list(_ values: [String]) -> String {
        let named = values.prefix(namedCount).map(shown).joined(separator: " or ")
        let more = values.count - namedCount
        return values.isEmpty
            ? "is none" : "is \(named)\(more > 0 ? " or one of \(more) more" : "")"
    }

    /// Returns a text as it is if it is a name, and in quotes otherwise.
    private static func shown(_ text: String) -> String {
        let isName =
            (1...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }
        return isName ? text : SourceExcerpt.quoted(text)
    }

    private static func noun(of member: String) -> String {
        switch member {
        case "kid": "key"
        case "iss": "team"
        default: "algorithm"
        }
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func seconds(_ count: Double) -> String {
        "\(Int(exactly: count.rounded(.up)).map(String.init) ?? "\(count)") s"
    }
}

extension GatewayEnvironment {
    fileprivate var other: GatewayEnvironment { self == .sandbox ? .production : .sandbox }
}
