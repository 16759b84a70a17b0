import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset init`.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ProjectStartTests {
    private static let files = [
        ".handset", ".handset.json", "push-ci.yml", "push-payload.json", "push-rules.json",
        "push-suite.json",
    ]
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line("unset HANDSET_APP; cd '\(folder.path)' && \(line)")
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test("What it writes works at once, and is shown")
    func works() throws {
        let result = try bash("handset init --show")
        #expect(result.errors == "handset: next: handset test\n" && result.status == 0)
        #expect(try names(in: folder.path) == Self.files)
        for name in Self.files.dropFirst() {
            #expect(result.output.contains("\(name): "))
            for line in try folder.read(name).split(separator: "\n") {
                #expect(result.output.contains("    \(line)\n"))
            }
        }
        let test = try bash("handset test")
        #expect(test.output.hasSuffix("\n6 passed, 0 failed\n"))
        #expect(test.errors == "" && test.status == 0)
        let call = try bash("handset receive push-payload.json --require-session")
        #expect(call.output == "handleOpenURL(\"myapp://open/42\");\n" && call.status == 0)
    }

    @Test("Without --show, the names and purposes are listed alone")
    func list() throws {
        let result = try bash("handset init")
        #expect(result.output.split(separator: "\n").allSatisfy { $0.contains(": ") })
        #expect(!result.output.contains("{"))
    }

    @Test("Beside an app's sources it writes what they say, and names cases that open nothing")
    func sources() throws {
        let app = "samples/mistakes/weak-delegate/swift/mistake"
        _ = try CommandResult.line("cp -r \(app)/. '\(folder.path)'")
        let result = try bash("handset init")
        #expect(result.errors.contains("handset: the app: the sources here;"))
        #expect(result.errors.contains("cases expect that a tap opens nothing"))
        #expect(try folder.read(".handset.json").contains("\"evidence\""))
        #expect(try bash("handset test").status == 0)
    }

    @Test("The commands of the job for CI pass, and fail if the payload changes")
    func job() throws {
        _ = try bash("handset init")
        let commands = try folder.read("push-ci.yml").matches(of: /- run: (.+)/).map {
            String($0.1)
        }
        #expect(commands.count == 2)
        for command in commands {
            let result = try bash(command)
            #expect(result.status == 0, "\(command): \(result.errors)")
        }
        #expect(try folder.read("push-report.xml").contains("<testcase "))
        try folder.write(#"{"aps":{"alert":"hi"}}"#, to: "push-payload.json")
        #expect(try bash(commands[1]).status == 1)
    }

    @Test("A folder is made, and the topic and the key path are the given ones", .exhaustive)
    func options() throws {
        let result = try bash("handset init app/push --topic com.example.shop --key-path aps.link")
        #expect(result.errors == "handset: next: cd app/push && handset test\n")
        #expect(try bash("cd app/push && handset test").status == 0)
        #expect(try bash("cd app/push && handset app").output.contains("com.example.shop"))
        let payload = try bash("jq -c .aps.link app/push/push-payload.json").output
        #expect(payload == "\"42\"\n")
        for path in ["", "a..b", "aps", "a[0]"] {
            #expect(try bash("handset init other --key-path '\(path)'").status == 64)
        }
        for path in ["order", "a.b.c.d", "aps.alert"] {
            let folder = path.replacing(".", with: "-")
            #expect(
                try bash(
                    "handset init \(folder) --key-path \(path) && cd \(folder) && handset test"
                )
                .status == 0, "\(path)")
        }
    }

    @Test(
        "Of a payload, the value that looks like a link or an identifier is routed on, in every state",
        arguments: Sweep.every(
            4,
            of: [
                (
                    #"{"aps":{"alert":"a"},"id":"7","image":"https://a.org/a.png","url":"https://a.org/7"}"#,
                    "url", "https://a.org/7"
                ),
                (
                    #"{"aps":{"alert":"a","thread-id":"t"},"gcm.message_id":"1","order":{"orderId":7}}"#,
                    "order.orderId", "myapp://open/7"
                ),
                (
                    #"{"aps":{"alert":"a","target-content-id":"x://y"},"web":"https://a.org","to":"app://b"}"#,
                    "to", "app://b"
                ),
                (
                    #"{"aps":{"alert":"a","session":"42"},"id":"7"}"#, "aps.session",
                    "myapp://open/42"
                ),
                (
                    #"{"aps":{"alert":"a"},"actions":[{"no":1},{"link":"app://b/1"}]}"#,
                    "actions.1.link", "app://b/1"
                ),
                (
                    #"{"aps":{"alert":"a"},"data":"{\"to\":[{\"link\":\"app:\/\/c\"}]}"}"#,
                    "data.to.0.link", "app://c"
                ),
                (
                    #"{"aps":{"alert":{"loc-key":"A","loc-args":["Ann","app://a/1"]}}}"#,
                    "aps.alert.loc-args.1", "app://a/1"
                ),
            ]))
    func payload(json: String, path: String, url: String) throws {
        try folder.write(json, to: "push.json")
        let result = try bash("handset init push.json")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            try bash("jq -r '.rules[0].keyPath' push-rules.json").output == "\(path)\n")
        #expect(try names(in: folder.path).contains("push-payload.json") == false)
        #expect(try bash("handset test").output.hasSuffix("\n6 passed, 0 failed\n"))
        let opened = try bash("handset receive --format url push.json")
        #expect(opened.output == "\(url)\n")
    }

    @Test("A key with a dot stands in a list, for text would be another path")
    func dottedKey() throws {
        try folder.write(
            #"{"aps":{"alert":"a"},"com.example":{"link":"app://b/1"}}"#, to: "push.json")
        #expect(try bash("handset init push.json").status == 0)
        let path = try bash("jq -c '.rules[0].keyPath' push-rules.json").output
        #expect(path == #"["com.example","link"]"# + "\n")
        #expect(try bash("handset test").output.hasSuffix("\n6 passed, 0 failed\n"))
    }

    @Test("A payload of elsewhere is copied, and one without a likely value needs a key path")
    func otherPayloads() throws {
        let json = #"{"aps":{"alert":"a"},"what":"order 7"}"#
        let none = try bash("handset init '\(json)'")
        #expect(none.errors.contains("give --key-path") && none.status == 1)
        #expect(try names(in: folder.path) == [])
        let made = try bash("handset init shop '\(json)' --key-path what --like swiftui")
        #expect(made.status == 0)
        #expect(try folder.read("shop/push-payload.json") == json + "\n")
        #expect(try bash("cd shop && handset test").status == 0)
        let decoded = #"{"aps":{"alert":"a"},"data":"{\"what\":{\"id\":\"7\"}}"}"#
        #expect(try bash("handset init d '\(decoded)' --key-path data.what.id").status == 0)
        let opened = try bash("cd d && handset receive --format url push-payload.json")
        #expect(opened.output == "myapp://open/7\n")
        #expect(try bash("handset init a b").status == 64)
    }

    @Test("Nothing is written through a link in place of the folder of schemas, or beside a file")
    func schemaFolder() throws {
        for made in ["mkdir other && ln -s other .handset", "touch .handset"] {
            let result = try bash("rm -rf other .handset && \(made) && handset init")
            #expect(result.errors.contains("cannot write .handset: File exists"))
            #expect(result.output == "" && result.status == 74)
            #expect(
                try bash("ls -A | grep -v '^other$'; ls -A other 2> /dev/null").output
                    == ".handset\n")
        }
    }

    @Test("Nothing is overwritten, and nothing is written beside a file that is there")
    func existing() throws {
        try folder.write("mine", to: "push-suite.json")
        let result = try bash("handset init")
        #expect(
            result.errors
                == "handset: error: cannot write push-suite.json: File exists; "
                + "nothing is overwritten: move it away, or write elsewhere\n")
        #expect(result.output == "" && result.status == 74)
        #expect(try names(in: folder.path) == ["push-suite.json"])
        #expect(try folder.read("push-suite.json") == "mine")
    }
}
