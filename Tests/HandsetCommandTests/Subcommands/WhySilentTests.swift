import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The answers of `handset why` about payloads that show nothing.
@Suite(.waitsForPrograms) struct WhySilentTests {
    /// Payloads that show nothing.
    private enum Shown {
        static let nothing = #"{"aps":{"content-available":1},"orderId":"7"}"#
        static let badgeAlone = #"{"aps":{"badge":3},"orderId":"7"}"#
    }

    private struct Answer: Decodable {
        struct Cause: Decodable {
            let code: String
            let explains: Bool
            let confidence: String
        }
        let causes: [Cause]
    }

    private static func causes(
        of payload: String, sample: String, _ arguments: String...
    ) throws -> [Answer.Cause] {
        let app = "samples/mistakes/\(sample)/mistake"
        let result = try CommandResult.handset(
            ["why", "-q", "--format", "json", "--app", app] + arguments + ["-"], input: payload)
        return try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8)).causes
    }

    @Test(
        "What has no alert is not kept from the screen by a permission or a presentation",
        arguments: Sweep.every(
            3,
            of: [
                ("no-alert-permission/swift", "no banner is shown", Shown.nothing),
                ("no-alert-permission/swift", "no banner is shown", Shown.badgeAlone),
                ("provisional/swift", "no banner is shown", Shown.nothing),
                (
                    "no-foreground-presentation/swift", "nothing is shown while the app is open",
                    Shown.nothing
                ),
                (
                    "no-foreground-presentation/flutter", "nothing is shown while the app is open",
                    Shown.badgeAlone
                ),
            ]))
    func shown(sample: String, symptom: String, payload: String) throws {
        let causes = try Self.causes(of: payload, sample: sample, "--symptom", symptom)
        #expect(causes.first?.code == "no-alert" && causes.first?.confidence == "certain")
        let mistake = String(sample.prefix { $0 != "/" })
        #expect(!causes.contains { $0.code == mistake && $0.explains })
    }

    @Test("Nothing at the launch or in the app is certain of a tap that nobody can make")
    func taps() throws {
        let causes = try Self.causes(
            of: Shown.nothing, sample: "late-delegate/swift", "--symptom",
            "a tap does nothing when killed")
        #expect(causes.first?.code == "no-alert")
        #expect(causes.contains { $0.code == "late-delegate" })
        #expect(!causes.contains { $0.explains && $0.confidence == "certain" })
    }

    @Test("A silent push is told nothing of alerts that nobody has missed")
    func waking() throws {
        let cell = ["--app-state", "background", "--action", "nothing"]
        let placed = try Self.causes(
            of: Shown.nothing, sample: "late-delegate/swift", cell[0], cell[1], cell[2], cell[3])
        #expect(!placed.contains { $0.code == "no-alert" })
        let told = try Self.causes(
            of: Shown.nothing, sample: "late-delegate/swift", "--symptom",
            "silent push not received")
        #expect(!told.contains { $0.code == "no-alert" })
    }

    @Test("A badge alone lacks content-available only for who wants the app woken")
    func badgeAlone() throws {
        let cell = ["--app-state", "background", "--action", "nothing"]
        let placed = try Self.causes(
            of: Shown.badgeAlone, sample: "late-delegate/swift", cell[0], cell[1], cell[2], cell[3])
        #expect(!placed.contains { $0.code == "no-content-available" && $0.explains })
        let told = try Self.causes(
            of: Shown.badgeAlone, sample: "late-delegate/swift", "--symptom",
            "the app is not woken in the background")
        #expect(told.first?.code == "no-content-available" && told.first?.confidence == "certain")
    }
}
