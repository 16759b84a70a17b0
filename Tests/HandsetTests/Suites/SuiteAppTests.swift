import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// A delegate of a shop, which opens orders by their numbers.
@MainActor private final class ShopDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private(set) var opened: [String] = []

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        let userInfo = response.notification.request.content.userInfo
        let order = userInfo["order"] as? [String: Any]
        if let id = order?["id"] as? Int { opened.append("shop://orders/\(id)") }
    }
}

/// A suite on a team's own app.
@Suite(.timeLimit(.minutes(30))) struct SuiteAppTests {
    private func item(_ members: String, scenario: String = #""action":"tap""#) throws -> SuiteCase
    {
        let json = """
            {"device": {"ios": "17", "appState": "background", \(scenario)},
             "rules": [{"name": "order", "keyPath": "order.id", "type": "number",
                        "lookupURL": "shop://orders/%@"}],
             "cases": [{"name": "a", \(members)}]}
            """
        let suite = try SessionSuite(json: Array(json.utf8), source: "suite.json")
        return try #require(suite.cases.first)
    }

    private static let payload =
        #""payload": {"aps": {"alert": "Ready", "badge": 3}, "order": {"id": 7}}"#

    @Test(
        "A case passes if the app does what it expects",
        arguments: [
            #""url": "shop://orders/7""#, #""session": "shop://orders/7""#,
            #""calls": ["shop://orders/7"]"#, #""hazards": []"#,
            #""callbacks": ["willEnterForeground", "didReceive", "didBecomeActive"]"#,
            #""display": ["badge", "alert"]"#, #""badge": 3"#,
        ])
    func met(expectation: String) async throws {
        try await item("\(Self.payload), \(expectation)").check(on: ShopDelegate()) {
            await $0.opened
        }
    }

    @Test(
        "A case fails if the app does something else",
        arguments: [
            (#""url": "shop://orders/8""#, "shop://orders/7"),
            (#""none": true"#, "shop://orders/7"),
            (#""calls": []"#, "shop://orders/7"), (#""callbacks": ["didReceive"]"#, "willEnter"),
            (#""display": ["alert"]"#, "badge"), (#""badge": null"#, "3"),
            (#""refused": true"#, "not refused"), (#""hazards": ["aps-missing"]"#, "no findings"),
        ])
    func unmet(expectation: String, found: String) async throws {
        let item = try item("\(Self.payload), \(expectation)")
        let failure = await #expect(throws: SuiteCaseFailure.self) {
            try await item.check(on: ShopDelegate()) { await $0.opened }
        }
        #expect(failure?.result.failures.count == 1)
        #expect(failure?.result.failures.first?.found.contains(found) == true)
    }

    @Test(
        "An app that opens a link twice passes only a case that says so",
        arguments: [
            (#""url": "shop://orders/7""#, false), (#""session": "shop://orders/7""#, false),
            (#""calls": ["shop://orders/7", "shop://orders/7"]"#, true),
        ])
    func twice(expectation: String, passes: Bool) async throws {
        let item = try item("\(Self.payload), \(expectation)")
        do {
            try await item.check(on: ShopDelegate()) { await $0.opened + $0.opened }
            #expect(passes)
        } catch let failure as SuiteCaseFailure {
            #expect(!passes)
            #expect(failure.result.failures.count == 1)
        }
    }

    @Test("An act that only the app makes impossible fails, and one that the case makes does not")
    func impossibleAct() async throws {
        let silent = #""payload": {"aps": {"content-available": 1}}, "none": true"#
        try await item(silent).check(on: ShopDelegate()) { await $0.opened }
        let active = SuiteCase(
            "active", payload: ["aps": ["alert": "a"]],
            scenario: Scenario(.iOS(17), app: .active, action: .tap), .none)
        let failure = await #expect(throws: DeliveryFailure.self) {
            try await active.check(on: ShopDelegate()) { await $0.opened }
        }
        #expect(failure?.impossibleActs.map(\.code) == ["not-presented"])
    }

    @Test("The app's own code decides, not the rules of the suite")
    func ownCode() async throws {
        // The rule takes texts too; the app takes numbers only.
        let json = """
            {"device": {"ios": "17", "appState": "background", "action": "tap", "delegates": ["did-receive"]},
             "rules": [{"name": "order", "keyPath": "order.id"}],
             "cases": [{"name": "a", "payload": {"aps": {"alert": "x"}, "order": {"id": "7"}}, "none": true}]}
            """
        let suite = try SessionSuite(json: Array(json.utf8), source: "suite.json")
        let item = try #require(suite.cases.first)
        #expect(throws: SuiteCaseFailure.self) { try item.check() }
        try await item.check(on: ShopDelegate()) { await $0.opened }
    }

    @Test("A refused payload meets no expectation about the app")
    func refused() async throws {
        let item = try item(#""payload": [1], "none": true"#)
        await #expect(throws: SuiteCaseFailure.self) {
            try await item.check(on: ShopDelegate()) { await $0.opened }
        }
        try await self.item(#""payload": [1], "refused": "not-an-object""#)
            .check(on: ShopDelegate()) { await $0.opened }
    }
}
