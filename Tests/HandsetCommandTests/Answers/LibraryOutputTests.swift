import Foundation
import Handset
import HandsetCommandSupport
import HandsetFixtures
import HandsetLint
import HandsetLogs
import HandsetPictures
import HandsetSuites
import HandsetTestSupport
import Testing

/// The values of the library, which are byte for byte what the command writes.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct LibraryOutputTests {
    private static let payloads = Sweep.every(
        3, of: (try? Repository.files(in: "samples/payloads", endingIn: [".json"])) ?? [])

    private func command(_ arguments: String...) throws -> String {
        try CommandResult.handset(arguments + ["--quiet"], input: "").output
    }

    private func absolute(_ path: String) -> String {
        Repository.root.appending(path: path).path()
    }

    private func lines(_ write: ((_ line: [UInt8]) throws -> Void) throws -> Void) throws -> String
    {
        var bytes: [UInt8] = []
        try write { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("The records of payloads, of refusals and of explanations", arguments: payloads)
    func records(path: String) throws {
        let path = absolute(path)
        let app = ReceivingApp(scenario: .ofTheApp)
        let received = try lines { try app.writeRecords(of: PayloadReader(contentsOf: path), $0) }
        #expect(try received == command("receive", "--format", "json", "--log", "never", path))
        let explained = try lines {
            try app.writeExplanations(of: PayloadReader(contentsOf: path), $0)
        }
        #expect(try explained == command("explain", "--app", "classic", "--format", "json", path))
        var ordinary = ""
        for case .payload(let payload) in try PayloadReader(contentsOf: path) {
            guard let json = try? app.receive(payload).json() else { continue }
            ordinary += String(decoding: json, as: UTF8.self) + "\n"
        }
        let withoutRefusals = received.split(separator: "\n").filter {
            !$0.contains(#","refused":{"#)
        }
        #expect(ordinary.split(separator: "\n") == withoutRefusals)
    }

    @Test("The records of an app of today, whose callbacks depend on the payload")
    func recordsOfToday() throws {
        let path = absolute("samples/payloads/alert-badge-sound.json")
        let scenario = AppModel.modern.settings.applied(to: .ofTheApp)
        let app = ReceivingApp(scenario: scenario)
        for case .payload(let payload) in try PayloadReader(contentsOf: path) {
            let json = try app.receive(payload).json(showsScenario: true)
            #expect(
                try String(decoding: json, as: UTF8.self) + "\n"
                    == command(
                        "receive", "--format", "json", "--app", "modern", "--log", "never", path))
        }
    }

    @Test("The lint in each format", arguments: Sweep.every(3, of: payloads))
    func lint(path: String) throws {
        let path = absolute(path)
        let linted = try LintedPayloads(of: PayloadReader(contentsOf: path))
        func expect(_ found: some Sequence<UInt8>, _ format: String) throws {
            let expected = try command("lint", "--format", format, path)
            let found = String(decoding: Array(found), as: UTF8.self)
            #expect(found == expected, "\(format)")
        }
        try expect(linted.text.utf8, "text")
        try expect(linted.json, "json")
        try expect(linted.gitHub.utf8, "github")
        try expect(linted.html.utf8, "html")
        try expect(linted.junit().utf8, "junit")
        let version = try #require(
            try CommandResult.handset("--version").output.firstMatch(of: /handset (\S+)/)?.1)
        try expect(linted.sarif(toolVersion: String(version)), "sarif")
        let baseline = linted.baseline
        #expect(
            try LintedPayloads(of: PayloadReader(contentsOf: path), without: baseline).counts.total
                == 0)
    }

    @Test("The lint of several payloads in a file, which ends with the sums of its rules")
    func lintOfSeveral() throws {
        try lint(path: "samples/payloads/nul-in-key.json")
    }

    @Test("The matrix in each format")
    func matrix() throws {
        let path = absolute("samples/payloads/alert-badge-sound.json")
        let scenario = AppModel.modern.settings.applied(to: .ofTheApp)
        let reader = try PayloadReader(contentsOf: path)
        guard case .payload(let payload) = reader.next() else {
            Issue.record("no payload")
            return
        }
        let matrix = try ReceivingApp(scenario: scenario).matrix(of: payload, on: [.iOS(18)])
        func expected(_ format: String) throws -> String {
            try command("matrix", "--app", "modern", "--ios", "18", "--format", format, path)
        }
        #expect(try matrix.text() == expected("text"))
        #expect(try matrix.grid() == expected("grid"))
        #expect(try String(decoding: matrix.json, as: UTF8.self) + "\n" == expected("json"))
        #expect(try matrix.markdown == expected("markdown"))
        #expect(try matrix.html == expected("html"))
        #expect(try matrix.svg == expected("svg"))
    }

    @Test("The explanation as a page and as a picture")
    func explanation() throws {
        let path = absolute("samples/payloads/alert-badge-sound.json")
        guard case .payload(let payload) = try PayloadReader(contentsOf: path).next() else {
            Issue.record("no payload")
            return
        }
        let explanation = try ReceivingApp(scenario: .ofTheApp).receive(payload).explanation
        #expect(
            try explanation.html()
                == command("explain", "--app", "classic", "--format", "html", path))
        #expect(
            try explanation.svg == command("explain", "--app", "classic", "--format", "svg", path))
    }

    @Test("Payloads in messages of services, and at key paths")
    func envelopes() throws {
        let folder = try TemporaryFolder()
        let message =
            #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"a","session":"42"}}}}}"#
        let path = try folder.write(message, to: "fcm.json")
        var forms: [PayloadFile.EnvelopeForm] = []
        let app = ReceivingApp(scenario: .ofTheApp)
        let records = try lines {
            try app.writeRecords(
                of: PayloadReader(contentsOf: path, recognized: { forms.append($0) }), $0)
        }
        #expect(forms == [.fcm])
        #expect(try records == command("receive", "--format", "json", "--log", "never", path))
        let keyPath = ["message", "apns", "payload"]
        let atPath = try lines {
            try app.writeRecords(of: PayloadReader(contentsOf: path, keyPath: keyPath), $0)
        }
        #expect(
            try atPath
                == command(
                    "receive", "--format", "json", "--log", "never", "--payload-at",
                    keyPath.joined(separator: "."), path))
    }

    @Test("The payloads of logs, with grades and repairs, and what is refused")
    func logs() throws {
        for path in try Repository.files(in: "samples/logs", endingIn: [".log"]).prefix(40) {
            let path = absolute(path)
            var bytes: [UInt8] = []
            for event in try LogReader(contentsOf: path) {
                switch event {
                case .found(let found): bytes += found.record + [0x0A]
                case .refusal(let refusal): bytes += refusal.json + [0x0A]
                case .failure(let error): throw error
                }
            }
            #expect(
                try String(decoding: bytes, as: UTF8.self)
                    == command("read", "--format", "json", path), "\(path)")
        }
    }

    @Test("The reports of suites in each format, drafts and updates")
    func suites() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"cases": [{"name": "a", "payload": {"aps": {"session": "42"}}, "session": "43"}]}"#,
            to: "suite.json")
        let result = try await SessionSuite(contentsOf: path).run()
        for format in SuiteReportFormat.allCases where format != .junit {
            func untimed(_ text: String) -> String {
                text.replacing(/,"microseconds":[0-9]+|[0-9.]+ (m?s|µs)\b/, with: "")
            }
            let expected = try command("test", "--format", format.rawValue, path)
            let found = format.report(on: [result], isVerbose: true)
            #expect(untimed(found) == untimed(expected), "\(format)")
        }
        let update = try SuiteUpdate(contentsOf: path)
        #expect(update.changes.map(\.newValue) == [#""42""#])
        var draft = SuiteDraft()
        try draft.add(name: "a", payload: Array(#"{"aps":{"session":"42"}}"#.utf8))
        _ = try folder.write(#"{"aps":{"session":"42"}}"#, to: "a.json")
        #expect(draft.count == 1)
        #expect(String(decoding: draft.json, as: UTF8.self).contains(#""session": "42""#))
    }

    @Test("What a stream of packets holds")
    func packets() throws {
        let folder = try TemporaryFolder()
        let bytes: [UInt8] = [0, 0, 2, 0xAB, 0xCD, 0, 10] + Array(#"{"aps":{}}"#.utf8) + [9, 9]
        let path = "\(folder.path)/capture.bin"
        try Data(bytes).write(to: URL(filePath: path))
        var parser = PacketParser()
        let events = parser.feed(bytes) + parser.finish()
        var records: [UInt8] = []
        for event in events { records += event.json(source: path) + [0x0A] }
        #expect(
            try String(decoding: records, as: UTF8.self)
                == command("unpack", "--format", "json", path))
    }

    @Test("Other encoders encode the members of the records")
    func encoding() throws {
        let payload = try Payload(json: #"{"aps":{"alert":"a","session":"42"}}"#)
        let app = ReceivingApp(scenario: .ofTheApp)
        let reception = try app.receive(payload)
        func members(_ value: some Encodable) throws -> Set<String> {
            let data = try JSONEncoder().encode(value)
            let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            return Set((object ?? [:]).keys)
        }
        #expect(try members(reception).isSuperset(of: ["routes", "hazards", "fate", "callbacks"]))
        #expect(try members(reception.explanation).isSuperset(of: ["values", "routes", "misses"]))
        #expect(try members(app.matrix(of: payload)).isSuperset(of: ["rows", "sessions"]))
    }
}

/// Files of any size, and what is wrong with them.
@Suite struct PayloadFileTests {
    @Test("A file larger than a payload may be is read, payload by payload")
    func large() async throws {
        let folder = try TemporaryFolder()
        let line = #"{"aps":{"session":"42"},"x":"\#(String(repeating: "x", count: 1 << 20))"}"#
        let path = try folder.write(
            (0..<20).map { _ in line }.joined(separator: "\n"), to: "large.jsonl")
        var count = 0
        for try await event in PayloadFile(path, framing: .lines) {
            if case .payload = event { count += 1 }
        }
        #expect(count == 20)
    }

    @Test("An error names the path and what to do")
    func errors() throws {
        let folder = try TemporaryFolder()
        let missing = "\(folder.path)/missing.json"
        #expect(throws: PayloadFile.FileError.self) { try PayloadReader(contentsOf: missing) }
        for (path, words) in [
            (missing, "No such file or directory"), (folder.path, "give each file in it"),
            ("/dev/null", "PayloadReader(source:read:)"),
        ] {
            do {
                _ = try PayloadReader(contentsOf: path)
                Issue.record("no error")
            } catch {
                #expect("\(error)".hasPrefix(path) && "\(error)".contains(words), "\(error)")
            }
        }
    }

    @Test("A loop over a file ends with its task")
    func cancellation() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            String(repeating: #"{"aps":{}}"# + "\n", count: 100), to: "many.jsonl")
        let task = Task {
            var count = 0
            for try await _ in PayloadFile(path) {
                count += 1
                if count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return count
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
