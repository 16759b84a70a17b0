import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Payloads as a test in Swift writes, compares and decodes them.
@Suite struct PayloadInSwiftTests {
    private struct Order: Codable, Hashable {
        var id: Int
        var items: [String]
        var isPaid: Bool
        var price: Double?
    }

    @Test("A literal is the payload of the same JSON")
    func literal() throws {
        let id = 7
        let literal: Payload = [
            "aps": ["alert": ["title": "Order \(id)"], "badge": 1, "mutable": true],
            "list": [1, 2.5, "x", false, .null, [], [:]], "id": PayloadValue(id),
        ]
        let json = """
            {"aps":{"alert":{"title":"Order 7"},"badge":1,"mutable":true},\
            "list":[1,2.5,"x",false,null,[],{}],"id":7}
            """
        let read = try Payload(json: json)
        #expect(literal == read)
        #expect(literal.hashValue == read.hashValue)
        #expect(literal.description == read.description)
        #expect(literal.origin.byteCount == json.utf8.count)
        #expect(literal.map(\.key) == ["aps", "list", "id"])
        #expect(Payload().count == 0)
    }

    @Test("Texts keep every character, and of a repeated key the last value counts")
    func odd() {
        let payload = Payload(dictionaryLiteral: ("a\u{0}", "\u{0}x"), ("b", 1), ("b", 2))
        #expect(payload["a\u{0}"]?.string == "\u{0}x")
        #expect(payload["b"] == 2)
        #expect(payload.count == 2)
    }

