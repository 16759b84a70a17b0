import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset lint`, as it is typed.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct LintCommandTests {
    private static let fine = #"{"aps":{"alert":"hello"}}"#
    private static let error = #"{"aps":{"alert":"hello","badge":"1"}}"#
    private static let warning = #"{"aps":{"alert":"hello","one":1}}"#
    private static let note = #"{"aps":{"alert":"hello"},"order":null}"#

    @Test(
        "The status is 1 from the severity of --fail-on on",
        arguments: [
            ("error", [0, 0, 0, 1]), ("warning", [0, 0, 1, 1]), ("note", [0, 1, 1, 1]),
            ("never", [0, 0, 0, 0]),
        ])
    func failOn(severity: String, statuses: [Int32]) throws {
        for (payload, status) in zip([Self.fine, Self.note, Self.warning, Self.error], statuses) {
            let result = try CommandResult.handset("lint", "--fail-on", severity, payload)
            #expect(result.status == status, "\(payload)")
            #expect(result.errors == "")
        }
    }

    @Test("Without --fail-on the status is 1 for an error")
    func failOnError() throws {
        #expect(try CommandResult.handset("lint", Self.warning).status == 0)
        #expect(try CommandResult.handset("lint", Self.error).status == 1)
    }

    @Test("Without a payload the status is 1, unless --fail-on is never")
    func nothing() throws {
        let result = try CommandResult.line("handset lint < /dev/null")
        #expect(result.status == 1)
        #expect(result.errors.hasSuffix("handset: error: there was no payload to check\n"))
        #expect(result.output == "0 payloads: 0 errors, 0 warnings, 0 notes\n")
        #expect(try CommandResult.line("handset lint --fail-on never < /dev/null").status == 0)
    }

    @Test("Something that is rejected makes the status 2, and the rest is checked")
    func rejected() throws {
        let result = try CommandResult.line(
            "printf '%s\\n' '\(Self.error)' '{' | handset lint --lines")
        #expect(result.status == 2)
        #expect(result.output.contains("aps.badge is a text"))
    }

    @Test("Equal keys and trailing commas are findings, and are not told a second time as warnings")
    func lenient() throws {
        let run = try CommandResult.handset("lint", #"{"aps":{"alert":"a","alert":"b",}}"#)
        #expect(run.output.contains("duplicate-key") && run.output.contains("trailing-comma"))
        #expect(run.errors == "")
    }

    @Test("A finding has the line and the column of its key or value in the source")
    func places() throws {
        let result = try CommandResult.line(
            """
            printf '\(Self.fine)\\n  {\\n"aps":{"alert":{"body":"b","T\\\\u0069tle":"t"},\\n\
             "badge" : "1", "badge":"2"}} {"aps":{"x":[{"badge":1}],"badge":-1}}' | handset lint
            """)
        let places = result.output.matches(of: /(?m)^stdin:(\d+:\d+): \w+: ([a-z-]+):/)
            .map { "\($0.output.1) \($0.output.2)" }
        #expect(
            places == [
                "4:17 duplicate-key", "4:12 aps-wrong-type", "3:28 alert-unknown-key",
                "4:39 aps-unknown-key", "4:65 badge-negative",
            ], "\(result.output)")
    }

    @Test("A finding in a message of a push service has the place of the message")
    func envelope() throws {
        let message = #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"a","one":1}}}}}"#
        let result = try CommandResult.line("printf '\n  %s' '\(message)' | handset lint -q")
        #expect(
            result.output.hasPrefix("stdin:2:3: warning: aps-unknown-key: "), "\(result.output)")
    }

    @Test(
        "Headers count if they belong to the owner of the payloads, to this user or to root",
        .needs(.root))
    func headersOfOthers() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"aps":{"alert":"a"}}"#, to: "1.apns")
        try folder.write("apns-push-type: background\n", to: "1.headers")
        let line = "cd '\(folder.path)' && chown 12345 1.headers && handset lint --quiet 1.apns"
        let refused = try CommandResult.line(line)
        #expect(
            refused.errors == """
                handset: warning: 1.headers is not used: it belongs to user 12345, who can put anything \
                there, and not to you or root; if you trust what is there, run as root: chown 0 1.headers

                """)
        #expect(!refused.output.contains("background"))
        let used = try CommandResult.line("chown 12345 '\(folder.path)/1.apns'; \(line)")
        #expect(used.errors == "" && used.output.contains("background"))
    }

    @Test("The headers beside a capture are checked, and options beat them")
    func captures() throws {
        let folder = try TemporaryFolder()
        let payload = try folder.write(#"{"aps":{"content-available":1}}"#, to: "1.apns")
        func lint(_ options: String..., headers: String?) throws -> String {
            if let headers { try folder.write(headers, to: "1.headers") }
            return try CommandResult.handset(["lint"] + options + [payload], input: "").output
        }
        let background = "handset-protocol: http2\napns-push-type: background\n"
        #expect(try lint(headers: nil) == "1 payload: 0 errors, 0 warnings, 0 notes\n")
        #expect(try lint(headers: background).contains("error: background-priority: "))
        #expect(
            try lint(headers: background + "apns-priority: 10\n").contains("background-priority"))
        #expect(
            try !lint(headers: background + "apns-priority: 5\n").contains("background-priority"))
        #expect(
            try !lint(headers: background + "apns-priority: 5 \t\n").contains("priority-value"))
        #expect(try !lint("--priority", "5", headers: background).contains("background-priority"))
        #expect(try lint(headers: "handset-protocol: http2\n").contains("push-type-missing"))
        #expect(try lint(headers: "apns-topic: com.example.app\n").contains("push-type-missing"))
        #expect(try !lint(headers: "\n").contains("push-type-missing"))
        #expect(try !lint(headers: "handset-protocol: binary\n").contains("push-type-missing"))
        #expect(
            try lint(headers: "handset-protocol: http2\napns-push-type: Background\n")
                .contains("push-type-unknown"))
    }

    @Test("A record has a line for each payload, with the place of each finding")
    func records() throws {
        let result = try CommandResult.line(
            "printf '%s\\n' '\(Self.fine)' '\(Self.warning)' | handset lint --format json")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(
            lines.first
                == #"{"source":"stdin","number":1,"line":1,"bytes":25,"findings":[]}"#)
        #expect(
            lines.last?.contains(
                #""code":"aps-unknown-key","severity":"warning","finding":"aps has the key \"one\"","keyPath":["aps","one"],"line":2,"column":25,"#
            ) == true)
    }

    @Test("What is refused has a record, in each report that has records")
    func refusalRecords() throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            "cd '\(folder.path)' && printf '%s\\n' '\(Self.fine)' '{]' '' '\(Self.fine)' "
                + "| handset lint --lines --format text --format json --output - --output lint.jsonl"
        )
        let lines = try folder.read("lint.jsonl").split(separator: "\n")
        #expect(lines.count == 4 && result.status == 2)
        #expect(
            lines[1].hasPrefix(
                #"{"source":"stdin","number":2,"line":2,"refused":{"code":"syntax","#))
        #expect(
            lines[2].hasPrefix(
                #"{"source":"stdin","number":2,"line":3,"refused":{"code":"empty","#))
        #expect(!result.output.contains("refused"))
    }

    @Test(
        "Records and SARIF hold against their schemas",
        .needs(.jsonSchema),
        arguments: Sweep.every(3, of: [("json", "lint-record"), ("sarif", "lint-sarif")]))
    func schemas(format: String, schema: String) throws {
        let path = Repository.root.appending(path: "samples/schemas/\(schema).schema.json").path()
        let payloads = [
            Self.fine, Self.error, #"{"aps":{"alert":"안녕","a":1,"a":2},"x":null}"#, #"{"order":7}"#,
        ]
        let folder = try TemporaryFolder()
        let file = try folder.write(payloads.joined(separator: "\n"), to: "a b:ü.jsonl")
        let result = try CommandResult.line(
            """
            set -o pipefail
            handset lint --quiet --format \(format) --fail-on never --limit findings=3 '\(file)' - \
              samples/payloads <<< '\(Self.warning)' 2> /dev/null | python3 -c '
            import json, sys, jsonschema
            schema = json.load(open(sys.argv[1]))
            text = sys.stdin.read()
            records = text.splitlines() if sys.argv[2] == "json" else [text]
            for record in records: jsonschema.validate(json.loads(record), schema)
            print(len(records))' '\(path)' \(format)
            """)
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(Int(result.output.dropLast()).map { $0 > 0 } == true)
    }

    /// A document in SARIF, as far as the tests look at it.
    private struct Document: Decodable {
        struct Run: Decodable {
            struct Tool: Decodable {
                struct Driver: Decodable {
                    struct Rule: Decodable { let id: String }
                    let rules: [Rule]
                }
                let driver: Driver
            }
            struct Result: Decodable {
                struct Location: Decodable {
                    struct Physical: Decodable {
                        struct Artifact: Decodable { let uri: String }
                        struct Region: Decodable {
                            let startLine: Int
                            let startColumn: Int
                        }
                        let artifactLocation: Artifact
                        let region: Region
                    }
                    let physicalLocation: Physical
                }
                let ruleId: String
                let ruleIndex: Int
                let level: String
                let locations: [Location]
            }
            struct Invocation: Decodable { let executionSuccessful: Bool }
            let tool: Tool
            let results: [Result]
            let invocations: [Invocation]
        }
        let runs: [Run]
    }

    @Test("SARIF has the rule, the place in characters, and whether all input was read")
    func sarif() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            #"{"aps":{"alert":"안녕","one":1,"badge":"1"}}"# + "\n{", to: "a b.json")
        let result = try CommandResult.handset("lint", "--format", "sarif", file)
        #expect(result.status == 2)
        let run = try #require(
            try JSONDecoder().decode(Document.self, from: Data(result.output.utf8)).runs.first)
        #expect(run.results.map(\.ruleId) == ["aps-wrong-type", "aps-unknown-key"])
        #expect(run.results.map(\.level) == ["error", "warning"])
        for result in run.results {
            #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
        }
        let places = run.results.compactMap(\.locations.first?.physicalLocation)
        #expect(places.map(\.region.startLine) == [1, 1])
        #expect(places.map(\.region.startColumn) == [38, 22])
        #expect(places.allSatisfy { $0.artifactLocation.uri.hasSuffix("/a%20b.json") })
        #expect(places.allSatisfy { $0.artifactLocation.uri.hasPrefix("file:///") })
        #expect(run.invocations.map(\.executionSuccessful) == [false])
    }

    @Test("Commands of GitHub's workflows have the severity, the place and the rule")
    func gitHub() throws {
        let result = try CommandResult.line(
            """
            printf '%s\\n' '\(Self.error)' '\(Self.warning)' '\(Self.note)' \
              | handset lint --format github
            """)
        let beginnings = result.output.split(separator: "\n").map {
            $0.split(separator: "::", omittingEmptySubsequences: true).first.map(String.init) ?? ""
        }
        #expect(
            beginnings == [
                "error file=stdin,line=1,col=33,title=aps-wrong-type",
                "warning file=stdin,line=2,col=25,title=aps-unknown-key",
                "notice file=stdin,line=3,col=34,title=custom-value-null",
                "3 payloads: 1 error, 1 warning, 1 note",
            ])
    }

    @Test("Each format has its file, and text goes to standard output if no report does")
    func pairs() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write([Self.error, Self.fine].joined(separator: "\n"), to: "p.jsonl")
        func lint(_ options: String...) throws -> CommandResult {
            try CommandResult.handset(["lint"] + options + [file], input: "")
        }
        let text = try lint()
        #expect(text.output.hasSuffix("2 payloads: 1 error, 0 warnings, 0 notes\n"))
        for format in ["text", "json", "sarif", "github"] {
            let alone = try lint("--format", format)
            let report = folder.path("report")
            let written = try lint("-f", format, "-o", report)
            #expect(written.output == text.output && written.status == 1)
            #expect(try folder.read("report") == alone.output)
        }
        let both = try lint(
            "--format", "json", "--output", folder.path("a"), "--format", "github", "--output", "-")
        #expect(try folder.read("a") == lint("--format", "json").output)
        #expect(try both.output == lint("--format", "github").output)
        #expect(both.status == 1 && both.errors == "")
    }

    @Test(
        "Reports that cannot be written are status 64, and nothing is overwritten",
        arguments: Sweep.every(
            5,
            of: [
                (["--format", "json", "--format", "sarif"], "Give each --format an --output"),
                (["--output", "x", "--output", "y"], "Give each --format an --output"),
                (["--output", ""], "The name after --output is empty; give a file."),
                (["--format", "tap"], "tap is not a format of reports; give text, json, "),
                (
                    ["--format", "jsn"],
                    "give text, json, sarif, github, html or junit. Did you mean 'json'?"
                ),
                (["--output", "%"], "would write into"),
                (
                    ["--output", "x", "--write-baseline", "x"],
                    "--write-baseline x and --output x are the same file; give each a file of its own."
                ),
                (
                    ["--output", "x", "--refused", "x"],
                    "are the same file; give each a file of its "
                ),
                (["--output", "known", "--baseline", "known"], "would write into known"),
            ]))
    func wrongPairs(options: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.error, to: "push.json")
        let options = options.map { ["x", "y", "known"].contains($0) ? folder.path($0) : $0 }
            .map { $0.replacing("%", with: file) }
        let message = message.replacing(" x", with: " " + folder.path("x"))
            .replacing("known", with: folder.path("known"))
        let result = try CommandResult.handset(["lint"] + options + [file], input: "")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(try folder.read("push.json") == Self.error)
    }

    @Test("A report that cannot be opened is status 74, and a full disk too")
    func unwritable() throws {
        let missing = try CommandResult.handset("lint", "--output", "/nowhere/report", Self.error)
        #expect(
            missing.errors
                == "handset: error: cannot write /nowhere/report: No such file or directory\n")
        #expect(missing.status == 74)
        let full = try CommandResult.handset(
            "lint", "--format", "sarif", "--output", "/dev/full", Self.error)
        #expect(
            full.errors == "handset: error: cannot write /dev/full: No space left on device\n")
        #expect(full.status == 74)
    }

    @Test("A baseline keeps known findings silent, and no others")
    func baseline() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.error, to: "push.json")
        let baseline = folder.path("known.json")
        let made = try CommandResult.handset("lint", "--write-baseline", baseline, file)
        #expect(made.status == 0)
        #expect(made.output.hasSuffix("1 payload: 1 error, 0 warnings, 0 notes\n"))
        #expect(
            try folder.read("known.json") == """
                {
                  "findings": [
                    {
                      "source": "\(file)",
                      "code": "aps-wrong-type",
                      "keyPath": [
                        "aps",
                        "badge"
                      ]
                    }
                  ]
                }

                """)
        let known = try CommandResult.handset("lint", "--baseline", baseline, file)
        #expect(known.status == 0)
        #expect(known.output == "1 payload: 0 errors, 0 warnings, 0 notes, 1 in the baseline\n")
        // The same finding further down is known as well; another one is not.
        try folder.write(
            "\n\n" + #"{"aps":{"alert":7,"badge":"1"}}"#, to: "push.json")
        let other = try CommandResult.handset("lint", "--baseline", baseline, file)
        #expect(other.status == 1)
        #expect(other.output.contains("aps.alert is an integer"))
        #expect(!other.output.contains("aps.badge is a text"))
        // A baseline may be written anew while it is read.
        let both = try CommandResult.handset(
            "lint", "--baseline", baseline, "--write-baseline", baseline, file)
        #expect(both.status == 0)
        #expect(
            try CommandResult.handset("lint", "--baseline", baseline, file).output
                == "1 payload: 0 errors, 0 warnings, 0 notes, 2 in the baseline\n")
    }

    @Test(
        "A baseline with a mistake is rejected with its place",
        arguments: [
            ("{", "1:1: error: "), ("{}", "\"findings\" is missing here"),
            (
                #"{"findings":[{"source":"a","keyPath":[]}]}"#,
                "1:14: error: \"code\" is missing here"
            ),
            (
                #"{"findings":[{"source":"a","code":"badge-negativ","keyPath":[]}]}"#,
                #"did you mean "badge-negative"?"#
            ),
            (
                #"{"findings":[{"source":"a","code":"badge-negative","keyPath":[1]}]}"#,
                "1:63: error: found the number 1"
            ),
        ])
    func wrongBaseline(text: String, message: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text, to: "known.json")
        let result = try CommandResult.handset("lint", "--baseline", file, Self.fine)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        let missing = try CommandResult.handset("lint", "--baseline", file + "x", Self.fine)
        #expect(missing.errors.contains("cannot read this baseline"))
    }

    @Test("A baseline is not written over a payload that is read")
    func writtenPayload() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.error, to: "push.json")
        let over = try CommandResult.handset("lint", "--write-baseline", file, file)
        #expect(over.status == 64)
        let beside = try CommandResult.handset(
            "lint", "--write-baseline", folder.path("known.json"), folder.path)
        #expect(beside.status == 64)
        #expect(
            try CommandResult.handset("lint", "--write-baseline", file, folder.path).status == 64)
        #expect(try folder.read("push.json") == Self.error)
    }

    @Test("A large payload with a finding for each key is checked in time and memory")
    func large() throws {
        // 16 MiB, or enough for 300 MB if each finding were kept.
        let count = Sweep.choose(sampled: 300_000, exhaustive: 1_100_000)
        let result = try CommandResult.line(
            """
            ulimit -v \(Sweep.choose(sampled: 500_000, exhaustive: 1_500_000))
            { printf '{"aps":{"alert":"a"'; seq -f ',"k%.0f":1' 1 \(count) | tr -d '\\n'; printf '}}'; } \
              | handset lint --limit findings=3
            """)
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("1 payload: 1 error, \(count) warnings, 0 notes\n"))
        #expect(result.output.contains("\(count - 2) more findings are not shown"))
    }

    @Test(
        "A value that no option has is rejected with the nearest one",
        arguments: Sweep.every(
            5,
            of: [
                (["--push-type", "alrt"], "Did you mean 'alert'?"),
                (["--priority", "7"], "'7' is not a priority; give 10, 5 or 1."),
                (["--disable", "aps-unknown-keys"], "Did you mean 'aps-unknown-key'?"),
                (
                    ["--disable", "nope"],
                    "give a name such as badge-negative; --list-findings lists them"
                ),
                (["--ios", "2"], "is not a supported version of iOS"),
                (["--limit", "findings=-1"], "give a number from 0 to 100000"),
                (["--topic", ""], "The topic after --topic is empty"),
            ]))
    func wrongUsage(options: [String], message: String) throws {
        let result = try CommandResult.handset(["lint"] + options + [Self.fine], input: "")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
