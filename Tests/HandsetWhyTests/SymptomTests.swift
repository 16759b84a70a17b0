import HandsetTestSupport
import HandsetWhy
import Testing

/// People's own words, and how they are understood.
@Suite struct SymptomTests {
    private static let words: [(String, Symptom)] = [
        ("tap does nothing when killed", .tapDoesNothingWhenKilled),
        ("clicking the notification doesn't open the right screen", .wrongScreen),
        ("Notification not showing in foreground", .notShownInForeground),
        ("background fetch not called", .notWoken),
        ("silent push never arrives", .notWoken), ("badge count does not update", .badge),
        ("custom sound not playing", .sound),
        ("image not displayed in rich notification", .picture),
        ("action buttons are missing", .buttons),
        ("no valid aps-environment entitlement string found for application", .noToken),
        ("APNs answers 400 BadDeviceToken", .refused), ("no banner", .notShown),
        ("the button of the notification does nothing", .buttonDoesNothing),
        ("my delegate's didReceive is never invoked", .tapDoesNothing),
        ("iphone gets no notifications at all", .nothingArrives),
        ("we are not receiving pushes", .nothingArrives),
        ("push notifications don't work", .nothingArrives),
        ("the app crashes as soon as the user taps the push", .crashAtTap),
        ("crash while a push comes in", .crashAtArrival),
        ("crashes at launch since the update", .crashAtLaunch),
        ("I see a black screen after the notification was tapped", .blackScreen),
        ("the push lands on the home screen instead of the order", .wrongScreen),
        ("every notification is shown twice", .shownTwice),
        ("the deep link opens twice", .openedTwice),
        ("no push in TestFlight, in debug builds it is fine", .debugOnly),
        ("it only works in the background", .backgroundOnly),
        ("notifications only arrive while the app is open", .foregroundOnly),
        ("works from the second launch on only", .afterFirstLaunch),
        ("the title is empty", .textMissing), ("the body is cut off", .textMissing),
        ("the launch is by the app icon, getInitialMessage is null", .openedByIcon),
        ("onMessage is not fired", .eventMissing),
        ("no incoming call when the phone is locked", .incomingCall),
        ("calls do not ring", .incomingCall),
        ("the phone does not ring on a call", .incomingCall),
        ("calls stopped to ring after an update", .incomingCall),
        ("the call rings without a sound", .sound),
        ("the phone does not ring on a message", .sound),
        ("VoIP push ends the app", .incomingCall),
        ("the Live Activity is not updated", .liveActivity),
        ("no push to start token", .liveActivity),
        ("time sensitive notifications are held back", .timeSensitive),
        ("iOS never asks for permission", .permissionMissing),
        ("my NotificationService is not called", .extensionMissing),
        ("pushes come hours later", .late), ("userInfo has no custom data", .dataMissing),
        ("getAPNSToken returns undefined", .noToken),
        ("setBackgroundMessageHandler doesn't run", .notWoken),
        ("popInitialNotification gives null", .tapDoesNothingWhenKilled),
        ("addNotificationResponseReceivedListener isn't triggered", .tapDoesNothing),
        ("pushNotificationActionPerformed does not fire", .tapDoesNothing),
        ("onDidReceiveNotificationResponse is not working", .tapDoesNothing),
        ("willPresent is not called", .eventMissing),
        ("pushes are not handled while the app is killed", .tapDoesNothingWhenKilled),
        ("a push does not open anything after the app was terminated", .tapDoesNothingWhenKilled),
        ("silent iOS pushes do nothing", .notWoken),
        ("myReceivedCallback is never called", .eventMissing),
        ("I am not seeing a notification, but my handler gets called", .notShown),
        ("quick actions of the notification are not there", .buttons),
        ("the app does not open when a button of it is clicked", .buttonDoesNothing),
        ("notifications are inconsistent", .nothingArrives),
        ("app fails to launch since the new Xcode: UIScene lifecycle required", .crashAtLaunch),
        ("the app crashes on iOS 27 without a scene manifest", .crashAtLaunch),
        ("it crashes immediately after the build", .crashAtLaunch),
        ("stuck on the splash screen", .blackScreen),
        ("iOS foreground does not work", .notShownInForeground),
        ("messages in foregroud are not shown", .notShownInForeground),
        ("routing does not work if the app is not running", .tapDoesNothingWhenKilled),
        ("cold start breaks the navigation", .tapDoesNothingWhenKilled),
        ("how to go to a screen at a tap", .wrongScreen),
        ("pushes cannot open the app", .tapDoesNothing),
        ("nothing is received (device previously registered)", .nothingArrives),
        ("appNotificationResponseHandler is not called", .tapDoesNothing),
        ("the notification opened event fires twice", .openedTwice),
        ("applicationDidBecomeActive is no longer called", .eventMissing),
        ("pushes do not go to the article", .wrongScreen),
        ("a deep link of a push opens in Safari", .wrongScreen),
        ("a deep link of a push opens the wrong order on a cold start", .wrongScreen),
        ("the push opens the in-app browser: InAppBrowser", .wrongScreen),
        ("no pushes received in background", .foregroundOnly),
        ("data is not received in background", .notWoken),
        ("action buttons not shown beside a picture", .buttons),
        ("the picture is missing beside the action buttons", .picture),
        ("rich push: url without file extension is not shown", .picture),
        ("actions work on no phone", .buttons), ("payload lost when clicked", .dataMissing),
        ("APNs says that the device token is invalid", .refused),
        ("error: the notification comes minutes late", .late),
        ("no call notification received", .incomingCall),
        ("data pushes not received while the app is in the foreground", .eventMissing),
        ("neither onForegroundEvent nor onBackgroundEvent gets anything", .eventMissing),
        ("my pushHandler returns nil", .eventMissing),
        ("MyNotificationExtension is not run", .extensionMissing),
        ("the service extension is killed by iOS", .extensionMissing),
        ("the service extension crashes", .extensionMissing), ("delay of a minute", .late),
        ("UNNotificationSound fails to load my file", .sound),
        ("UNNotificationAttachment is not there", .picture),
        ("does not work in termniated state", .foregroundOnly),
        ("call does not come up from the killed state", .incomingCall),
        ("can not naviagte to the page", .wrongScreen), ("sielnt push does nothing", .notWoken),
        ("a reply to the notification does not work", .buttonDoesNothing),
        ("each push comes 2 time", .shownTwice),
        ("onMessageOpenedApp and getInitialMessage are both called", .openedTwice),
        ("how open my OrderViewController from a push", .wrongScreen),
        ("a push with data in background", .notWoken),
        ("the sandbox or production environment of a push: testflight", .debugOnly),
        ("the phone vibrates but the background handler is not run", .notWoken),
        ("no errors, but pushes are not received", .nothingArrives),
        ("Apple's gateway rejects the push", .refused),
        ("an error while sending pushes to a device", .refused),
        ("the FCM token expires after a day", .refused), ("FCM gives an error", .refused),
        ("our APNs certificate expired", .refused), ("the .p8 key is not accepted", .refused),
        ("a broadcast comes twice on iOS", .shownTwice),
        ("what is sandbox and what is production", .debugOnly),
        ("where is getPushToStartToken", .liveActivity),
        ("deep links and scene delegates", .tapDoesNothing),
        ("getInitialMessage gives a message without tapping it", .openedByIcon),
        ("umlauts are shown as question marks", .textMissing),
        ("an emoji of the push is not shown", .textMissing),
    ]

