import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The content of suites, and how it is read.
@Suite(.waitsForPrograms) struct SessionSuiteTests {
    private static let plain = #"{"aps": {"session": "42"}}"#
    private static let badge =
        #"{"name": "badge", "pattern": "badge = ([0-9]+)", "lookupURL": "b:%@"}"#

    private func suite(_ json: String) throws(JSONDocumentError) -> SessionSuite {
        try SessionSuite(json: Array(json.utf8), source: "suite.json")
    }

    /// The problems of a suite, with their places.
    private func problems(_ json: String) throws -> [String] {
        let error = try #require(throws: JSONDocumentError.self) { try suite(json) }
        return error.problems.map { "\($0.place.line):\($0.place.column) \($0.finding)" }
    }

    @Test("Cases come in their order, with their names and places")
    func cases() throws {
        let suite = try suite(
            """
            {"cases": [
              {"name": "b", "payload": {}, "none": true},
              {"name": "a", "payload": {}, "refused": true}
            ]}
            """)
        #expect(suite.name == "suite.json")
        #expect(suite.cases.map(\.name) == ["b", "a"])
        #expect(suite.cases.map { "\($0.place)" } == ["suite.json:2:3", "suite.json:3:3"])
        #expect(suite.cases[1].expectations.map { "\($0.place)" } == ["suite.json:3:43"])
        #expect(suite.files.isEmpty)
    }

