import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `--web-view`: a browser evaluates the statements.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct WebViewCommandTests {
    private static let page = "--web-view samples/www --limit web-view-time=1200"
    private static let payloads = "samples/web-view/payloads.jsonl"

    @Test(
        "Without a browser, what needs one ends with status 69 and says what to install",
        .exhaustive,
        arguments: [
            "receive --web-view sample", "explain --web-view sample", "matrix --web-view sample",
        ])
    func noBrowser(command: String) throws {
        for environment in [
            "PATH=\"$(dirname \"$(command -v handset)\")\" HANDSET_BROWSER=",
            "HANDSET_BROWSER=/nonexistent/chromium",
        ] {
            let result = try CommandResult.line(
                #"\#(environment) handset \#(command) '{"aps":{"session":"1"}}'"#)
            #expect(result.status == 69)
            #expect(result.output == "")
            #expect(result.errors.contains("HANDSET_BROWSER to the path of Chromium or Chrome"))
        }
    }

    @Test("A suite that needs a browser ends with status 69 without one; others run", .exhaustive)
    func suiteWithoutBrowser() throws {
        let result = try CommandResult.line(
            "HANDSET_BROWSER=/nonexistent/chromium handset test samples/web-view/sessions.json")
        #expect(result.status == 69)
        #expect(result.errors.contains("there is no such program"))
        let other = try CommandResult.line(
            "HANDSET_BROWSER=/nonexistent/chromium handset test samples/suites/sessions.json")
        #expect(other.status == 0)
    }

    @Test(
        "Options that do not go together are wrong usage",
        arguments: Sweep.every(
            5,
            of: [
                ("receive --web-view-answers a.json", "--web-view-answers needs a web view"),
                ("receive --web-view-keep", "--web-view-keep needs a web view"),
                ("explain --web-view-picture p.png", "--web-view-picture needs a web view"),
                ("receive --web-view ''", "The name after --web-view is empty"),
                ("receive --web-view sample --package .", "remove --web-view"),
                ("matrix --web-view sample --package .", "remove --web-view"),
                ("receive --web-view sample --handler exec:true", "remove --handler"),
                ("receive --web-view sample --jobs 2", "remove --jobs"),
                ("test --web-view sample --update", "remove --web-view"),
                ("test --web-view-picture p.png --update", "remove --web-view"),
                ("test --web-view sample --web-view-keep", "remove --web-view-keep"),
            ]))
    func wrongUse(line: String, message: String) throws {
        let result = try CommandResult.line("handset \(line) < /dev/null")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("A folder without a start page is refused", .exhaustive, .needs(.chromium))
    func noPage() throws {
        let result = try CommandResult.line("handset receive --web-view samples/json '{}'")
        #expect(result.status == 2)
        #expect(result.errors.contains("there is no start page at samples/json/index.html"))
    }

    @Test(
        "A statement that fails fails its session, and the next goes on", .needs(.chromium),
        .exhaustive)
    func receive() throws {
        let result = try CommandResult.line(
            "handset receive --quiet \(Self.page) --format session \(Self.payloads)")
        #expect(result.status == 1)
        #expect(result.output.split(separator: "\n").count == 3)
        let failure = "the session of aps was not handled: SyntaxError: missing )"
        let lines = result.errors.split(separator: "\n")
        #expect(lines.map { $0.contains(failure) } == [true, true])
        #expect(lines.map { $0.hasPrefix("\(Self.payloads):2:") } == [true, false])
    }

    @Test(
        "The record of receive is as its schema says", .exhaustive, .needs(.chromium),
        .needs(.jsonSchema))
    func schema() throws {
        for (command, schema) in [
            ("receive --format json --key-path aps.session", "receive"),
            ("explain --app classic --format json", "explain"),
            ("matrix --app classic --ios 9 --format json", "matrix"),
        ] {
            let result = try CommandResult.line(
                """
                handset \(command) --quiet \(Self.page) \
                    --web-view-answers samples/web-view/answers.json \(Self.payloads) 2> /dev/null \
                    | /usr/bin/python3 -c '
                import json, jsonschema, sys
                schema = json.load(open("samples/schemas/\(schema)-record.schema.json"))
                found = 0
                for line in sys.stdin:
                    jsonschema.Draft202012Validator(schema).validate(json.loads(line))
                    found += line.count("webView")
                print(found)'
                """)
            #expect(result.status == 0, "\(command): \(result.errors.suffix(300))")
            #expect((Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) >= 3)
        }
    }

    @Test(
        "The matrix marks the cells of a statement that fails, and tells it once",
        .needs(.chromium), .exhaustive)
    func matrix() throws {
        let result = try CommandResult.line(
            #"handset matrix --app classic --quiet \#(Self.page) --format text --ios 9 '{"aps":{"alert":"hi","session":"a-b"}}'"#
        )
        #expect(result.status == 0)
        #expect(result.output.components(separatedBy: "web view: SyntaxError").count == 2)
        #expect(result.output.contains("background   tap        routed, fault"))
        let fine = try CommandResult.line(
            #"handset matrix --app classic --quiet \#(Self.page) --format text --ios 9 '{"aps":{"alert":"hi","session":"ab"}}'"#
        )
        #expect(!fine.output.contains("fault"))
        #expect(fine.output.contains("web view: goes to #session/ab"))
    }

    @Test(
        "A page that is kept has what the payload before has left", .exhaustive, .needs(.chromium))
    func keep() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<script>var count = 0; function handleOpenURL() { count += 1; console.log(count); }</script>",
            to: "index.html")
        let line =
            #"handset receive --quiet --format json --limit web-view-time=1200 '{"aps":{"session":"1"}}' '{"aps":{"session":"2"}}' --web-view \#(folder.path)"#
        let filter = "| jq -r '.webView[].console[].text'"
        #expect(try CommandResult.line("\(line) \(filter)").output == "1\n1\n")
        #expect(try CommandResult.line("\(line) --web-view-keep \(filter)").output == "1\n2\n")
    }

    @Test(
        "A run leaves nothing behind, whether it ends well or not", .exhaustive, .needs(.chromium))
    func nothingLeft() throws {
        for (line, status) in [
            ("receive \(Self.page) \(Self.payloads)", 1),
            ("test --limit web-view-time=1200 samples/web-view/sessions.json", 0),
            ("explain \(Self.page) --rules none.json '{}'", 2), ("matrix \(Self.page) '{}'", 0),
            ("receive --web-view sample --web-view-picture none/p.png '{}'", 0),
            (#"receive \#(Self.page) --web-view-picture none/p.png '{"aps":{"session":"1"}}'"#, 74),
        ] {
            let result = try CommandResult.line(
                "export TMPDIR=$(mktemp -d); handset \(line) > /dev/null; echo $?; ls -A $TMPDIR; rm -r $TMPDIR"
            )
            #expect(result.output == "\(status)\n", "\(line): \(result.errors)")
        }
        let result = try CommandResult.line(
            "export TMPDIR=$(mktemp -d); HANDSET_BROWSER=/bin/true handset receive --web-view sample '{}'; echo $?; ls -A $TMPDIR; rm -r $TMPDIR"
        )
        #expect(result.output == "69\n")
        // A path that is too long for the browser's sockets is not used.
        let long = try TemporaryFolder()
        let other = try CommandResult.line(
            "TMPDIR='\(long.path)' handset receive --web-view sample '{}' > /dev/null")
        #expect(other.status == 0, "\(other.errors)")
    }

    @Test(
        "A rule's program has its own time limit beside a web view", .exhaustive, .needs(.chromium))
    func programs() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"routing": "all", "rules": [{"name": "a", "keyPath": "a", "handler": "exec:true"}, {"name": "b", "keyPath": "b"}]}"#,
            to: "rules.json")
        try folder.write(
            "<script>function handleOpenURL() { const end = Date.now() + 3000; while (Date.now() < end); }</script>",
            to: "index.html")
        let result = try CommandResult.line(
            #"handset receive --quiet --format json --rules '\#(folder.path)/rules.json' --web-view '\#(folder.path)' --limit web-view-time=1200 --limit program-time=2 '{"a":"1","b":"2"}' | jq -c '[.routes[].handler.status], [.webView[] | [.rule, .end]]'"#
        )
        #expect(result.output == #"["done","done"]"# + "\n" + #"[["b","value"]]"# + "\n")
    }

    @Test("An update of a suite leaves what a web view should do, and says so", .exhaustive)
    func update() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"cases": [{"name": "a", "payload": {"aps": {"session": "1"}}, "session": "2", "webView": {"opened": []}}, {"name": "b", "payload": "p", "session": "2", "webView": {"opened": []}}]}"#,
            to: "s.json")
        try folder.write("{", to: "p")
        let result = try CommandResult.line(
            "cd '\(folder.path)' && handset test --update s.json > /dev/null; cat s.json")
        #expect(
            result.output
                == #"{"cases": [{"name": "a", "payload": {"aps": {"session": "1"}}, "session": "1", "webView": {"opened": []}}, {"name": "b", "payload": "p", "refused": "unfinished"}]}"#
        )
        #expect(result.errors.contains("--update has no web view"))
    }

    @Test("A picture of the last page is written", .exhaustive, .needs(.chromium))
    func picture() throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            """
            handset explain --app classic --quiet \(Self.page) --web-view-picture '\(folder.path)/p.png' '{"aps":{"session":"1"}}' > /dev/null
            handset test --quiet samples/web-view/sessions.json --limit web-view-time=1200 --filter 'that opens' --web-view-picture '\(folder.path)/q.png' > /dev/null
            for name in p q; do od -An -tx1 -j 16 -N 8 '\(folder.path)'/$name.png; done
            """)
        // The width and the height: those of a phone, with two pixels a point.
        let size = " 00 00 03 0c 00 00 06 98\n"
        #expect(result.output == size + size, "\(result.errors)")
    }
}