    @Test("Values of a payload can be a part of another")
    func nested() throws {
        let digits = "12345678901234567890"
        let part = try Payload(json: #"{"a":[{"n":\#(digits)}]}"#)
        let whole: Payload = ["part": part.userInfo]
        #expect(whole["part"]?["a"]?[0]?["n"]?.largeInteger == digits)
        #expect(whole["part"] == part.userInfo)
    }

    @Test(
        "Values that an app cannot tell apart are equal",
        arguments: [
            (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#), (#"{"a":1}"#, #"{"a":1.0}"#),
            (#"{"a":12345678901234567890}"#, #"{"a":12345678901234567890}"#),
        ])
    func equal(left: String, right: String) throws {
        let (left, right) = (try Payload(json: left), try Payload(json: right))
        #expect(left == right)
        #expect(Set([left, right]).count == 1)
    }

    @Test(
        "Values that an app can tell apart differ",
        arguments: [
            (#"{"a":1}"#, #"{"a":"1"}"#), (#"{"a":1}"#, #"{"a":true}"#),
            (#"{"a":0}"#, #"{"a":null}"#), (#"{"a":[1,2]}"#, #"{"a":[2,1]}"#),
            (#"{"a":1}"#, #"{"a":1,"b":null}"#), (#"{"a":{}}"#, #"{"a":[]}"#),
            // A composed letter, and a letter with an accent after it.
            ("{\"a\":\"\u{E9}\"}", "{\"a\":\"e\u{301}\"}"),
            (#"{"a":9007199254740993}"#, #"{"a":9007199254740992.0}"#),
            (#"{"a":12345678901234567890}"#, #"{"a":12345678901234567891}"#),
        ])
    func unequal(left: String, right: String) throws {
        #expect(try Payload(json: left) != Payload(json: right))
    }

    @Test("A type of the app is decoded from a value, and a wrong kind is an error")
    func decode() throws {
        let payload: Payload = [
            "order": ["id": 7, "items": ["tea", "cake"], "isPaid": true], "text": ["id": "7"],
        ]
        #expect(
            try payload["order"]?.decode(Order.self)
                == Order(id: 7, items: ["tea", "cake"], isPaid: true))
        #expect(try payload["order"]?["id"]?.decode(Int.self) == 7)
        #expect(throws: DecodingError.self) { try payload["text"]?.decode(Order.self) }
        struct Whole: Decodable { var order: Order }
        #expect(try payload.decode(Whole.self).order.id == 7)
    }

    @Test("A payload is encoded as it was, and a value of the app becomes one")
    func encode() throws {
        let order = Order(id: 7, items: ["tea"], isPaid: false, price: 2.5)
        let payload = try Payload(encoding: ["order": order])
        #expect(try payload["order"]?.decode(Order.self) == order)
        let again = try Payload(json: Array(try JSONEncoder().encode(payload)))
        #expect(again == payload)
        let large = try Payload(json: #"{"n":12345678901234567890,"x":null}"#)
        #expect(try Payload(json: Array(try JSONEncoder().encode(large))) == large)
        #expect(throws: PayloadRefusal.self) { try Payload(encoding: [1]) }
    }

    @Test("Foundation's objects are cast as on a phone")
    func foundation() throws {
        let userInfo = try Payload(
            json: #"""
                {"aps":{"alert":"x"},"id":7,"text":"7","yes":true,"real":2.5,"no":null,"list":[1,"a"],
                 "big":12345678901234567890}
                """#
        ).foundation
        #expect((userInfo["aps"] as? [String: Any])?["alert"] as? String == "x")
        #expect((userInfo["aps"] as? [AnyHashable: Any])?["alert"] as? String == "x")
        #expect(userInfo["id"] as? Int == 7)
        #expect(userInfo["id"] as? Double == 7)
        #expect(userInfo["id"] as? String == nil)
        #expect(userInfo["id"] is NSNumber)
        #expect(userInfo["text"] as? String == "7")
        #expect(userInfo["text"] as? Int == nil)
        #expect(userInfo["yes"] as? Bool == true)
        #expect(userInfo["real"] as? Double == 2.5)
        #expect(userInfo["real"] as? Int == nil)
        #expect(userInfo["no"] is NSNull)
        #expect((userInfo["list"] as? [Any])?.count == 2)
        #expect((userInfo["big"] as? NSDecimalNumber)?.stringValue == "12345678901234567890")
        #expect(userInfo.count == 8)
    }

    @Test(
        "A literal may hold a null, and may be nested as deeply as a payload, and no more",
        .exhaustive)
    func nilAndDepth() {
        let payload: Payload = ["aps": ["alert": .null], "id": .null]
        #expect(payload["id"]?.kind == .null && payload["aps"]?["alert"]?.kind == .null)
        #expect(payload["none"] == nil)
        func nested(_ depth: Int) -> PayloadValue {
            var value: PayloadValue = 1
            for _ in 0..<depth { value = ["a": value] }
            return value
        }
        var (value, depth): (PayloadValue?, Int) = (nested(2_048), 0)
        while let inner = value?["a"] { (value, depth) = (inner, depth + 1) }
        #expect(depth == 2_048)
        let tooDeep = nested(3_000)
        #expect([.null, .dictionary].contains(tooDeep.kind))
    }

    @Test("A payload is changed at a key, at any depth")
    func change() throws {
        var payload = try Payload(json: #"{"a":{"b":[1,12345678901234567890]},"c":2}"#)
        let before = payload
        payload["a"]?["b"] = "new"
        payload["c"] = nil
        payload["d"] = ["e": 1.5]
        #expect(
            String(decoding: payload.json, as: UTF8.self) == #"{"a":{"b":"new"},"d":{"e":1.5}}"#)
        #expect(payload.origin.byteCount == payload.json.count)
        #expect(before["a"]?["b"]?[1]?.description == "12345678901234567890")
        var moved = before
        moved["c"] = before["a"]
        #expect(moved["c"]?["b"]?[1]?.description == "12345678901234567890")
        payload["d"]?["e"]?["f"] = 1
        #expect(payload["d"]?["e"] == 1.5)
    }

    @Test("The dictionary of an app becomes a payload, and the other way round")
    func userInfo() throws {
        let id = 7
        let payload = try Payload(userInfo: [
            "aps": ["alert": "Ready", "badge": 1, "on": true] as [String: Any], "id": id,
            "list": [1, 2.5, NSNull(), NSNumber(value: false), "x"] as [Any],
            "n": NSNumber(value: 1),
        ])
        #expect(
            String(decoding: payload.json, as: UTF8.self)
                == #"{"aps":{"alert":"Ready","badge":1,"on":true},"id":7,"list":[1,2.5,null,false,"x"],"n":1}"#
        )
        for json in [
            #"{"a":{"b":[1,true,null,"x",1.5]},"c":{}}"#,
            #"{"aps":{"alert":{"title":"é"},"badge":0}}"#,
        ] {
            let payload = try Payload(json: json)
            #expect(try Payload(userInfo: payload.foundation).userInfo == payload.userInfo)
        }
    }

    @Test("What no payload can hold is refused with its place")
    func refused() throws {
        let cases: [([AnyHashable: Any], [String])] = [
            (["a": ["b": [Date.now]]], ["a", "b", "0"]), (["a": Data()], ["a"]),
            (["a": [1: 2]], ["a"]), (["a": UInt64.max], ["a"]),
        ]
        for (userInfo, keyPath) in cases {
            do {
                _ = try Payload(userInfo: userInfo)
                Issue.record("no error")
            } catch {
                #expect(error.keyPath == keyPath && "\(error)".hasPrefix(keyPath[0]))
            }
        }
    }
}
