import Handset
import HandsetApp
import HandsetStandIn
import Testing

/// Completion handlers that an app gives to what stands in.
@Suite struct GivenHandlerTests {
    /// Taps a notification of the app; nothing stands in for its own code before that.
    @MainActor private static func tap(dropping drops: Bool) async throws {
        Asked.begin(StandInList(names: ["Router", "Session"], own: ["Router"], cuts: []))
        let phone = HandsetPhone(
            .iOS(18), answer: nil, timeLimit: .milliseconds(100),
            launch: { GivingApp(drops: drops) }
        )
        try await phone.launch()
        try await phone.goHome()
        try await phone.receive(["aps": ["alert": "hi"]], then: .tap)
    }

    @Test(
        "A handler in a closure that what stands in has got is no fault: nobody knows whether it is called"
    )
    func given() async {
        await #expect(processExitsWith: .success) { @MainActor in
            try await Self.tap(dropping: false)
            #expect(Asked.closureOwners == ["Session.start", "Router.open"])
        }
    }

    @Test("A handler that the app drops is a fault, whatever other closures what stands in has got")
    func dropped() async {
        await #expect(processExitsWith: .success) { @MainActor in
            await #expect(throws: DeliveryFailure.self) { try await Self.tap(dropping: true) }
        }
    }
}
