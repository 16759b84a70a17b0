import Foundation
import HandsetActivityKit
import HandsetApp
import HandsetTestSupport
import HandsetUIKit
import Testing

/// The test on the pages of Live Activities and calls.
@Suite struct RidePageTests {
    private static let pages = ["LiveActivities", "Calls"]

    @MainActor private struct Example {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        private func AppDelegate() -> RideApp { RideApp(.atOnce) }

        func runs() async throws {
            // Page begins
            let phone = HandsetPhone { AppDelegate() }
            try await phone.receiveStart(
                of: "RideAttributes", ["order": 7],
                state: ["driver": "Ann", "eta": 817_596_600, "phase": "searching"])
            #expect(phone.liveActivities.first?.state?["driver"]?.string == "Ann")
            try await phone.receive(["caller": "Ann"], as: .voip)
            try await phone.answerCall()
            #expect(phone.calls.map(\.isConnected) == [true])
            // Page ends
        }
    }

    @Test("The test of the pages runs: a push starts a Live Activity, and a call is answered")
    func example() async {
        await #expect(processExitsWith: .success) { try await Example().runs() }
    }

    @Test("Both pages have the test", arguments: pages)
    func page(name: String) throws {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let body = source.components(separatedBy: "// Page begins\n")[1]
            .components(separatedBy: "            // Page ends")[0]
            .split(separator: "\n").map { "    " + $0.dropFirst(12) }.joined(separator: "\n")
        let page = String(
            decoding: try Repository.bytes(of: "Sources/Core/Handset/Handset.docc/\(name).md"),
            as: UTF8.self)
        #expect(page.contains("\n\(body)\n}\n```\n"))
        // With the line of its name and the last brace.
        #expect(body.split(separator: "\n").count + 2 <= 10)
    }
}
