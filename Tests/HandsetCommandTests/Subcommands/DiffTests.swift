import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset diff`: what changes on the phone.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct DiffTests {
    private static let plain = #"{"aps":{"alert":"hello","session":"42"}}"#
    private static let quoted = #"{"aps":{"alert":"hello","session":"ab-42"}}"#
    private static let sample = "samples/payloads/azure-worker-role.json"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.plain, to: "a.json")
        try folder.write(Self.quoted, to: "b.json")
    }

    private func diff(_ options: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' && handset diff --app classic -q \(options)")
    }

    @Test("Rules that read the action see that of a tap, in explain too")
    func action() throws {
        let rules = #"{"rules":[{"name":"a","url":"app://{id}/{@action}"}]}"#
        try folder.write(rules, to: "rules.json")
        try folder.write(#"{"aps":{"alert":"a"},"id":"1"}"#, to: "one.json")
        try folder.write(#"{"aps":{"alert":"a"},"id":"2"}"#, to: "two.json")
        let result = try diff("--rules rules.json one.json two.json")
        let tap = "com.apple.UNNotificationDefaultActionIdentifier"
        #expect(
            result.output.contains("+ app://2/\(tap) in id, found by rule a"), "\(result.output)")
        let explained = try CommandResult.line(
            "cd '\(folder.path)' && handset explain --app classic --rules rules.json one.json")
        #expect(explained.output.contains("finds the target app://1/\(tap) at id"))
        #expect(explained.output.contains("no findings"))
    }

    @Test("Two payloads differ in printed text, session, URL and hazards; the status is 1")
    func payloads() throws {
        let result = try diff("a.json b.json")
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                """
                --- a.json:1 on iOS 4.0, the app of 2011
                +++ b.json:1 on iOS 4.0, the app of 2011

                printed text
                  aps:
                  {
                      alert = hello;
                -     session = 42;
                +     session = "ab-42";
                  }

                what a tap opens
                - 42 in aps, found by rule app
                + "ab-42" in aps, found by rule app

                URLs
                - http://URLHERE.cloudapp.net/Session/Lookup?session=42
                + http://URLHERE.cloudapp.net/Session/Lookup?session="ab-42"

                findings of the rules

                """), "\(result.output)")
        #expect(result.output.contains("\n+ error: quotes-captured: "))
        #expect(
            result.output.hasSuffix(
                "\n\nwhat differs: printed text, what a tap opens, URLs, findings of the rules\n"))
    }

    @Test("Equal payloads have status 0, however they are written")
    func equal() throws {
        try folder.write(#" {"aps": {"session":"42", "alert":"hello"}}"#, to: "c.json")
        let result = try diff("a.json c.json")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("\n\nnothing differs\n"))
        #expect(try diff("a.json a.json").status == 0)
        #expect(try diff("--ios 9 --to-ios 9 a.json").status == 0)
    }

    @Test("Cells that change alike stand in one line, with both reasons")
    func cells() throws {
        let result = try diff(
            "--ios 9 --to-ios 17 --device delegates=legacy,user-notifications a.json")
        #expect(
            result.output.contains(
                """
                  nothing in not-running, force-quit
                - lost: the app was not running: the payload is in the launch options only, where the app does \
                not look
                + waiting: the notification waits on the screen: the user has not tapped it

                """), "\(result.output)")
        #expect(
            result.output.contains("\n  tap in active, inactive\n- not possible\n+ routed x2\n"))
        #expect(result.status == 1)
    }

    @Test("Two apps are compared with one payload, which may come from a pipe")
    func apps() throws {
        try folder.write(#"{"like":"modern"}"#, to: "one.json")
        try folder.write(
            #"{"like":"modern","rules":[{"name":"r","keyPath":"aps.session"}]}"#,
            to: "two.json")
        let result = try diff("--app one.json --to-app two.json - < a.json")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- stdin:1 on iOS 18.0, app one.json\n+++ stdin:1 on "))
        #expect(
            result.output.contains(
                "- 42 in aps, found by rule app\n+ 42 in aps, found by rule r\n"))
        #expect(try diff("--app one.json --to-app one.json a.json").status == 0)
    }

    @Test("Findings of lint depend on a version that is named, and on headers beside a payload")
    func findings() throws {
        try folder.write(#"{"aps":{"alert":"a","interruption-level":"active"}}"#, to: "c.json")
        #expect(
            try diff("--ios 12 --to-ios 18 c.json").output
                .contains("\n- warning: version-ignores-key: "))
        #expect(
            try diff("c.json a.json").output.contains("version-ignores-key") == false)
        try folder.write(#"{"aps":{"badge":-1}}"#, to: "d.json")
        #expect(try diff("c.json d.json").output.contains("\n+ warning: badge-negative: "))
    }

    @Test("A record has what is gone and what has come, and a line for each cell")
    func json() throws {
        let record = try diff("--format json a.json b.json").output
        #expect(
            record.hasPrefix(
                #"{"from":{"source":"a.json","number":1,"line":1,"bytes":40,"ios":"4.0","app":"the app of 2011"},"#
            ))
        #expect(
            record.contains(
                #""equal":false,"printed":{"removed":["    session = 42;"],"added":["    session = \"ab-42\";"]},"#
            ))
        let cells = try diff(
            "--format json --ios 9 --to-ios 17 --device delegates=legacy,user-notifications a.json"
        ).output
        #expect(cells.contains(#""cells":[{"appState":"active","action":"#))
    }

    @Test("A page of HTML has the names of the payloads, the lines and the cells, and runs nothing")
    func html() throws {
        try folder.write(
            #"{"aps":{"alert":"<b onclick=x>","session":"43"}}"#, to: "c.json")
        let page = try diff("--format html a.json c.json").output
        #expect(page.contains("<title>a.json on iOS 4.0, the app of 2011 and c.json on iOS 4.0"))
        #expect(page.contains(#"<span class="line removed">-     session = 42;</span>"#))
        #expect(page.contains(#"<span class="line added">+     session = 43;</span>"#))
        #expect(page.contains("&lt;b onclick=x&gt;") && !page.contains("<b onclick"))
        #expect(!page.contains("<script") && !page.contains("src="))
        let cells = try diff(
            "--format html --ios 9 --to-ios 17 --device delegates=legacy,user-notifications a.json"
        ).output
        #expect(cells.contains("<h2>Cells of the matrix</h2>"))
        #expect(
            try diff(#"--format html '{"aps":{"alert":"One"}}' a.json"#).output
                .contains("<title>One on iOS 4.0"))
    }

    @Test("Markdown is a block that nothing in a payload can end")
    func markdown() throws {
        try folder.write(#"{"aps":{"alert":"```\n````","session":"42"}}"#, to: "c.json")
        let text = try diff("--format markdown a.json c.json").output
        #expect(
            text.hasPrefix("### What differs: printed text\n\n`````diff\n--- a.json:1"), "\(text)")
        #expect(text.hasSuffix("\n`````\n"))
    }

    @Test("Colours mark what is gone and what has come, and no control of a payload")
    func colours() throws {
        try folder.write(#"{"aps":{"alert":"\u001b[32m","session":"42"}}"#, to: "c.json")
        let text = try diff("--color always a.json c.json").output
        #expect(text.contains("\u{1B}[31m-     alert = hello;\u{1B}[0m\n"))
        #expect(!text.contains("\u{1B}[32m;") && !text.contains("= \u{1B}"))
    }

    @Test(
        "Each side is one payload; anything else is status 2",
        arguments: [
            ("two.jsonl a.json", "two.jsonl holds 2 payloads; give a source with one"),
            ("a.json empty.json", "empty.json holds 0 payloads; give a source with one"),
            ("a.json broken.json", "broken.json:1:1: error: "),
            ("a.json missing.json", "cannot read missing.json"),
        ])
    func refused(sources: String, message: String) throws {
        try folder.write(Self.plain + Self.quoted, to: "two.jsonl")
        try folder.write("", to: "empty.json")
        try folder.write("{", to: "broken.json")
        let result = try diff(sources)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(
        "Without two sides, or with programs, it is wrong usage",
        arguments: Sweep.every(
            3,
            of: [
                ("", "give two payloads, or one with --to-app FILE or --to-ios VERSION"),
                ("a.json", "give two payloads, or one with --to-app FILE or --to-ios VERSION"),
                ("a.json b.json a.json", "3 sources are too many"),
                ("- -", "Standard input is one payload"),
                ("a.json b.json --device serviceExtension=exec:cat", "diff runs no programs"),
                ("a.json --app x --app y", "give two payloads, or one with --to-app FILE"),
                ("a.json --to-app ''", "is empty"),
            ]))
    func usage(options: String, message: String) throws {
        let result = try diff(options)
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("Cells in which the action is not possible on either side are equal")
    func impossible() throws {
        try folder.write(Self.plain, to: "p.json")
        let result = try diff("p.json --to-app modern-scenes")
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains("cells of the matrix"))
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.dropFirst() != $1.dropFirst() })
    }

    @Test("Whoever types an option that is gone, or another word, is told the right one")
    func advice() throws {
        let result = try CommandResult.handset(
            "matrix", "--app", "classic", "--compare", "9,18", Self.sample)
        #expect(result.status == 64)
        #expect(result.errors.contains("handset diff --ios 9 --to-ios 18"), "\(result.errors)")
        let list = try CommandResult.handset("lint", "--list-rules")
        #expect(list.errors.contains("Did you mean '--list-findings'?"), "\(list.errors)")
    }

    @Test(
        "Very long texts are compared in little time: lines that both begin and end with do not count",
        .exhaustive)
    func long() throws {
        func payload(_ middle: String) -> String {
            let members = (1...20_000).map { #""k\#($0)":"v""# }.joined(separator: ",")
            return #"{"aps":{\#(members),"k10000x":"\#(middle)"}}"#
        }
        try folder.write(payload("one"), to: "c.json")
        try folder.write(payload("two"), to: "d.json")
        let result = try diff("--format json c.json d.json")
        #expect(
            result.output.contains(
                #""printed":{"removed":["    k10000x = one;"],"added":["    k10000x = two;"]}"#))
    }
}
