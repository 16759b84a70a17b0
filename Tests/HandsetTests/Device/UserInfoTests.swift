import Foundation
import Handset
import Testing

/// The ways between payloads and Foundation's dictionaries.
@Suite("Payloads and userInfo") struct UserInfoTests {
    @Test("A payload becomes userInfo and the same payload again")
    func leadsBothWays() throws {
        let payload: Payload = [
            "a": [1, 2.5, true, false, .null, "text"], "aps": ["alert": ["body": "é\n"]],
            "negative": -7,
        ]
        #expect(try Payload(userInfo: payload.foundation) == payload)
    }

    @Test("Values of Swift count like Foundation's objects")
    func takesSwiftValues() throws {
        let payload = try Payload(userInfo: [
            "order": ["id": 7, "isOpen": true, "price": 2.5] as [String: Any], "names": ["a", "b"],
        ])
        #expect(payload["order"]?["id"]?.integer == 7)
        #expect(payload["order"]?["isOpen"]?.boolean == true)
        #expect(payload["order"]?["price"]?.double == 2.5)
        #expect(payload["names"]?[1]?.string == "b")
    }

    @Test("The content of a local notification keeps dates and data, which its payload leaves out")
    func keepsPropertyLists() {
        var content = UserNotificationContent()
        let date = Date(timeIntervalSince1970: 1_000)
        content.userInfo = ["when": date, "raw": Data([1]), "id": 7]
        #expect(content.userInfo["when"] as? Date == date)
        #expect(content.userInfo["raw"] as? Data == Data([1]))
        #expect(content.payload == ["id": 7])
        #expect(content.userInfo["id"] as? Int == 7)
    }
}
