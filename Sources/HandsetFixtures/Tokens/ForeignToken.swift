/// A text that people take for a device token, but that names something else.
///
/// ```swift
/// print(ForeignToken("ExponentPushToken[0J23tlOl6Qz92gG9SM4ceI]")?.finding ?? "")
/// // this is an Expo push token, which only Expo's service accepts
/// ```
package enum ForeignToken: String, CaseIterable, Hashable, Sendable {
    case firebase
    case expo
    /// A UUID, such as the identifier of a subscription, a simulator or a vendor.
    case uuid
    /// A JSON Web Token, with which a sender authenticates itself.
    case jsonWebToken = "json-web-token"
    /// The name of an object instead of its bytes.
    case objectName = "object-name"

    /// Recognizes a text, which may be a line of a log; `nil` if it may be a device token.
    package init?(_ text: String) {
        if text.contains("ExponentPushToken[") || text.contains("ExpoPushToken[") {
            self = .expo
        } else if Self.words(of: text, with: "-_:").contains(where: Self.isFirebase) {
            self = .firebase
        } else if Self.words(of: text, with: "-_.").contains(where: Self.isJSONWebToken) {
            self = .jsonWebToken
        } else if Self.objectNames.contains(where: { text.contains($0) }) {
            self = .objectName
        } else if Self.isUUID(Self.words(of: text, with: "-")) {
            self = .uuid
        } else {
            return nil
        }
    }

    package var finding: String {
        switch self {
        case .firebase: "this is a registration token of FCM, which only Firebase accepts"
        case .expo: "this is an Expo push token, which only Expo's service accepts"
        case .uuid:
            "this is a UUID, which names an installation, a simulator or a subscription at a push "
                + "service"
        case .jsonWebToken: "this is a JSON Web Token, with which a sender authenticates itself"
        case .objectName: "this is the name of an object, without its bytes"
        }
    }

    /// The place of the device token, as part of a sentence.
    package var advice: String {
        switch self {
        case .firebase:
            "the device token is in Messaging.messaging().apnsToken, and getAPNSToken() returns it "
                + "in Flutter and React Native"
        case .expo: "getDevicePushTokenAsync() of expo-notifications returns the device token"
        case .uuid, .jsonWebToken:
            "use the token that didRegisterForRemoteNotificationsWithDeviceToken receives"
        case .objectName: "print each byte with two hex digits"
        }
    }

    // MARK: - Forms

    // The texts of byte arrays in C#, Java and JavaScript.
    private static let objectNames = ["System.Byte[]", "[B@", "[object Object]"]

    private static func words(of text: String, with others: String) -> [Substring] {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && !others.contains($0) }
    }

    // The part before the colon identifies the installation; old tokens lack it.
    private static func isFirebase(_ word: Substring) -> Bool {
        guard word.count >= 100 else { return false }
        if word.contains("APA91b") { return true }
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && (10...30).contains(parts[0].count) && parts[1].count >= 100
            && !parts[1].allSatisfy(\.isHexDigit)
    }

    // JSON in base64 begins with eyJ.
    private static func isJSONWebToken(_ word: Substring) -> Bool {
        word.hasPrefix("eyJ") && word.count > 40
            && word.split(separator: ".", omittingEmptySubsequences: false).count == 3
    }

    // A UUID beside other words is part of a log.
    private static func isUUID(_ words: [Substring]) -> Bool {
        guard let word = words.first, words.count == 1 else { return false }
        return word.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
            == [8, 4, 4, 4, 12] && word.allSatisfy { $0 == "-" || $0.isHexDigit }
    }
}
