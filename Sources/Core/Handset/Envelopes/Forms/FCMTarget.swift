/// The kinds of receivers of a message to Firebase Cloud Messaging ("Union field target").
package enum FCMTarget: String, CaseIterable {
    case fid, token, topic, condition

    /// A fault of a receiver, and what to write.
    typealias Fault = (finding: String, remedy: String)

    /// Returns what is wrong with the text of a receiver; `nil` if it has the form of one.
    ///
    /// A text that stands for a receiver, as in an example or a template, is not FCM's, but not a mistake. A library
    /// that `cutsPrefix` takes a topic with `/topics/` before its name.
    func fault(of text: String, cutsPrefix: Bool, isSent: Bool = false) -> Fault? {
        if !isSent, TemplatePlaceholder.isAll(of: text) { return nil }
        return switch self {
        case .fid: text.isEmpty ? (" is empty", "write the identifier of an installation") : nil
        case .token: isSent || !Self.isStandIn(text) ? Self.fault(ofToken: text) : nil
        case .topic: Self.fault(ofTopic: text, cutsPrefix: cutsPrefix)
        case .condition: Self.fault(ofCondition: text)
        }
    }

    /// The cause that the service names for a text that has not the form of this receiver.
    var cause: FCMRefusal.Cause {
        switch self {
        case .fid: .noTarget
        case .token: .token
        case .topic: .topic
        case .condition: .condition
        }
    }

    // MARK: - Topics

    /// Returns true for the name of a topic: `[a-zA-Z0-9-_.~%]{1,900}`.
    package static func isTopic(_ name: some StringProtocol) -> Bool {
        (1...900).contains(name.utf8.count)
            && name.utf8.allSatisfy { isOfWord($0) || ".~%".utf8.contains($0) }
    }

    private static let topicPrefix = "/topics/"

    private static func fault(ofTopic name: String, cutsPrefix: Bool) -> Fault? {
        guard !isTopic(name) else { return nil }
        if name.hasPrefix(topicPrefix), isTopic(name.dropFirst(topicPrefix.count)) {
            return cutsPrefix
                ? nil
                : (
                    " begins with /topics/, whose characters are not those of a topic's name",
                    "write \(SourceExcerpt.quoted(String(name.dropFirst(topicPrefix.count))))"
                )
        }
        return (
            " is no topic's name: that has 1 to 900 letters, digits and characters of -_.~%",
            "write the name that the app subscribes to"
        )
    }

    private static func fault(ofCondition text: String) -> Fault? {
        let count = FCMCondition.topicCount(of: text)
        if let count, count <= FCMCondition.maximumTopicCount { return nil }
        return count.map {
            (" has \($0) topics, and may have 5", "send several messages, or make a topic for them")
        } ?? (
            " is no condition",
            "write it in this form: 'a' in topics && ('b' in topics || 'c' in topics)"
        )
    }

    // MARK: - Tokens

    private static func fault(ofToken text: String) -> Fault? {
        guard !isToken(text) else { return nil }
        let remedy = "send the token that the app gets from Firebase (FID:APA91b…)"
        if text.isEmpty { return (" is empty", remedy) }
        if ExpoMessage.tokenBeginnings.contains(where: text.hasPrefix) {
            return (" is a token of Expo's service, and not one of FCM's", remedy)
        }
        if text.utf8.count >= 64, text.utf8.allSatisfy({ Self.isHexDigit($0) }) {
            return (" is a device token of Apple's, and not one of FCM's", remedy)
        }
        return (" is no registration token of FCM's", remedy)
    }

    /// Returns true for a text of the form of a token: an installation, a colon and a long word; the identifier of
    /// an installation alone; or a long word, as tokens were at first.
    package static func isToken(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.utf8.allSatisfy(isOfWord) }) else { return false }
        return switch parts.count {
        case 1: isInstallation(text) || text.hasPrefix("APA91") || text.utf8.count >= 140
        case 2: (8...64).contains(parts[0].utf8.count) && parts[1].utf8.count >= 20
        default: false
        }
    }

    /// Returns true for the identifier of an installation: 22 characters, of which the first is one of `cdef`.
    package static func isInstallation(_ text: String) -> Bool {
        text.utf8.count == 22 && "cdef".contains(text.prefix(1)) && text.utf8.allSatisfy(isOfWord)
    }

    /// Returns true for a text that stands for a token and says so, as in an example.
    private static func isStandIn(_ text: String) -> Bool {
        let small = text.lowercased()
        return text.utf8.count == 1 || text == small.uppercased() && small.contains("token")
            || text.contains("…") || text.contains("...")
            || text.hasPrefix("<") && text.hasSuffix(">")
            || standIns.contains(where: small.contains)
    }

    private static let standIns = [
        "example", "sample", "your", "registration", "device", "client", "placeholder", "dummy",
        "test",
        "user", "fcm", "xxx", "token_here", "the token", "the-token",
    ]

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
