import Handset
import Testing

@Suite struct APSSoundTests {
    private func sound(_ value: String) throws -> APSSound? {
        APSContent(try Payload(json: #"{"aps":{"sound":\#(value)}}"#)).sound
    }

    @Test("A sound is a name, or a dictionary with one")
    func sounds() throws {
        #expect(try sound(#""default""#) == APSSound(name: "default"))
        #expect(try sound(#"{"name":"x.caf"}"#) == APSSound(name: "x.caf"))
        #expect(
            try sound(#"{"critical":1,"name":"x.caf","volume":0.5}"#)
                == APSSound(name: "x.caf", isCritical: true, volume: 0.5))
        #expect(
            try sound(#"{"critical":0,"name":"x.caf","volume":1}"#)
                == APSSound(name: "x.caf", volume: 1))
    }

    @Test(
        "What has no name is no sound",
        arguments: [
            "null", "true", "1", "2.5", #""""#, "[]", #"["x.caf"]"#, "{}", #"{"critical":1}"#,
            #"{"name":""}"#, #"{"name":1}"#, #"{"name":null}"#,
        ])
    func noSound(value: String) throws {
        #expect(try sound(value) == nil)
    }

    @Test("What is of a wrong type in it counts as missing")
    func wrongTypes() throws {
        #expect(
            try sound(#"{"name":"x","critical":true,"volume":"1"}"#) == APSSound(name: "x"))
        #expect(try sound(#"{"name":"x","critical":"1","volume":null}"#) == APSSound(name: "x"))
    }
}
