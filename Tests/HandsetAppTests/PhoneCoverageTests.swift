import Handset
import HandsetApp
import Testing

/// The coverage of apps in Apple's types.
@Suite struct PhoneCoverageTests {
    @Test("A phone in Apple's types notes the states and actions that it goes through")
    func coverage() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let coverage = try await Phone.coverage {
                let phone = HandsetPhone(.iOS(18)) { ChatApp() }
                try await phone.launch()
                let chat: Payload = ["aps": ["alert": "hi", "category": "message"], "chat": "7"]
                try await phone.receive(chat)
                try await phone.goHome()
                let banner = try await phone.receive(chat)
                try await phone.tap(banner)
                try await phone.goHome()
                try await phone.receive(chat, then: .reply("on my way", button: "reply"))
            }
            #expect(
                coverage.touched == [
                    .init(.active, .nothing), .init(.background, .nothing),
                    .init(.background, .tap), .init(.background, .button),
                ])
            #expect(coverage.possible == StateCoverage().possible)
        }
    }
}