    @Test("A word that is right is not taken for another one")
    func spelling() {
        for words in ["extensive", "wording", "modification", "caller", "taped"] {
            #expect(SymptomReading("it is about \(words)").symptoms == [], "\(words)")
        }
    }

    @Test("People's own words name a symptom", arguments: Sweep.every(5, of: words))
    func understood(words: String, symptom: Symptom) {
        #expect(SymptomReading(words).symptoms.first == symptom, "\(words)")
    }

    @Test("Each symptom has words that are understood as it", arguments: Symptom.allCases)
    func all(symptom: Symptom) {
        #expect(Self.words.contains { $0.1 == symptom })
    }

    @Test(
        "Words that say nothing of a push name none",
        arguments: [
            "it is strange", "", "hello", "the colour of the bar is red", "upgrade to version 5",
            "how do I write a test", "tippt passiert nichts", "everything is fine",
        ])
    func none(words: String) {
        #expect(SymptomReading(words).symptoms == [])
    }

    @Test("What is said to be right is no symptom")
    func right() {
        let words = "the badge is right but no banner is shown"
        #expect(SymptomReading(words).symptoms == [.notShown])
        let other = "the picture is there, although the sound is missing"
        #expect(SymptomReading(other).symptoms == [.sound])
    }

    @Test("What was not understood is told")
    func unknown() {
        let reading = SymptomReading("a tap does nothing, my cat likes the garden")
        #expect(reading.symptoms == [.tapDoesNothing])
        #expect(reading.unknown == ["my cat likes the garden"])
    }

    @Test(
        "Errors of services are symptoms with a remedy",
        arguments: Sweep.every(
            3,
            of: [
                "TooManyProviderTokenUpdates", "ExpiredProviderToken", "Unregistered",
                "BadPriority",
                "messaging/registration-token-not-registered", "THIRD_PARTY_AUTH_ERROR", "GOAWAY",
                "EndpointDisabled", "DeviceNotRegistered", "SENDER_ID_MISMATCH",
                "MessageRateExceeded",
                "InvalidProviderToken", "PayloadTooLarge", "MismatchSenderId",
                "Requested entity not found", "an endpoint that gets disabled",
                "missing required authentication credential", "AuthenticationError",
                "Endpoint already exists with the same Token", "BadChannel",
                "InvalidNotificationFormat",
                "The handle for the registration is not valid",
                "the token is associated with a different experience",
            ]))
    func errors(name: String) {
        let reading = SymptomReading("our server gets \(name)")
        #expect(reading.symptoms == [.refused] && reading.errors.count == 1)
        #expect(reading.errors.allSatisfy { !$0.words.isEmpty && !$0.change.hasSuffix(".") })
    }

    @Test(
        "Words that are names of errors too are errors only where they are such",
        arguments: [
            "user gets unregistered after update", "the badge does not go away",
            "Unregistered users get every notification twice", "crash at shutdown",
            "entry is forbidden in this screen", "the tap opens an unavailable page",
        ])
    func ordinary(words: String) {
        let reading = SymptomReading(words)
        #expect(reading.errors.isEmpty && !reading.symptoms.contains(.refused), "\(words)")
    }

    @Test(
        "Such words are errors beside a status, an answer, or as the service writes them",
        arguments: [
            "410 unregistered", "APNs answers unregistered", "our server gets Unregistered",
            "error: forbidden", "UNREGISTERED", "UNREGISTERED for some devices",
        ])
    func meant(words: String) {
        #expect(SymptomReading(words).errors.count == 1, "\(words)")
    }

    @Test("Every reason of Apple's service is named by itself alone")
    func names() {
        let names = ServiceError.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names { #expect(SymptomReading(name).errors.map(\.name) == [name]) }
    }
}
