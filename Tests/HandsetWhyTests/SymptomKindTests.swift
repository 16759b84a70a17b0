import HandsetTestSupport
import HandsetWhy
import Testing

/// Kinds of words by which people say what is wrong, each in a few forms.
@Suite struct SymptomKindTests {
    private func first(_ words: String) -> Symptom? { SymptomReading(words).symptoms.first }

    @Test(
        "A name of code that is no callback says by its parts what it is about",
        arguments: [
            ("displayIncomingCall does nothing", Symptom.incomingCall),
            ("my_call_kit_incoming does not run", .incomingCall),
            ("cloud_messaging_push does not work", .nothingArrives),
            ("refreshLiveActivity fails", .liveActivity),
        ])
    func names(words: String, symptom: Symptom) { #expect(first(words) == symptom, "\(words)") }

    @Test(
        "A name of code that is an error, a callback or a product keeps its name",
        arguments: [
            ("getInitialNotification is null", Symptom.tapDoesNothingWhenKilled),
            ("TooManyProviderTokenUpdates", .refused),
            ("OneSignal: pushes do not arrive", .nothingArrives),
            ("FlutterFire: no push comes", .nothingArrives),
        ])
    func wholeNames(words: String, symptom: Symptom) {
        #expect(first(words) == symptom, "\(words)")
    }

    @Test(
        "A handler that is called twice is no notification that is shown twice",
        arguments: [
            "my push handler is called two times", "the registration event is fired twice",
            "pushReceived: the listener is triggered twice",
        ])
    func calledTwice(words: String) { #expect(first(words) == .openedTwice, "\(words)") }

    @Test(
        "Text that is not in the notification is missing text",
        arguments: [
            "no message content in the notification", "previews are hidden in pushes",
            "the notification is blank", "empty notification on the lock screen",
            "sender name is not displayed",
        ])
    func content(words: String) { #expect(first(words) == .textMissing, "\(words)") }

    @Test(
        "What does not come at once is late",
        arguments: [
            "no instant pushes any more", "pushes are not received in real time",
            "they take forever to arrive", "messages arrive only after unlocking the phone",
        ])
    func late(words: String) { #expect(first(words) == .late, "\(words)") }

    @Test(
        "A button that is there and has no effect is not missing",
        arguments: [
            "notification action is not sent to the server", "can not reply from the notification",
            "a notification with buttons can not be tapped",
        ])
    func effect(words: String) { #expect(first(words) == .buttonDoesNothing, "\(words)") }

    @Test(
        "Where a tap should lead, and does not, is the wrong screen",
        arguments: [
            "tapping a push doesn't take me to the right room",
            "messages of two chats are mixed up when opening notifications",
            "the notification takes me to the home tab",
        ])
    func leads(words: String) { #expect(first(words) == .wrongScreen, "\(words)") }

    @Test(
        "A state that is named decides, where nothing is received in it",
        arguments: [
            ("notifications do not come when the app is closed", Symptom.foregroundOnly),
            ("nothing arrives while the app is in background", .foregroundOnly),
            ("the tap does not go to the page when the app is closed", .tapDoesNothingWhenKilled),
            ("a click on a push when the app is killed", .tapDoesNothingWhenKilled),
        ])
    func states(words: String, symptom: Symptom) { #expect(first(words) == symptom, "\(words)") }

    @Test(
        "Whoever names one thing alone, with nothing that is wrong, asks for it",
        arguments: [
            ("when does the push token change", Symptom.noToken),
            ("the logic of notification permission", .permissionMissing),
            ("message previews in the notification", .textMissing),
            ("foreground notifications on my phone", .notShownInForeground),
            ("what is the right way to send a silent push", .notWoken),
        ])
    func asked(words: String, symptom: Symptom) { #expect(first(words) == symptom, "\(words)") }

    @Test(
        "Calls are known by what is said of them",
        arguments: [
            "receiving a call in background with accept and reject",
            "the phone does not stop ringing, it keeps ringing", "no ring on a group call",
            "it is shown as a missed call",
        ])
    func calls(words: String) { #expect(first(words) == .incomingCall, "\(words)") }

    @Test(
        "An error without a token is no refusal",
        arguments: ["APNs error when requesting the token", "FCM error while I get the token"])
    func tokenErrors(words: String) { #expect(first(words) == .noToken, "\(words)") }

    @Test(
        "What stays in the list of notifications is no symptom of a push that does not come",
        arguments: [
            "notifications are not cleared from notification center",
            "can not remove delivered notifications",
        ])
    func cleared(words: String) { #expect(SymptomReading(words).symptoms.isEmpty, "\(words)") }

    @Test(
        "A mark beside the apostrophe is one",
        arguments: ["buttons don,t appear", "the buttons aren;t there"])
    func typed(words: String) { #expect(first(words) == .buttons, "\(words)") }

    @Test(
        "An attachment that can not be sent is a picture, and a register event is one of the token",
        arguments: [
            ("unable to send a picture with the push", Symptom.picture),
            ("the register event is not always called", .noToken),
        ])
    func sent(words: String, symptom: Symptom) { #expect(first(words) == symptom, "\(words)") }
}
