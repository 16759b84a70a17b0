/// A text that people take for a device token, but that names something else.
///
/// ```swift
/// print(TokenLookalike("ExponentPushToken[0J23tlOl6Qz92gG9SM4ceI]")?.finding ?? "")
/// // this is an Expo push token, which only Expo's service accepts
/// ```
package enum TokenLookalike: String, CaseIterable, Hashable, Sendable {
    case firebase = "of-firebase"
    /// The identifier of an installation, which is the part before the colon of Firebase's tokens.
    case firebaseInstallation = "firebase-installation"
    case expo = "of-expo"
    /// A UUID, such as the identifier of a subscription, a simulator or a vendor.
    case uuid
    /// The name of an endpoint at Amazon SNS.
    case snsEndpoint = "sns-endpoint"
    /// The address at which a browser's push service takes messages.
    case webPush = "web-push"
    /// A JSON Web Token, with which a sender authenticates itself.
    case jsonWebToken = "json-web-token"
    /// The name of an object instead of its bytes.
    case objectName = "object-name"

    /// Recognizes a text, which may be a line of a log; `nil` if it may be a device token.
    package init?(_ text: String) {
        if Self.isExpo(text) {
            self = .expo
        } else if text.contains("arn:aws"), text.contains(":sns:") {
            self = .snsEndpoint
        } else if Self.webPushServices.contains(where: { text.contains($0) }) {
            self = .webPush
        } else if Self.words(of: text, with: "-_:").contains(where: Self.isFirebase) {
            self = .firebase
        } else if Self.words(of: text, with: "-_.").contains(where: Self.isJSONWebToken) {
            self = .jsonWebToken
        } else if Self.objectNames.contains(where: { text.contains($0) }) {
            self = .objectName
        } else if Self.isUUID(Self.words(of: text, with: "-")) {
            self = .uuid
        } else if Self.isFirebaseInstallation(Self.words(of: text, with: "-_:")) {
            self = .firebaseInstallation
        } else {
            return nil
        }
    }

    /// True if the text can also be the text of a device token of 16 bytes.
    var mayHave16Bytes: Bool { self == .uuid || self == .firebaseInstallation }

    /// The text's kind as a noun, with what it is good for.
    package var name: String {
        switch self {
        case .firebase: "a registration token of FCM, which only Firebase accepts"
        case .firebaseInstallation:
            "an installation ID of Firebase, which names an installation of the app"
        case .expo: "an Expo push token, which only Expo's service accepts"
        case .uuid:
            "a UUID, which names an installation, a simulator or a subscription at a push service such "
                + "as OneSignal"
        case .snsEndpoint: "the ARN of an endpoint, which only Amazon SNS accepts"
        case .webPush: "the address of a web push subscription, which belongs to a browser"
        case .jsonWebToken: "a JSON Web Token, with which a sender authenticates itself"
        case .objectName: "the name of an object, without its bytes"
        }
    }

    package var finding: String { "this is \(name)" }

    /// The place of the device token, as part of a sentence.
    package var advice: String {
        switch self {
        case .firebase, .firebaseInstallation:
            "the device token is in Messaging.messaging().apnsToken, and getAPNSToken() returns it "
                + "in Flutter and React Native"
        case .expo: "getDevicePushTokenAsync() of expo-notifications returns the device token"
        case .uuid:
            "use the token that didRegisterForRemoteNotificationsWithDeviceToken receives, or send "
                + "through the service that made the UUID"
        case .snsEndpoint:
            "publish to it through SNS, or use the endpoint's attribute Token, which is the device token"
        case .webPush: "send to it with the Web Push protocol"
        case .jsonWebToken:
            "use the token that didRegisterForRemoteNotificationsWithDeviceToken receives"
        case .objectName: "print each byte with two hex digits"
        }
    }

    // MARK: - Forms

    // The texts of byte arrays in C#, Java and JavaScript.
    private static let objectNames = ["System.Byte[]", "[B@", "[object "]

    private static let webPushServices = [
        "fcm.googleapis.com/fcm/send/", "fcm.googleapis.com/wp/", "push.services.mozilla.com/",
        "web.push.apple.com/", "notify.windows.com/",
    ]

    private static func words(of text: String, with others: String) -> [Substring] {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && !others.contains($0) }
    }

    private static func isExpo(_ text: String) -> Bool {
        ["ExponentPushToken", "ExpoPushToken"].contains { name in
            ["[", "(", "{", "<"].contains { text.contains(name + $0) }
        }
    }

    // The part before the colon identifies the installation; old tokens lack it.
    private static func isFirebase(_ word: Substring) -> Bool {
        // No hex digits, and six characters too many to be chance in base64.
        if word.hasPrefix("APA91b") || word.contains(":APA91b") { return word.count > 20 }
        guard word.count >= 100 else { return false }
        if word.contains("APA91b") { return true }
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && (10...30).contains(parts[0].count) && parts[1].count >= 100
            && !parts[1].allSatisfy(\.isHexDigit)
    }

    // 17 bytes in base64 for URLs without the last character; the first four bits are 0111.
    private static func isFirebaseInstallation(_ words: [Substring]) -> Bool {
        guard var word = words.first, words.count == 1 else { return false }
        // What is left of a registration token whose end was lost.
        if word.hasSuffix(":") { word.removeLast() }
        return word.count == 22 && word.first.map { "cdef".contains($0) } == true
            && !word.contains(":") && word.contains(where: \.isNumber)
            && !word.allSatisfy { $0.isHexDigit || "-_".contains($0) }
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
