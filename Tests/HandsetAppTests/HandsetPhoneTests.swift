import Testing

/// Apps in Apple's types on a phone, each in a process of its own, as one has one `UIApplication.shared`.
@Suite struct HandsetPhoneTests {
    @Test("An app that asks registers after the user's answer, and not after a refusal")
    func registers() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().registers() }
    }

    @Test("A tap opens the chat, and so do a reply and a dismissal")
    func taps() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().taps() }
    }

    @Test("A tap launches an app that does not run")
    func coldTap() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().coldTap() }
    }

    @Test("In the foreground the app decides, and in the background new content counts")
    func presents() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().presents() }
    }

    @Test("A service extension changes the content, and the app finds its attachment")
    func extends() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().extends() }
    }

    @Test("Asynchronous methods are called, and a scene gets the response that launches the app")
    func modern() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().modern() }
    }

    @Test("The center's delegate is not kept, and may be set late")
    func delegates() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().delegates() }
    }

    @Test("A selector calls its method, and the main actor's code is on the main thread")
    func selectors() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().selectors() }
    }

    @Test("A request that never comes true has Apple's error")
    func errors() async {
        await #expect(processExitsWith: .success) { try await HandsetPhoneRuns().errors() }
    }

    @Test("An app in SwiftUI runs by the delegate that it names")
    func swiftUI() async {
        await #expect(processExitsWith: .success) {
            try await SwiftUIRuns().runs()
            try await SwiftUIRuns().life()
            try await SwiftUIRuns().views()
        }
    }

    @Test("A button for text that is made without its own texts takes a text")
    func textInput() async {
        await #expect(processExitsWith: .success) { try await SurfaceRuns().textInput() }
    }

    @Test("A controller of a storyboard is had by either of Apple's methods")
    func controllers() async {
        await #expect(processExitsWith: .success) { try await SurfaceRuns().controllers() }
    }

    @Test("A page in the place of a picture is not shown with a push, and not taken with a request")
    func damagedAttachment() async {
        await #expect(processExitsWith: .success) { try await SurfaceRuns().damagedAttachment() }
    }
}
