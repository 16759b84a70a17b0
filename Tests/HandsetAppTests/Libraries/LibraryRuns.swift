import Handset
import HandsetApp
import HandsetBackgroundTasks
import HandsetCoreLocation
import HandsetExpo
import HandsetFirebase
import HandsetFlutter
import HandsetIntents
import HandsetUIKit
import Testing

/// Stand-ins for libraries and for parts of Apple's modules, in a process that has no other phone.
@MainActor struct LibraryRuns {
    private let push: Payload = ["aps": ["alert": "a"]]

    /// The app has Firebase's token as soon as it has Apple's, at each launch once.
    func firebase() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { FirebaseTestApp() }
        try await phone.launch()
        let app = try #require(UIApplication.shared.delegate as? FirebaseTestApp)
        try await phone.phone.until { app.tokens == [Messaging.sampleToken] }
        #expect(try await Messaging.messaging().token() == Messaging.sampleToken)
        #expect(Analytics.loggedEvents == ["launched"])
        try await phone.checkFaults()
        try await phone.kill()
        // No launch has configured it.
        _ = Messaging.messaging()
        let failure = await #expect(throws: DeliveryFailure.self) { try await phone.checkFaults() }
        #expect(failure?.unsupportedCalls.map(\.member) == ["Messaging.messaging()"])
    }

    /// OneSignal gives the center a delegate, and its listeners see the taps of its own pushes.
    func oneSignal() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { OneSignalTestApp() }
        try await phone.launch()
        try await phone.goHome()
        let own: Payload = ["aps": ["alert": "a"], "custom": ["i": "1", "a": ["order": "7"]]]
        try await phone.receive(own, then: .tap)
        try await phone.receive(push, then: .tap)
        let app = try #require(UIApplication.shared.delegate as? OneSignalTestApp)
        #expect(app.clicks == ["7"])
    }

    /// A call of Dart is what the app opens, and a method that no plugin has is missing.
    func flutter() async throws {
        let phone = HandsetPhone(
            .iOS(18), backgroundModes: .remoteNotification, answer: nil
        ) { FlutterTestApp() }
        try await phone.launch()
        try await phone.goHome()
        try await phone.receive(push, then: .tap)
        #expect(AppHost.shared.handedOn == ["push.tap(false)"])
        try await phone.goHome()
        let silent = try await phone.receive(["aps": ["content-available": 1]])
        #expect(!silent.selectors.contains(.didReceiveRemoteNotificationWithFetchHandler))
        try await phone.checkFaults()
    }

    /// A notification waits for a region, and a task in the background for the test.
    func regionsAndTasks() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        try await phone.launch()
        try await phone.goHome()
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 100,
            identifier: "home")
        region.notifyOnExit = false
        let content = UNMutableNotificationContent()
        content.title = "Home"
        try await UNUserNotificationCenter.current().add(
            UNNotificationRequest(
                identifier: "a", content: content,
                trigger: UNLocationNotificationTrigger(region: region, repeats: false)))
        #expect(try await phone.advance(by: .seconds(86_400)).isEmpty)
        #expect(try await phone.leaveRegion("home").isEmpty)
        #expect(try await phone.enterRegion("home").map(\.identifier) == ["a"])
        #expect(try await phone.enterRegion("home").isEmpty)

        await #expect(throws: HandsetPhone.ActFailure.self) {
            try await phone.runBackgroundTask("refresh")
        }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
            MainActor.assumeIsolated { task.setTaskCompleted(success: true) }
        }
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        #expect(try await phone.runBackgroundTask("refresh").wasSuccessful == true)
    }

    /// The content that a message gives has the text that it had; an object of the app's own gives none.
    func messages() throws {
        final class Own: NSObject, UNNotificationContentProviding {}
        let sender = INPerson(
            personHandle: INPersonHandle(value: "ann", type: .unknown), nameComponents: nil,
            displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Hi",
            speakableGroupName: nil, conversationIdentifier: "1", serviceName: nil, sender: sender,
            attachments: nil)
        intent.setImage(nil, forParameterNamed: \.sender)
        let content = UNMutableNotificationContent()
        content.title = "Chat"
        #expect(sender.displayName == "ann")
        #expect(try content.updating(from: intent).title == "Chat")
        let context = UNNotificationAttributedMessageContext(
            sendMessageIntent: intent, attributedContent: NSAttributedString(string: "Hi"))
        #expect(try content.updating(from: context).title == "Chat")
        #expect(throws: UNError(.contentProvidingObjectNotAllowed)) {
            try content.updating(from: Own())
        }
    }
}