    @Test("A suite, an app file and a file that a suite names have 16 MiB at most")
    func size() throws {
        #expect(PayloadReader.defaultMaximumByteCount == 16 << 20)
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "large.json")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.truncate(atOffset: (16 << 20) + 1)
        try file.close()
        let naming = try folder.write(
            #"{"cases": [{"name": "a", "payload": "large.json", "none": true}]}"#,
            to: "suite.json")
        let ofSuite = #expect(throws: JSONDocumentError.self) {
            try SessionSuite(contentsOf: path)
        }
        let ofApp = #expect(throws: JSONDocumentError.self) { try AppFile(contentsOf: path) }
        let ofNamed = #expect(throws: JSONDocumentError.self) {
            try SessionSuite(contentsOf: naming)
        }
        for error in [ofSuite, ofApp, ofNamed] {
            let findings = error?.problems.map(\.finding) ?? []
            #expect(findings.count == 1)
            #expect(
                findings.allSatisfy { $0.hasSuffix("it has more than 16 MiB") }, "\(findings)")
        }
    }

    @Test("A payload is the whole one, unless the case says that it is a part")
    func part() throws {
        let suite = try suite(
            """
            {"cases": [
              {"name": "a", "payload": {}, "none": true},
              {"name": "b", "payload": {}, "payloadIsPart": false, "none": true},
              {"name": "c", "payload": {"a": 1}, "payloadIsPart": true, "none": true}
            ]}
            """)
        #expect(suite.cases.map(\.payloadIsPart) == [false, false, true])
        #expect(suite.cases.allSatisfy { $0.run().passed })
    }

    @Test(
        "A part is of a payload that is an object, and the case has to say true or false",
        arguments: [
            (#""payload": {}, "payloadIsPart": 1"#, #""payloadIsPart" is the number 1"#),
            (#""payload": {}, "payloadIsPart": null"#, #""payloadIsPart" is null"#),
            (
                #""payload": [], "payloadIsPart": true"#,
                "this part of a payload is not a JSON object"
            ),
            (
                #""payload": 7, "payloadIsPart": true"#,
                "this part of a payload is not a JSON object"
            ),
            (#""payloadIsPart": true"#, #"there is no "payload" in this object"#),
        ])
    func wrongPart(members: String, finding: String) throws {
        let found = try problems(#"{"cases": [{"name": "a", \#(members), "none": true}]}"#)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(finding) == true, "\(found)")
    }

    @Test(
        "Rules are a list, an object like a rule file, or the path of one",
        arguments: [
            "[\(badge)]", #"{"routing": "all", "rules": [\#(badge)]}"#, #""rules/badge.json""#,
        ])
    func rules(rules: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"rules\": [\(Self.badge)]}", to: "rules/badge.json")
        let path = try folder.write(
            """
            {"rules": \(rules), "cases": [
              {"name": "badge", "payload": {"aps": {"badge": 7}}, "url": "b:7"}
            ]}
            """, to: "suite.json")
        let suite = try SessionSuite(contentsOf: path)
        #expect(suite.cases.map { $0.run().passed } == [true])
        #expect(
            suite.files
                == (rules.hasPrefix("\"") ? [folder.path("rules/badge.json")] : []))
    }

    @Test(
        "The rules of a case replace those of the suite, and its device is merged with the suite's")
    func caseBeforeSuite() throws {
        let suite = try suite(
            """
            {"device": {"ios": "10", "appState": "background"},
             "rules": [\(Self.badge)],
             "cases": [
              {"name": "suite's", "payload": {}, "none": true},
              {"name": "like", "payload": {}, "none": true,
               "device": {"like": "modern-scenes", "ios": "17"}},
              {"name": "own", "payload": {}, "none": true,
               "device": {"appState": "suspended"}, "rules": [{"name": "own", "keyPath": "a"}]}
            ]}
            """)
        #expect(suite.cases.map(\.rules.rules.first?.name) == ["badge", "badge", "own"])
        #expect(
            suite.cases.map(\.scenario.appState) == [.background, .background, .suspended])
        #expect(suite.cases.map(\.scenario.application.systemVersion.major) == [10, 17, 10])
        #expect(suite.cases.map(\.scenario.lifeCycle) == [.application, .scenes, .application])
    }

    @Test("Rules that are given replace all that the suite names")
    func imposedRules() throws {
        let json = """
            {"rules": [\(Self.badge)],
             "cases": [{"name": "a", "payload": \(Self.plain), "session": "42"}]}
            """
        let suite = try SessionSuite(json: Array(json.utf8), source: "a.json", rules: .app)
        #expect(suite.cases.map { $0.run().passed } == [true])
    }

    @Test("Payloads are inline or files, whose paths begin at the suite's folder")
    func payloads() throws {
        let folder = try TemporaryFolder()
        let absolute = try folder.write(Self.plain, to: "elsewhere.json")
        try folder.write(Self.plain, to: "payloads/near.json")
        let path = try folder.write(
            """
            {"cases": [
              {"name": "inline", "payload": \(Self.plain), "session": "42"},
              {"name": "near", "payload": "payloads/near.json", "session": "42"},
              {"name": "again", "payload": "payloads/near.json", "session": "42"},
              {"name": "up", "payload": "payloads/../elsewhere.json", "session": "42"},
              {"name": "absolute", "payload": "\(absolute)", "session": "42"}
            ]}
            """, to: "suite.json")
        let suite = try SessionSuite(contentsOf: path)
        #expect(suite.cases.map { $0.run().passed } == [true, true, true, true, true])
        #expect(suite.cases.map(\.payload.place?.line) == [2, nil, nil, nil, nil])
        #expect(
            suite.files
                == ["payloads/near.json", "payloads/../elsewhere.json", "elsewhere.json"].map {
                    folder.path($0)
                })
    }

    @Test("The files of a suite are known even if the suite or they cannot be read")
    func filesOfWrongSuite() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"rules": "r.json", "cases": [{"payload": "p.json"}]}"#, to: "suite.json")
        #expect(
            SuiteFile(path).files.dropFirst() == ["r.json", "p.json"].map { folder.path($0) }[...])
        #expect(SuiteFile(folder.path("missing.json")).files == [folder.path("missing.json")])
    }

    @Test("White space between the tokens of an inline payload is not counted")
    func inlineBytes() throws {
        let suite = try suite(
            #"{"cases": [{"name": "a", "payload": { "a" : [ 1.0 , "b c" ] }, "none": true}]}"#)
        #expect(
            String(decoding: suite.cases[0].payload.bytes, as: UTF8.self) == #"{"a":[1.0,"b c"]}"#)
    }

    @Test("Keys may be repeated in payloads, and nowhere else")
    func duplicateKeys() throws {
        let payload = #"{"aps": {"session": "1", "session": "42"}}"#
        let accepted = try suite(
            #"{"cases": [{"name": "a", "payload": \#(payload), "hazards": ["duplicate-key"]}]}"#)
        #expect(accepted.cases[0].run().passed)
        #expect(
            try problems(
                #"{"device": {}, "cases": [{"name": "a", "payload": \#(payload), "name": "b", "none": true}], "device": {}}"#
            ) == [
                "1:95 the key \"name\" comes again in this object",
                "1:124 the key \"device\" comes again in this object",
            ])
        #expect(
            try problems(
                #"{"rules": [{"name": "r", "name": "s", "keyPath": "a"}], "cases": [{"name": "a", "payload": {}, "none": true, "n\u006fne": true}]}"#
            ) == [
                "1:26 the key \"name\" comes again in this object",
                "1:110 the key \"none\" comes again in this object",
            ])
    }

    @Test("A repeated key is found after any number of payloads with repeated keys")
    func manyDuplicateKeys() throws {
        let payload = #"{"a": 1, "a": 2}"#
        let list = (1...200).map { #"{"name": "\#($0)", "payload": \#(payload), "none": true}"# }
        let last = #"{"name": "last", "payload": {}, "none": true, "none": true}"#
        let json = "{\"cases\": [\n\((list + [last]).joined(separator: ",\n"))]}"
        #expect(try problems(json) == ["202:47 the key \"none\" comes again in this object"])
        #expect(throws: JSONDocumentError.self) {
            try SuiteUpdate(json: Array(json.utf8), source: "suite.json")
        }
    }

    @Test("All problems are reported, in the order of the file")
    func severalProblems() throws {
        let found = try problems(
            """
            {"$schema": 1, "device": {"ios": 1}, "cases": [
              {"name": 1, "payload": "missing.json", "url": 2, "calls": [3]},
              {"name": "a", "payload": {}, "session": "1", "refused": true, "none": true}
            ]}
            """)
        #expect(
            found == [
                #"1:13 "$schema" is the number 1"#, #"1:34 "1" is not a supported version of iOS"#,
                #"2:12 "name" is the number 1"#,
                #"2:26 cannot read "missing.json": No such file or directory"#,
                #"2:49 "url" is the number 2"#, #"2:62 found the number 3"#,
                #"3:32 "session" is not allowed with "refused""#,
                #"3:32 "session" is not allowed with "none""#,
            ])
    }

    @Test("A problem has a cause with what is needed to handle it")
    func causes() throws {
        let json = #"""
            {"device": {"ios": "2"}, "rules": 1, "cases": [
              {"name": "a", "payload": "{}", "none": false, "nome": 1, "name": 1}
            ]}
            """#
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(json: Array(json.utf8), source: "suite.json")
        }
        #expect(
            error.problems.compactMap { $0.cause as? SuiteCause } == [
                .versionUnknown("2"),
                .rulesOfWrongKind(FoundJSONValue(.number("1"), ofKey: "rules")),
                .fileUnreadable(
                    path: "{}", name: "{}", reason: "No such file or directory"),
                .noneIsNotTrue(FoundJSONValue(.boolean(false), ofKey: "none")),
            ])
        let known = [
            "name", "payload", "payloadIsPart", "pushType", "rules", "device", "session", "url",
            "javascript",
            "calls", "none", "hazards", "refused", "callbacks", "display", "badge", "webView",
        ]
        #expect(
            error.problems.compactMap { $0.cause as? JSONFileCause } == [
                .unknownKey("nome", known: known), .repeatedKey("name"),
                .wrongKind(FoundJSONValue(.number("1"), ofKey: "name"), wanted: .string),
            ])
    }

    @Test("Problems are equal if their causes and places are")
    func equalProblems() {
        let place = SourcePlace(source: "s", line: 1, column: 1, offset: 0)
        let problem = JSONDocumentError.Problem(SuiteCause.nameEmpty, at: place)
        #expect(problem == JSONDocumentError.Problem(SuiteCause.nameEmpty, at: place))
        #expect(problem != JSONDocumentError.Problem(RuleFileCause.nameEmpty, at: place))
        #expect(problem != JSONDocumentError.Problem(SuiteCause.nameMissing, at: place))
    }

    @Test("The problems of a rule file are reported once, with its own path")
    func wrongRuleFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "rules.json")
        let item = #"{"name": "a", "payload": {}, "none": true, "rules": "rules.json"}"#
        let other = item.replacing("\"a\"", with: "\"b\"")
        let path = try folder.write("{\"cases\": [\(item), \(other)]}", to: "suite.json")
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(contentsOf: path)
        }
        #expect(error.problems.map { "\($0.place)" } == [folder.path("rules.json:1:1")])
    }

    @Test("A missing file, a folder and a pipe are not suites")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path("pipe.json")
        #expect(try CommandResult.bash("mkfifo '\(pipe)'").status == 0)
        for (path, reason) in [
            (folder.path("missing.json"), "No such file or directory"),
            (folder.path, "Is a directory"),
            (pipe, "it is a pipe or a device, not an ordinary file"),
        ] {
            let error = try #require(throws: JSONDocumentError.self) {
                try SessionSuite(contentsOf: path)
            }
            #expect(
                "\(error)"
                    == "\(path): error: cannot read this suite: \(reason); give a file in JSON, or a "
                    + "folder of such files")
            #expect(
                error.problems.map { $0.cause as? SuiteCause } == [.unreadable(reason: reason)])
        }
    }

    @Test("The results of five hundred cases are in order")
    func order() async throws {
        let list = (1...500).map { number in
            """
            {"name": "\(number)", "payload": {"aps": {"session": "\(number)"}}, \
            "session": "\(number % 3 == 0 ? 0 : number)"}
            """
        }
        let suite = try suite("{\"cases\": [\(list.joined(separator: ",\n"))]}")
        let result = await suite.run()
        #expect(result.name == "suite.json")
        #expect(result.cases.map(\.name) == (1...500).map { "\($0)" })
        #expect(result.cases.map(\.passed) == (1...500).map { $0 % 3 != 0 })
        let alone = suite.cases.map { $0.run() }
        #expect(result.cases.map(\.place) == alone.map(\.place))
        #expect(result.cases.map(\.failures) == alone.map(\.failures))
        #expect(result.cases.map(\.reasons) == alone.map(\.reasons))
    }
}
