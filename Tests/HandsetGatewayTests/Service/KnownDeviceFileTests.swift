import Handset
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// Files of known tokens: JSON, or tokens on lines.
@Suite struct KnownDeviceFileTests {
    private static let token = [UInt8](0..<32)
    private static let hex = token.hexText

    private static func read(_ text: String) throws(JSONDocumentError) -> [KnownDevice] {
        try KnownDevice.devices(Array(text.utf8), source: "devices")
    }

    private static func problem(_ text: String) throws -> String {
        let error = try #require(throws: JSONDocumentError.self) { try read(text) }
        #expect(error.problems.count == 1)
        return error.problems.first.map {
            "\($0.place.line):\($0.place.column) \($0.finding); \($0.advice)"
        } ?? ""
    }

    @Test(
        "After a thousand problems the rest is not read",
        arguments: [
            #"{"devices":["# + [String](repeating: "1", count: 5_000).joined(separator: ",") + "]}",
            String(repeating: "x\n", count: 5_000),
        ])
    func manyProblems(text: String) throws {
        let error = try #require(throws: JSONDocumentError.self) { try Self.read(text) }
        #expect(error.problems.count == 1_001)
        #expect(error.problems.last?.advice == "mend those first; the rest was not read")
    }

    // MARK: - JSON

    @Test("A device has what the file says of it")
    func device() throws {
        let text = """
            {"devices": [{"token": "\(Self.hex)", "topic": "com.example.app",
              "environment": "production", "unregistered": 12345}]}
            """
        #expect(
            try Self.read(text) == [
                KnownDevice(
                    token: Self.token, topic: "com.example.app", environment: .production,
                    unregisteredSince: 12345)
            ])
    }

    @Test("A device needs nothing but its token, in any form")
    func tokenAlone() throws {
        let text = #" {"devices": [{"token": "<\#(Self.hex.uppercased())>"}]}"#
        #expect(try Self.read(text) == [KnownDevice(token: Self.token)])
    }

    @Test("A list without devices knows none")
    func noDevices() throws {
        #expect(try Self.read(#"{"devices": []}"#).isEmpty)
    }

    /// A device's member that is wrong, and what is said about it.
    private static let wrongMembers = [
        (#""topic": """#, "this topic is empty; name the app"),
        (#""topic": 1"#, "\"topic\" is the number 1; give a string"),
        (#""environment": "sandbux""#, "\"sandbux\" is not known here; did you mean \"sandbox\"?"),
        (#""unregistered": -1"#, "\"unregistered\" is the number -1; give a whole number"),
        (#""unregistered": 4294967296"#, "give seconds since 1970, not milliseconds"),
        (#""tokem": """#, "the key \"tokem\" is not known here; did you mean \"token\"?"),
    ]

    @Test("A wrong member is reported with its place", arguments: wrongMembers)
    func wrong(member: String, message: String) throws {
        let problem = try Self.problem(
            "{\"devices\": [{\"token\": \"\(Self.hex)\",\n \(member)}]}")
        #expect(problem.contains(message))
        #expect(problem.hasPrefix("2:"))
    }

    @Test(
        "A file of another form is refused",
        arguments: [
            ("{", "1:1 found the end of the input inside this object"),
            ("{}", "there is no \"devices\" in this object"),
            (#"{"devices": {}}"#, "\"devices\" is an object; give an array"),
            (#"{"devices": ["aa"]}"#, "found the string \"aa\"; give an object"),
            (#"{"devices": [{}]}"#, "there is no \"token\" in this object; give its hex digits"),
            (#"{"devices": [{"token": "aa"}]}"#, "this device token has 1 byte; write all"),
            (#"{"devices": [], "device": []}"#, "the key \"device\" is not known here"),
        ])
    func otherForm(text: String, message: String) throws {
        #expect(try Self.problem(text).contains(message))
    }

    @Test("A repeated token is rejected at its second place")
    func again() throws {
        let text =
            "{\"devices\": [{\"token\": \"\(Self.hex)\"},\n{\"token\": \"\(Self.hex)\"}]}"
        #expect(
            try Self.problem(text) == "2:11 this device token is repeated; remove one of the two")
    }

    @Test("All problems are reported, in the order of the file")
    func several() throws {
        let text = """
            {"devices": [{"token": "aa"}, {"token": "\(Self.hex)", "topic": ""}, 7]}
            """
        let error = try #require(throws: JSONDocumentError.self) { try Self.read(text) }
        #expect(error.problems.map(\.place.column) == [24, 118, 123])
    }

    // MARK: - Lines

    @Test("Tokens stand on lines, in any form, each once")
    func lines() throws {
        let long = [UInt8](0..<100)
        let text = """
            \(Self.hex)\r

              <\(Self.hex)>
            \(long.hexText)
            {length = 32, bytes = 0x\(DeviceToken.sample.hex)}
            """
        #expect(
            try Self.read("\n" + text).map(\.token) == [
                Self.token, long, DeviceToken.sample.bytes,
            ])
    }

    @Test("The output of `handset token` is read")
    func printed() throws {
        let text = (0..<3).map { [UInt8](repeating: $0, count: 32).hexText + "\n" }.joined()
        #expect(try Self.read(text).map(\.token.first) == [0, 1, 2])
    }

    @Test(
        "A line that is not a token is reported with its place",
        arguments: [
            ("x", "2:1 this is not a device token: character 1, \"x\", "),
            ("aabb", "2:1 this device token has 2 bytes; write all its hex digits; "),
            (
                String(repeating: "a", count: 16 << 10 + 1),
                "2:1 this line is too long for a device token; write one token a line"
            ),
        ])
    func wrongLine(line: String, message: String) throws {
        #expect(try Self.problem("\(Self.hex)\n\(line)\n").hasPrefix(message))
    }

    @Test("A file without any token is refused", arguments: ["", "\n", " \r\n\t\n"])
    func noLines(text: String) throws {
        #expect(
            try Self.problem(text).hasPrefix("1:1 this file holds no device token; write "))
    }

    // MARK: - Files

    @Test("A file is read by its path")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.hex, to: "tokens")
        #expect(try KnownDevice.devices(contentsOf: path) == [KnownDevice(token: Self.token)])
    }

    @Test("A file that cannot be read is reported with its path")
    func noFile() throws {
        let error = #expect(throws: JSONDocumentError.self) {
            try KnownDevice.devices(contentsOf: "/nowhere/tokens")
        }
        #expect(
            error?.description.hasPrefix(
                "/nowhere/tokens: error: cannot read these tokens: No such file or directory; ")
                == true)
    }
}

extension [UInt8] {
    /// The bytes as small hex digits.
    fileprivate var hexText: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
