import Handset
import HandsetUIKit
import Testing

/// The dictionary that an app gets, with the casts of app code.
@Suite struct UserInfoCastTests {
    private static let json = #"""
        {"aps":{"alert":{"title":"T","body":"B"},"badge":5,"sound":"default"},"text":"hello",
        "digits":"42","empty":"","emoji":"👋🏽","int":7,"zero":0,"one":1,"negative":-3,"large":70000,
        "real":2.5,"whole":2.0,"tenth":0.1,"beyond":9007199254740993,"yes":true,"no":false,"null":null,
        "list":[1,2,3],"words":["a","b"],"mixed":[1,"a",null,{"k":"v"}],"none":[],
        "nested":{"a":{"b":1}}}
        """#

    @Test(
        "Each cast has the value that it has on iOS",
        arguments: UserInfoCast.texts + UserInfoCast.numbers + UserInfoCast.containers
            + UserInfoCast.wholes)
    func casts(cast: UserInfoCast) throws {
        #expect(cast.holds(try Payload(json: Self.json).foundation))
    }

    private struct Push: Codable, Equatable {
        struct Alert: Codable, Equatable {
            var title: String
            var body: String
        }
        struct APS: Codable, Equatable {
            var alert: Alert
            var badge: Int
        }
        var aps: APS
        var yes: Bool
        var real: Double
        var null: String?
        var list: [Int]
    }

    @Test("JSONSerialization writes the dictionary, and a decoder reads it")
    func decoding() throws {
        let payload = try Payload(json: Self.json)
        let content = UNNotificationContent(UserNotificationContent(payload))
        let data = try JSONSerialization.data(withJSONObject: content.userInfo)
        let push = try JSONDecoder().decode(Push.self, from: data)
        #expect(
            push
                == Push(
                    aps: Push.APS(alert: Push.Alert(title: "T", body: "B"), badge: 5), yes: true,
                    real: 2.5, list: [1, 2, 3]))
        let aps = try #require(content.userInfo["aps"])
        let part = try JSONSerialization.data(withJSONObject: aps, options: [.sortedKeys])
        #expect(
            String(decoding: part, as: UTF8.self)
                == #"{"alert":{"body":"B","title":"T"},"badge":5,"sound":"default"}"#)
    }
}
