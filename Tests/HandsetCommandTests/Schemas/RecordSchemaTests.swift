import Foundation
import Handset
import HandsetCommandSupport
import HandsetFixtures
import HandsetHunt
import HandsetLogs
import HandsetPorting
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// The schemas of records agree with what the subcommands write.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct RecordSchemaTests {
    private static let folder = "samples/schemas"

    /// The lines of bash that write the records of each schema.
    private static let commands: [(schema: String, lines: [String])] = [
        (
            "receive-record",
            [
                "receive --log never samples/payloads samples/refused",
                "receive --log never --hazards --limit hazards=1 --ios 17 samples/payloads",
                "receive --log never --ios 14 --device delegates=user-notifications --app-state not-running "
                    + "--device backgroundModes=remote-notification samples/payloads",
                "receive --log never --ios 9 --device delegates=fetch --app-state force-quit samples/payloads",
                "receive --log never --payload-at push.body --keep day,user samples/envelopes/record.jsonl",
                "receive --log never --rules samples/rules/several.json samples/payloads",
                "receive --log never --handler 'exec:false' samples/payloads",
                "receive --log never --ios 18 --device serviceExtension=exec:cat <<< "
                    + #"'{"aps":{"alert":"a","mutable-content":1,"session":"1"}} {"aps":{"alert":"a"}}'"#,
                "receive --log never --app modern --app-state background --action tap "
                    + "--device quiet=summary samples/payloads",
                "receive --log never --lines <<< $'{\"aps\":{}}\\n\\n{]\\n'",
            ]
        ),
        (
            "why-record",
            [
                "why samples/payloads samples/refused",
                "why --app samples/mistakes/late-delegate/swift/mistake --symptom 'tap does nothing when killed'",
                "why --from fcm --app-state force-quit samples/payloads",
                "why --device-log samples/system-logs/refused-permission.log samples/payloads",
            ]
        ),
        (
            "explain-record",
            [
                "explain samples/payloads samples/refused",
                "explain --rules samples/rules/several.json --limit hazards=1 samples/payloads",
                "explain --payload-at push.body --keep day samples/envelopes/record.jsonl",
            ]
        ),
        (
            "matrix-record",
            [
                "matrix samples/payloads samples/refused",
                "matrix --ios 17 --app modern samples/payloads",
                "matrix --ios 18 --device delegates=fetch --device backgroundModes=remote-notification "
                    + "--device quiet=focus --device serviceExtension=exec:cat <<< "
                    + #"'{"aps":{"alert":"a","mutable-content":1}} {"aps":{"content-available":1}}'"#,
                "matrix --ios 10,18 --device delegates=legacy,user-notifications --device category=opens-app "
                    + "--device assume.content-available=any-yes samples/payloads",
            ]
        ),
        (
            "matrix-summary-record",
            [
                "matrix --summary samples/payloads samples/refused",
                "matrix --summary --ios 17 --app modern --action tap,open samples/payloads",
            ]
        ),
        (
            "diff-record",
            [
                "diff samples/payloads/several-keys.json samples/payloads/numbers.json",
                "diff --ios 9 --to-ios 17 --device delegates=legacy,user-notifications "
                    + "samples/payloads/azure-worker-role.json",
                "diff --app modern --to-app modern-scenes --ios 17 --to-ios 18 "
                    + "samples/payloads/alert-dictionary.json",
                "diff --app samples/mistakes/scene-rebuilt/swift/repaired "
                    + "--to-app samples/mistakes/scene-rebuilt/swift/mistake",
            ]
        ),
        (
            "read-record",
            [
                "read samples/logs/*.log", "read --grade exact samples/logs/*.log",
                "read --limit bytes=60 samples/logs/*.log",
            ]
        ),
        (
            "timeline-record",
            [
                "read --timeline samples/system-logs",
                "read --timeline --redact samples/system-logs",
            ]
        ),
        (
            "lint-record",
            [
                "lint samples/payloads samples/refused",
                "lint --limit findings=1 samples/payloads",
                "lint --push-type voip --ios 7 samples/payloads samples/lint/capture",
                "lint --payload-at push.body --keep day,user samples/envelopes/record.jsonl",
            ]
        ),
        (
            "test-record",
            [
                "test samples/suites", "test samples/failing-suites",
                "test --coverage samples/suites",
                "test samples/refused-suites/*.json",
            ]
        ),
        (
            "unpack-record",
            [
                "unpack samples/captures/*.hex",
                "unpack --feedback - < <(printf '\\x4e\\x21\\x67\\x40\\x00\\x02\\x0a\\x0b')",
            ]
        ),
        ("doctor-record", ["doctor", "doctor jq listen state-directory certificates"]),
        (
            "app-check-record",
            ["app check samples/app", "app check samples/unready-app"]
        ),
        (
            "app-record",
            [
                "app show", "app show --app samples/apps/shop.json --ios 9",
                "app show --rules samples/rules/several.json --device delegates=fetch",
                "app show --device silent=chance:7 --device serviceExtension=exec:cat --device category=opens-app "
                    + "--device backgroundRefresh=false --device assume.wake-launch-options=empty",
            ]
        ),
    ]

    // MARK: - What python's jsonschema says

    private static let python = "/usr/bin/python3"

    /// Validates records, and copies of them in which one member is spoilt: another type or another name.
    private static let judge = #"""
        import copy, json, jsonschema, sys
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        # The members that may be anything.
        free = {"kept", "payload", "userInfo"}
        count, invalid, unnoticed = 0, [], set()
        def changed(record, path, change):
            result = part = copy.deepcopy(record)
            for step in path[:-1]: part = part[step]
            change(part, path[-1])
            return result
        def retyped(part, key): part[key] = ["x"] if isinstance(part[key], dict) else {"x": None}
        def renamed(part, key): part[key + "X"] = part.pop(key)
        def spoil(record, value, path):
            for change in (retyped, renamed):
                if not path or change is renamed and isinstance(path[-1], int): continue
                if validator.is_valid(changed(record, path, change)):
                    unnoticed.add(f"{change.__name__} {path}")
            if any(step in free for step in path) and isinstance(value, dict): return
            steps = value if isinstance(value, dict) else range(min(len(value), 3)) if isinstance(value, list) else []
            for step in steps: spoil(record, value[step], path + [step])
        for line in sys.stdin:
            record = json.loads(line)
            count += 1
            errors = list(validator.iter_errors(record))
            if errors: invalid.append(line[:200] + " " + errors[0].message[:300])
            elif count % 7 == 1 or len(line) < 400: spoil(record, record, [])
        print(json.dumps({"count": count, "invalid": invalid[:3], "unnoticed": sorted(unnoticed)[:20]}))
        """#

    private struct Judgement: Decodable {
        let count: Int
        let invalid: [String]
        let unnoticed: [String]
        /// The last of what the line wrote on standard error, and its status.
        var errors: String?
    }

    /// Returns the judgement on what a line of bash writes.
    private func judgement(on line: String, schema: String) throws -> Judgement {
        let result = try CommandResult.line(
            "(\(line); echo status $? >&2) | "
                + "\(Self.python) -c '\(Self.judge)' \(Self.folder)/\(schema).schema.json")
        try #require(result.status == 0, "\(result.errors.suffix(2_000))")
        var judgement = try JSONDecoder().decode(Judgement.self, from: Data(result.output.utf8))
        judgement.errors = String(result.errors.suffix(500))
        return judgement
    }

    @Test(
        "Records hold against their schema, and not with one member spoilt",
        .needs(.jsonSchema), arguments: Sweep.every(11, of: commands.map(\.schema)))
    func records(schema: String) throws {
        let lines = try #require(Self.commands.first { $0.schema == schema }).lines
        for line in Sweep.every(5, of: lines) {
            let words = line.split(separator: " ", maxSplits: 1)
            let command =
                schema == "app-record"
                ? "handset \(line) --format json | tr -d '\\n'; echo"
                : "handset \(words[0]) --format json \(words.dropFirst().first ?? "")"
            let judgement = try judgement(on: command, schema: schema)
            #expect(judgement.count > 0, "\(line): \(judgement.errors ?? "")")
            #expect(judgement.invalid.isEmpty, "\(line)")
            #expect(judgement.unnoticed.isEmpty, "\(line)")
        }
    }

    private static let origin = PayloadOrigin(source: "http2#1", number: 1, line: 1, byteCount: 30)
    private static let payload = #"{"aps":{"session":"42"},"order":{"session":"7"}}"#

    @Test(
        "Records of a gateway and of a handler hold against their schemas",
        .needs(.jsonSchema), .exhaustive)
    func recordsOfGateway() throws {
        let answers: [NotificationRecord.Answer] = [
            .accepted, .broadcast, .stored, .lost(.expired), .lost(.oneAttempt),
            .lost(.otherIsKept),
            .lost(.replaced(by: 2)), .lost(.tooManyStored(maximum: 1)),
            .lost(.tooManyBytesStored(maximum: 1)), .dropped,
            .unanswered(reason: "stall"),
            .rejected(reason: "Unregistered", code: 410),
            .rejected(
                reason: "BadDeviceToken", code: 400,
                cause: .init(code: "device-token-length", words: "it has 1 byte")),
        ]
        let payload = try Payload(json: Self.payload)
        let received = try ReceivingApp(scenario: .ofTheApp).receive(payload)
        let explanation = try PayloadExplanation(of: payload)
        let results: [SessionOutcome.Result] = [
            .failed(reason: "status 1"), .timedOut(limit: .seconds(1)),
        ]
        let outcomes = zip(explanation.routes, results).map { route, result in
            SessionOutcome(route: route, result: result)
        }
        let records = answers.flatMap { answer in
            let notifications = [
                NotificationRecord(
                    token: [0x0a, 0x0b], topic: "com.example.app", id: "id",
                    providerProtocol: "binary",
                    identifier: .max, answer: answer, page: "http://localhost:2198/#1",
                    payload: Array(Self.payload.utf8)),
                NotificationRecord(
                    token: [], channel: "c", providerProtocol: "http2", answer: answer),
            ]
            return notifications.flatMap { notification in
                [
                    PayloadRecord(origin: Self.origin, notification: notification),
                    PayloadRecord(
                        Reception(
                            of: received.found, in: Scenario.ofTheApp,
                            by: Scenario.ofTheApp.plan(for: payload),
                            outcomes: SessionOutcomes(outcomes)),
                        explanation.hazards, maximumHazardCount: .max, showsScenario: false,
                        notification: notification),
                ]
            }
        }
        let handed = explanation.routes.map { PayloadRecord($0) }
        for (schema, records) in [("receive-record", records), ("handler-record", handed)] {
            let folder = try TemporaryFolder()
            let text = records.map { String(decoding: $0.json, as: UTF8.self) + "\n" }.joined()
            let file = try folder.write(text, to: "records.jsonl")
            let judgement = try judgement(on: "cat '\(file)'", schema: schema)
            #expect(judgement.count == records.count)
            #expect(judgement.invalid.isEmpty)
            #expect(judgement.unnoticed.isEmpty)
        }
    }

    // MARK: - The schemas alone

    /// Returns the schemas by their names.
    private static func schemas() throws -> [String: [String: Any]] {
        var schemas: [String: [String: Any]] = [:]
        for path in try Repository.files(in: folder, endingIn: ["-record.schema.json"]) {
            let json = try JSONSerialization.jsonObject(with: Data(try Repository.bytes(of: path)))
            let name = path.dropFirst(folder.count + 1).dropLast(".schema.json".count)
            schemas[String(name)] = try #require(json as? [String: Any])
        }
        return schemas
    }

    /// Returns the value at the end of a path of keys.
    private static func value(_ keys: String, in schema: [String: Any]?) -> Any? {
        keys.split(separator: " ").reduce(schema as Any?) { ($0 as? [String: Any])?[String($1)] }
    }

    @Test("Each schema names its dialect, and each of its objects is closed")
    func dialect() throws {
        func check(_ value: Any, _ path: String) {
            if let list = value as? [Any] { for element in list { check(element, path) } }
            guard let object = value as? [String: Any] else { return }
            if object["required"] != nil, object["type"] as? String == "object",
                object["properties"] != nil
            {
                #expect(object["additionalProperties"] as? Bool == false, "\(path)")
            }
            for (key, value) in object { check(value, "\(path)/\(key)") }
        }
        let schemas = try Self.schemas()
        #expect(schemas.count == 18)
        for (name, schema) in schemas {
            #expect(
                schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
            #expect((schema["title"] as? String)?.isEmpty == false)
            check(schema, name)
        }
    }

    @Test("A part that several schemas have is the same in all")
    func parts() throws {
        var parts: [String: (schema: String, value: NSObject)] = [:]
        for (name, schema) in try Self.schemas().sorted(by: { $0.key < $1.key }) {
            for (part, value) in schema["$defs"] as? [String: Any] ?? [:]
            where ["range", "hazard", "evidence", "refusal"].contains(part) && name != "read-record"
            {
                let value = try #require(value as? NSObject)
                if let other = parts[part] {
                    #expect(value == other.value, "\(part) in \(name) and \(other.schema)")
                }
                parts[part] = (name, value)
            }
        }
        #expect(parts.count == 4)
    }

    @Test("The names in the schemas are those of the library, in their order")
    func names() throws {
        let schemas = try Self.schemas()
        func expect(_ schema: String, _ path: String, _ names: [String]) {
            let found = Self.value("\(path) enum", in: schemas[schema]) as? [String]
            #expect(found == names, "\(schema): \(path)")
        }
        expect(
            "app-check-record", "properties changes items properties cause",
            SourceChange.Cause.allCases.map(\.rawValue))
        expect(
            "app-check-record", "properties obstacles items properties cause",
            SourceObstacle.Cause.allCases.map(\.rawValue))
        expect("hunt-record", "properties code", HuntFault.Kind.allCases.map(\.rawValue))
        expect(
            "hunt-record", "properties changes items properties code",
            PayloadChange.Kind.allCases.map(\.rawValue))
        expect(
            "hunt-record", "properties trial properties appState",
            AppState.allCases.map(\.rawValue))
        expect(
            "hunt-record", "properties trial properties circumstance",
            HuntCircumstance.allCases.filter { $0 != .usual }.map(\.rawValue))
        let reasons = PayloadRefusal.Reason.allCases.map(\.description)
        expect(
            "receive-record", "$defs hazard properties code",
            Hazard.Kind.allCases.map(\.identifier))
        expect(
            "receive-record", "$defs record properties callbacks items",
            AppCallback.Selector.allCases.map(\.rawValue))
        expect(
            "matrix-record", "$defs row properties callbacks items properties selector",
            AppCallback.Selector.allCases.map(\.rawValue))
        expect("matrix-record", "$defs row properties appState", AppState.allCases.map(\.rawValue))
        expect("matrix-record", "$defs row properties action", UserAction.allCases.map(\.rawValue))
        expect(
            "matrix-record", "$defs device properties assumptions propertyNames",
            UnconfirmedPoint.allCases.map(\.rawValue))
        for (schema, path) in [
            ("matrix-record", "$defs device properties"),
            ("app-record", "properties settings properties"),
        ] {
            let value = schema == "app-record" ? " properties value" : ""
            expect(
                schema, "\(path) delegates\(value) items", DelegateMethods.allNames)
            expect(schema, "\(path) backgroundModes\(value) items", BackgroundModes.allNames)
            expect(
                schema, "\(path) permission\(value) items",
                AuthorizationOptions.allNames)
            expect(schema, "\(path) routesIn\(value) items", RoutingCallbacks.allNames)
            expect(schema, "\(path) quiet\(value) items", QuietModes.allNames)
        }
        expect("read-record", "$defs record properties form", LogForm.allCases.map(\.rawValue))
        expect(
            "read-record", "$defs record properties repairs items",
            LogRepair.allCases.map(\.rawValue))
        expect(
            "read-record", "$defs record properties assumed items properties type",
            LogValueType.allCases.map(\.rawValue))
        let grades = Self.value("$defs record properties grade enum", in: schemas["read-record"])
        #expect(Set(grades as? [String] ?? []) == Set(LogGrade.allCases.map(\.rawValue)))
        expect("refusal-record", "properties refused properties code", reasons)
        expect("lint-record", "$defs refusal properties refused properties code", reasons)
        expect(
            "read-record", "$defs refusal properties refused properties code",
            reasons + PayloadRefusal.Reason.allOfLogs.map(\.description))
        expect(
            "unpack-record", "$defs damage properties damage",
            PacketFault.Kind.allCases.map(\.description))
        expect("doctor-record", "properties name", DoctorItem.allCases.map(\.rawValue))
    }

    @Test("A page names each schema")
    func pages() throws {
        let pages = try [
            "Sources/Core/Handset/Handset.docc", "Sources/Core/Handset/Handset.docc/Commands",
        ]
        .flatMap { try Repository.files(in: $0, endingIn: [".md"]) }
        .map { String(decoding: try Repository.bytes(of: $0), as: UTF8.self) }
        for name in try Self.schemas().keys {
            let path = "\(Self.folder)/\(name).schema.json"
            #expect(pages.contains { $0.contains(path) }, "\(path)")
        }
    }
}
