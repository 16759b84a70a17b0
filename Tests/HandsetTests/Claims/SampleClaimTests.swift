import Foundation
import Handset
import HandsetClaims
import HandsetLogs
import HandsetSystemLog
import HandsetTestSupport
import Testing

/// The logs among the samples are held against the plan, and show claims by themselves.
///
/// They are made after the form of real ones, and are no sighting: what they show is that the claim and the form of the
/// log agree.
@Suite struct SampleClaimTests {
    private static let systemLogs =
        (try? Repository.files(in: "samples/system-logs", endingIn: [".log"])) ?? []

    /// The places at which a sample shows a claim.
    private static func shown() throws -> [String: [String]] {
        var shown: [String: [String]] = [:]
        for path in systemLogs {
            let log = SystemLog(bytes: try Repository.bytes(of: path))
            for push in log.pushes {
                for (claim, line) in LoggedClaims(push).claims {
                    let place = "\(path):\(line)"
                    guard shown[claim]?.contains(place) != true else { continue }
                    shown[claim, default: []].append(place)
                }
            }
        }
        for path in try Repository.files(in: "samples/logs", endingIn: [".log"]) {
            let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
            for (claim, line) in PrintedClaims(text).claims {
                shown[claim, default: []].append("\(path):\(line)")
            }
        }
        return shown
    }

    @Test("The samples that show a claim are written beside the claims")
    func golden() throws {
        let samples = try Self.shown().sorted { $0.key < $1.key }.map { claim, logs in
            let list = logs.sorted().prefix(3).map { "        \"\($0)\"" }.joined(separator: ",\n")
            return """
                    {
                      "claim": "\(claim)",
                      "logs": [
                \(list)
                      ]
                    }
                """
        }
        try Golden("Sources/Checks/HandsetClaims/Files/samples.json").expect(
            "{\n  \"samples\": [\n\(samples.joined(separator: ",\n"))\n  ]\n}\n")
    }

    @Test("What a system log shows of a push is what the planner says of it", arguments: systemLogs)
    func plan(path: String) throws {
        let log = SystemLog(bytes: try Repository.bytes(of: path))
        for push in log.pushes {
            guard let alert = push.flag("hasAlertContent"),
                let content = push.flag("hasContentAvailable")
            else { continue }
            let aps = [alert ? #""alert":"a""# : nil, content ? #""content-available":1"# : nil]
                .compactMap(\.self).joined(separator: ",")
            var scenario = Scenario(
                .iOS(18), app: .background, delegates: [.fetch, .userNotifications])
            scenario.backgroundModes = .remoteNotification
            if push.has("B7", "B8") { scenario.permission = [] }
            if push.replacement != nil { scenario.silentDelivery = .merged }
            let plan = scenario.plan(for: try Payload(json: #"{"aps":{\#(aps)}}"#))
            if push.has("B12", "B15", "B17") { #expect(plan.display.showsAlert, "\(path)") }
            if push.has("B7", "B8") { #expect(!plan.display.showsAlert, "\(path)") }
            if push.has("D4", "D6") {
                #expect(
                    plan.callbacks.contains {
                        $0.selector == .didReceiveRemoteNotificationWithFetchHandler
                    }, "\(path)")
            }
            if push.has("D3") { #expect(plan.callbacks.isEmpty, "\(path)") }
        }
    }

    @Test("Each claim that a sample shows is one of ours, and some are the planner's")
    func known() throws {
        let shown = try Self.shown()
        for claim in shown.keys { #expect(Claims.all[claim] != nil, "\(claim)") }
        #expect(shown.keys.contains { ClaimName(rawValue: $0) != nil })
        #expect(shown.count >= 8, "\(shown.keys.sorted())")
    }
}
