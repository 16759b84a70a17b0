import HandsetFacts
import HandsetTree

/// A line that a program or a library writes into the log of an app, and what it says of pushes.
struct DeviceLine: Sendable {
    /// The stable name of the cause.
    let code: String
    let words: String
    let change: String
    let station: Station
    let confidence: Confidence
    let advice: Advice
    /// Texts, each of which may be the line's; all words of one are in it.
    private let signs: [[String]]

    init(
        _ code: String, _ words: String, change: String, at station: Station,
        _ confidence: Confidence, signs: [[String]], advice: Advice = []
    ) {
        self.code = code
        self.words = words
        self.change = change
        self.station = station
        self.confidence = confidence
        self.signs = signs
        self.advice = advice
    }

    /// Returns true if a line of the log is this one.
    func fits(_ line: String) -> Bool {
        let line = line.lowercased()
        return signs.contains { $0.allSatisfy { line.contains($0) } }
    }

    /// The lines that are known.
    static let all: [DeviceLine] = [
        DeviceLine(
            "fcm-token-too-early", "Firebase was asked for its token before Apple had given one",
            change:
                "ask for it after didRegisterForRemoteNotificationsWithDeviceToken, or wait for Firebase's own call",
            at: .registration, .guess, signs: noToken,
            advice: [
                .swift: [
                    "func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)"
                ],
                .objectiveC: [
                    "- (void)messaging:(FIRMessaging *)messaging didReceiveRegistrationToken:(NSString *)fcmToken"
                ],
                .javaScript: [
                    "await messaging().registerDeviceForRemoteMessages();",
                    "const token = await messaging().getToken();",
                ],
                .dart: [
                    "final apple = await FirebaseMessaging.instance.getAPNSToken();",
                    "if (apple != null) token = await FirebaseMessaging.instance.getToken();",
                ],
            ]),
        DeviceLine(
            "apns-token-refused", "Apple gave the app no token: it was refused, or not asked for",
            change:
                "look whether didFailToRegisterForRemoteNotificationsWithError is called, and what its error says; "
                + "the app needs the capability Push Notifications, and registerForRemoteNotifications()",
            at: .registration, .guess, signs: noToken),
        DeviceLine(
            "off-main-thread", "the app changes its screens on another thread than the main one",
            change: "go to the main thread before anything of the screen is changed",
            at: .callback, .likely,
            signs: [
                ["call must be made on main thread"],
                ["_performblockaftercatransactioncommitsynchronizes"],
                ["main thread checker"], ["must be used from main thread only"],
            ],
            advice: [
                .swift: ["await MainActor.run { open(userInfo) }"],
                .objectiveC: [
                    "dispatch_async(dispatch_get_main_queue(), ^{ [self open:userInfo]; });"
                ],
            ]),
        DeviceLine(
            "attachment-type", "the attachment's file has a type that iOS does not know",
            change:
                "save the download with the ending of its type (jpg, png, gif, mp4, …), or give "
                + "UNNotificationAttachmentOptionsTypeHintKey", at: .serviceExtension, .certain,
            signs: [["unrecognized attachment file type"]]),
        DeviceLine(
            "live-activities-not-supported",
            "the app's Info.plist does not say that it has Live Activities",
            change: "set NSSupportsLiveActivities in the Info.plist of the app", at: .registration,
            .certain,
            signs: [["nssupportsliveactivities"], ["activityauthorization", "unsupportedtarget"]],
            advice: ["<key>NSSupportsLiveActivities</key>", "<true/>"]),
    ]

    private static let noToken = [
        ["apns device token not set"], ["apns-token-not-set"], ["apns token has not been set"],
        ["no apns token specified"], ["apns token is not set"],
    ]
}
