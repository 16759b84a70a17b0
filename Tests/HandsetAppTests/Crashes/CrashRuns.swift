import HandsetApp
import HandsetUIKit
import Testing

/// Launches of an app that may crash, each in a process of its own.
@MainActor struct CrashRuns {
    private func phone() -> HandsetPhone { HandsetPhone(.iOS(18), answer: nil) { CrashingApp() } }

    func tap(_ payload: Payload) async throws {
        let phone = phone()
        try await phone.receive(payload, then: .tap)
        #expect(CrashingApp.countOfLaunches == 1)
    }

    /// In one process the statics stay when an app is killed, whose delegate is a new one.
    func kill() async throws {
        let phone = phone()
        try await phone.launch()
        let first = UIApplication.shared.delegate
        try await phone.kill()
        try await phone.launch()
        #expect(CrashingApp.countOfLaunches == 2)
        #expect(UIApplication.shared.delegate !== first)
    }
}
