import Handset
import HandsetTestSupport
import Testing

/// Integers beyond 64 bits, which iOS made NSDecimalNumbers up to version 10, and doubles after it.
@Suite struct LargeIntegerTests {
    private func text(_ json: String, on version: Int) throws -> String {
        try Payload(json: #"{"v":\#(json)}"#).made(by: IOSVersion(version))["v"]?.description ?? ""
    }

    @Test(
        "An integer beyond 64 bits prints its digits up to iOS 10, and the nearest double after it",
        arguments: [
            ("9223372036854775808", "9.223372036854776e+18"),
            ("18446744073709551615", "1.844674407370955e+19"),
            ("12345678901234567890", "1.234567890123457e+19"),
            ("-9223372036854775809", "-9.223372036854776e+18"),
            ("79228162514264337593543950336", "7.922816251426434e+28"),
            ("99999999999999999999999999999999999999", "1e+38"),
        ])
    func digits(number: String, double: String) throws {
        #expect(try text(number, on: 4) == number)
        #expect(try text(number, on: 10) == number)
        #expect(try text(number, on: 11) == double)
        #expect(try text(number, on: 17) == double)
    }

    @Test("In a container the digits are bare, and a minus sign brings quotes")
    func container() throws {
        let list = "[12345678901234567890, -12345678901234567890, 1.5]"
        #expect(
            try text(list, on: 4)
                == "(\n    12345678901234567890,\n    \"-12345678901234567890\",\n    \"1.5\"\n)")
        #expect(
            try text(list, on: 11)
                == "(\n    \"1.234567890123457e+19\",\n    \"-1.234567890123457e+19\",\n    \"1.5\"\n)"
        )
    }

    @Test("Digits that do not fit into 128 bits are printed as zeros")
    func mantissa() throws {
        let largest = "340282366920938463463374607431768211455"
        #expect(try text(largest, on: 4) == largest)
        #expect(try text(largest + "99", on: 4) == largest + "00")
        let next = "340282366920938463463374607431768211456"
        #expect(try text(next, on: 4) == "340282366920938463463374607431768211450")
    }

    @Test("Integers of 64 bits, doubles and strings do not depend on the version")
    func others() throws {
        let json = #"["12345678901234567890",9223372036854775807,1e20,12345678901234567890.0]"#
        #expect(try text(json, on: 4) == text(json, on: 11))
    }

    @Test("A payload can be made by a later version and by an earlier one again")
    func thereAndBack() throws {
        let payload = try Payload(json: #"{"v":12345678901234567890}"#)
        let made = payload.made(by: IOSVersion(11))
        #expect(payload["v"]?.largeInteger == "12345678901234567890")
        #expect(made["v"]?.largeInteger == nil)
        #expect(made["v"]?.double == payload["v"]?.double)
        #expect(made.made(by: IOSVersion(9))["v"]?.largeInteger == "12345678901234567890")
    }

    @Test("Characters that Handset uses to keep digits stay what they are in a payload")
    func marks() throws {
        let payload = try Payload(
            json: #"{"\u0001n1":"\u0001n12","a":["\u00010","\u0001"],"b":12345678901234567890}"#)
        #expect(payload.map(\.key) == ["\u{1}n1", "a", "b"])
        #expect(payload["\u{1}n1"]?.string == "\u{1}n12")
        #expect(payload["a"]?[0]?.string == "\u{1}0")
        #expect(payload["a"]?[1]?.string == "\u{1}")
        #expect(payload["b"]?.largeInteger == "12345678901234567890")
    }

    @Test("Of a key that comes twice the first large integer counts")
    func duplicates() throws {
        let payload = try Payload(
            json: #"{"a":12345678901234567890,"b":1,"a":22345678901234567890}"#)
        #expect(payload.map(\.key) == ["a", "b"])
        #expect(payload["a"]?.description == "12345678901234567890")
    }

    @Test("A large integer is not a key")
    func key() {
        for text in [#"{12345678901234567890:1}"#, #"{"a":1,12345678901234567890:1}"#] {
            #expect(ReaderRun(text).reasons == [.syntax])
        }
        #expect(ReaderRun("[12345678901234567890,\n12345678901234567890]\n{}").reasons.count == 1)
    }

    @Test("The rules search the text of the version")
    func rules() throws {
        let payload = try Payload(json: #"{"aps":{"session":12345678901234567890}}"#)
        for (version, session) in [(10, "12345678901234567890"), (11, "\"1.234567890123457e+19\"")]
        {
            let explanation = try PayloadExplanation(
                of: payload, application: Application(systemVersion: IOSVersion(version)))
            #expect(explanation.routes.map(\.match.session) == [session])
            let changes = explanation.hazards.first(.max).contains {
                $0.kind == .sessionNumberChanges
            }
            #expect(changes == (version == 11))
        }
    }

    @Test("The app searches the text of its scenario's version")
    func app() async throws {
        let payload = try Payload(json: #"{"aps":{"session":12345678901234567890}}"#)
        for (version, session) in [(10, "12345678901234567890"), (11, "\"1.234567890123457e+19\"")]
        {
            let outcomes = try await PhoneGapApp().application(
                Application(systemVersion: IOSVersion(version)),
                didReceiveRemoteNotification: payload)
            #expect(outcomes.map(\.route.match.session) == [session])
        }
    }

    @Test("A matrix searches the text of each of its versions")
    func matrix() throws {
        let rule = try SessionRule(name: "digits", pattern: "session = (\\d+);")
        let matrix = try ScenarioMatrix(
            of: try Payload(json: #"{"aps":{"session":12345678901234567890}}"#),
            on: [IOSVersion(4), IOSVersion(11)], rules: SessionRules([rule]))
        let routed = matrix.rows.filter {
            if case .routed = $0.fate { true } else { false }
        }
        #expect(matrix.routes.count == 1)
        #expect(!routed.isEmpty)
        #expect(routed.allSatisfy { $0.scenario.application.systemVersion == IOSVersion(4) })
    }
}
