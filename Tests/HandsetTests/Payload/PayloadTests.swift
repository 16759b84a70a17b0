import Handset
import Testing

@Suite struct PayloadTests {
    @Test("Keys are in the order in which they came")
    func order() throws {
        let payload = try Payload(json: #"{"zeta":1,"aps":{"b":1,"a":2},"Alpha":3,"10":4,"9":5}"#)
        #expect(payload.map(\.key) == ["zeta", "aps", "Alpha", "10", "9"])
        #expect(payload["aps"]?.keys == ["b", "a"])
    }

    @Test("Values have their kinds")
    func kinds() throws {
        let payload = try Payload(
            json: #"{"a":{},"b":[],"c":"","d":1,"e":1.0,"f":true,"g":false,"h":null}"#)
        #expect(
            payload.map(\.value.kind) == [
                .dictionary, .array, .string, .integer, .real, .boolean, .boolean, .null,
            ])
        #expect(payload["f"]?.boolean == true)
        #expect(payload["g"]?.boolean == false)
        #expect(payload["d"]?.double == 1)
        #expect(payload["d"]?.string == nil)
        #expect(payload["e"]?.integer == nil)
        #expect(payload["h"]?.boolean == nil)
        #expect(payload["none"]?.kind == nil)
        #expect(payload["d"]?["x"]?.kind == nil)
        #expect(payload["b"]?[0]?.kind == nil)
        #expect(payload["b"]?[-1]?.kind == nil)
    }

    @Test("A value outlives the payload that it was taken from")
    func lifetime() throws {
        var value = try Payload(json: #"{"a":{"b":["x","y"]}}"#)["a"]
        value = value?["b"]
        #expect(value?[1]?.string == "y")
        #expect(value?.count == 2)
    }

    @Test(
        "One payload is asked for, and nothing else",
        arguments: [
            ("", PayloadRefusal.Reason.empty), (" \n", .empty), ("[]", .notAnObject),
            ("{} {}", .severalOnLine), ("{}\nx", .severalOnLine), ("{", .unfinished),
            ("{\"a\":\n{}\n", .unfinished),
        ])
    func single(text: String, reason: PayloadRefusal.Reason) {
        let error = #expect(throws: PayloadRefusal.self) { try Payload(json: text) }
        #expect(error?.reason == reason)
    }

    @Test("White space around one payload is nothing")
    func surrounded() throws {
        #expect(try Payload(json: "\u{FEFF}\n {} \n").count == 0)
    }

    @Test("Swift's print shows keys as AnyHashable and nested containers as NSDictionary's text")
    func swiftPrint() throws {
        let payload = try Payload(json: #"{"k\"":"v w","n":null,"aps":{"badge":-1},"t":true}"#)
        #expect(
            payload.swiftPrintDescription == #"""
                [AnyHashable("k\""): v w, AnyHashable("n"): <null>, AnyHashable("aps"): {
                    badge = "-1";
                }, AnyHashable("t"): 1]
                """#)
        #expect(try Payload(json: "{}").swiftPrintDescription == "[:]")
    }
}
