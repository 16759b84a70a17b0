import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The app file: `.handset.json`, `--app` and `HANDSET_APP`.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct AppFileCommandTests {
    private static let shop = #"""
        {"topic": "com.example.shop", "rules": [{"name": "order", "keyPath": "order", "lookupURL": "shop://%@"}],
         "device": {"ios": "17", "delegates": ["did-receive"], "appState": "background", "action": "tap"}}
        """#
    private static let payload = #"{"aps":{"alert":"hi","session":"42"},"order":"7"}"#

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.payload, to: "work/deep/p.json")
        try folder.write(Self.shop, to: "shop.json")
        _ = try bash("mkdir work/.git")
    }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line("unset HANDSET_APP; cd '\(folder.path)' && \(line)")
    }

    private func receive(_ options: String = "", in place: String = "work/deep") throws -> String {
        let result = try bash(
            "cd \(place) && handset receive --format url \(options) \(folder.path("work/deep/p.json"))"
        )
        return result.errors + result.output
    }

    private static let classicURL = "http://URLHERE.cloudapp.net/Session/Lookup?session=42\n"

    // MARK: - Where it is found

    @Test("The nearest .handset.json counts, up to the root of the repository")
    func found() throws {
        #expect(try receive() == Self.classicURL)
        try folder.write(Self.shop, to: ".handset.json")
        #expect(try receive() == Self.classicURL, "It is above the repository.")
        try folder.write(Self.shop, to: "work/.handset.json")
        #expect(try receive() == "shop://7\n")
        try folder.write(#"{"lookupURL": "near://%@"}"#, to: "work/deep/.handset.json")
        #expect(try receive() == "near://42\n")
    }

    @Test("Outside a repository, only the current folder's file counts")
    func withoutRepository() throws {
        _ = try bash("rmdir work/.git")
        try folder.write(Self.shop, to: "work/.handset.json")
        #expect(try receive(in: "work/deep") == Self.classicURL)
        #expect(try receive(in: "work") == "shop://7\n")
    }

    @Test("--app beats HANDSET_APP, which beats the file that is found; classic is none")
    func named() throws {
        try folder.write(#"{"lookupURL": "found://%@"}"#, to: "work/.handset.json")
        #expect(try receive("--app ../../shop.json") == "shop://7\n")
        let variable = "HANDSET_APP=../../shop.json handset receive --format url"
        #expect(try bash("cd work/deep && \(variable) p.json").output == "shop://7\n")
        #expect(
            try bash("cd work/deep && \(variable) --app classic p.json").output == Self.classicURL)
        #expect(
            try bash("cd work/deep && HANDSET_APP= handset receive --format url p.json").output
                == "found://42\n")
    }

    @Test("Options override the file")
    func options() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        #expect(try receive("--lookup-url 'x://%@'") == "x://42\n")
        #expect(
            try receive("--ios 9 --device delegates=none").hasSuffix(
                "the target 7 is not opened: the app implements no method that this version of iOS calls\n"
            ))
        #expect(
            try receive("--app-state active").contains("the target 7 is not opened: "))
        try folder.write(#"{"device": {"launchOptions": true}}"#, to: "work/.handset.json")
        let cold = "--app-state not-running --action tap"
        #expect(try receive(cold) == Self.classicURL)
        #expect(try receive("\(cold) --device launchOptions=false").contains("is not opened"))
    }

    @Test("A lookup URL of the file goes with a pattern of an option")
    func lookupURL() throws {
        try folder.write(#"{"lookupURL": "file://%@"}"#, to: "work/.handset.json")
        #expect(try receive("--pattern 'alert = (hi)'") == "file://hi\n")
    }

    // MARK: - Every subcommand that has an app

    @Test("The subcommands use the app of the file")
    func subcommands() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        let start = "cd work/deep && handset"
        #expect(try bash("\(start) explain p.json").output.contains("shop://7"))
        let matrix = try bash("\(start) matrix p.json").output
        #expect(matrix.contains("iOS 17") && !matrix.contains("iOS 9"))
        #expect(matrix.contains("did-receive"))
        #expect(try bash("\(start) app rules").output.contains(#""name": "order""#))
        let old = try bash("\(start) register --no-log-prefix --app classic").output
        #expect(try bash("\(start) register --no-log-prefix").output != old)
        let number = #"{"a": 18446744073709551616}"#
        #expect(
            try bash("\(start) describe <<< '\(number)'").output
                == bash("handset describe --ios 17 <<< '\(number)'").output)
    }

    @Test("Suites that state no rules or device take those of the file")
    func suites() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        try folder.write(
            #"{"cases": [{"name": "a", "payload": "p.json", "session": "7"}]}"#,
            to: "work/deep/suite.json")
        let run = try bash("cd work/deep && handset test suite.json")
        #expect(run.output.hasSuffix("\n1 passed, 0 failed\n") && run.status == 0)
        #expect(try bash("cd work/deep && handset test --app classic suite.json").status == 1)
        let new = try bash("cd work/deep && handset test --new new.json p.json && cat new.json")
        #expect(new.output.contains(#""session": "7""#))
        #expect(try bash("cd work/deep && handset test new.json").status == 0)
        try folder.write(
            #"{"cases": [{"name": "a", "payload": "p.json", "session": "8"}]}"#,
            to: "work/deep/suite.json")
        let update = try bash("cd work/deep && handset test --update suite.json")
        #expect(update.output.hasSuffix("session was \"8\", is \"7\"\n"))
    }

    // MARK: - Whose file is found

    /// The warning about an app file that was found and is not used.
    private static func warning(about path: String, _ reason: String = "it") -> String {
        "handset: warning: the app file \(path) was found but is not used: \(reason) belongs to user 12345, who "
            + "can put anything there, and not to you or root; if you trust it, give --app \(path)\n"
    }

    @Test("A file of another user does not count, and is named", .needs(.root))
    func ofOtherUser() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        _ = try bash("chown 12345 work/.handset.json")
        #expect(
            try receive("--quiet")
                == Self.warning(about: "../.handset.json") + Self.classicURL)
        #expect(
            try receive(in: "work")
                == Self.warning(about: ".handset.json") + Self.classicURL)
        #expect(try receive("--app ../.handset.json") == "shop://7\n")
        // The next one above counts in its place.
        try folder.write(#"{"lookupURL": "near://%@"}"#, to: "work/deep/.handset.json")
        _ = try bash("chown 12345 work/deep/.handset.json; chown 0 work/.handset.json")
        #expect(try receive() == Self.warning(about: ".handset.json") + "shop://7\n")
    }

    @Test("A link of another user does not count either", .needs(.root))
    func linkOfOtherUser() throws {
        try folder.write(Self.shop, to: "work/shop.json")
        _ = try bash("ln -s shop.json work/.handset.json; chown -h 12345 work/.handset.json")
        #expect(try receive() == Self.warning(about: "../.handset.json") + Self.classicURL)
    }

    @Test("A root of a repository of another user does not count, and is named", .needs(.root))
    func rootOfOtherUser() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        _ = try bash("chown 12345 work/.git")
        let reason = "../.git, the root of its repository,"
        #expect(
            try receive()
                == Self.warning(about: "../.handset.json", reason) + Self.classicURL)
        #expect(try receive(in: "work") == "shop://7\n")
        // A root above it counts.
        _ = try bash("mkdir .git")
        #expect(try receive() == "shop://7\n")
    }

    @Test("Root uses the file of the folder's owner, as in a container", .needs(.root))
    func ofFolderOwner() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        _ = try bash("chown -R 12345 .")
        #expect(try receive() == "shop://7\n")
        _ = try bash("chown 23456 work/deep; chown 0 work/.git")
        #expect(
            try receive()
                == Self.warning(about: "../.handset.json") + Self.classicURL)
    }

    @Test("A user uses root's file and its own, and not another's", .needs(.root))
    func asUser() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        func receive() throws -> String {
            let result = try bash(
                """
                chmod 755 . && cd work/deep && setpriv --reuid=23456 --regid=23456 --clear-groups \\
                    handset receive --format url p.json
                """)
            return result.errors + result.output
        }
        #expect(try receive() == "shop://7\n")
        _ = try bash("chown -R 23456 work")
        #expect(try receive() == "shop://7\n")
        _ = try bash("chown 12345 work/.handset.json")
        #expect(try receive() == Self.warning(about: "../.handset.json") + Self.classicURL)
    }

    @Test(
        "Each subcommand that has an app names it once", .needs(.root),
        arguments: Sweep.every(
            5,
            of: [
                "receive p.json", "explain p.json", "matrix p.json", "describe p.json", "app rules",
                "app",
                "register", "test suite.json", "test --new new.json p.json",
                "read --to-suite new.json log", "listen --tls off --timeout 0.01",
            ]))
    func namedBySubcommand(line: String) throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        try folder.write(
            #"{"cases": [{"name": "a", "payload": "p.json"}]}"#, to: "work/deep/suite.json")
        try folder.write(
            "{\n    aps =     {\n        alert = hi;\n    };\n}\n", to: "work/deep/log")
        let ports = "--state-directory ../state --port http2=0 --port binary=0 --port feedback=0"
        let line = line.replacing("--tls off", with: "--tls off \(ports)")
        let result = try bash(
            "chown 12345 work/.handset.json; cd work/deep && handset \(line) < /dev/null")
        let warning = Self.warning(about: "../.handset.json")
        #expect(
            result.errors.components(separatedBy: warning).count == 2, "\(result.errors)")
    }

    // MARK: - A file that was found is not trusted

    @Test(
        "A file that was found starts no program; one that was named does",
        arguments: ["inline", "of the rule file"])
    func programs(place: String) throws {
        let rules = #"[{"name": "a", "keyPath": "order", "handler": "exec:./run"}]"#
        try folder.write("#!/bin/sh\ntouch ran\n", to: "work/run")
        try folder.write("{\"rules\": \(rules)}", to: "work/rules.json")
        let inline = place == "inline"
        try folder.write(
            "{\"rules\": \(inline ? rules : "\"rules.json\"")}", to: "work/.handset.json")
        let start = "cd work && chmod +x run && handset receive"
        let found = try bash("\(start) deep/p.json")
        #expect(found.output == "")
        #expect(found.status == 2)
        #expect(
            found.errors.contains(
                "error: this app file was found, not named, so it may not start a program; read the file, "
                    + "and name it with --app FILE or HANDSET_APP if you trust it\n"))
        #expect(try bash("\(start) --allow-outside deep/p.json").status == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.path("work/ran")))
        let named = try bash("\(start) --app .handset.json deep/p.json")
        #expect(named.status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path("work/ran")))
    }

    @Test("Its paths may lead outside its folder within the repository")
    func withinRepository() throws {
        try folder.write(
            #"{"rules": [{"name": "a", "keyPath": "order", "lookupURL": "own://%@"}]}"#,
            to: "work/rules.json")
        try folder.write(#"{"rules": "../rules.json"}"#, to: "work/deep/.handset.json")
        #expect(try receive() == "own://7\n")
    }

    @Test("Its paths do not lead outside its repository, even with --allow-outside")
    func outside() throws {
        try folder.write(#"{"rules": [{"name": "a", "keyPath": "secret"}]}"#, to: "rules.json")
        try folder.write(#"{"rules": "../rules.json"}"#, to: "work/.handset.json")
        for option in ["", "--allow-outside"] {
            let result = try bash("cd work && handset receive \(option) deep/p.json")
            #expect(
                result.errors.hasPrefix(
                    ".handset.json:1:11: error: \"../rules.json\" leads outside the folder and the "
                        + "repository of this file; put the file into one of the two, or if you trust "
                        + "this app file, name it with --app FILE and give --allow-outside\n"))
            #expect(result.status == 2)
        }
        #expect(
            try bash("cd work && handset receive --allow-outside --app .handset.json deep/p.json")
                .status == 0, "What the message advises helps.")
    }

    @Test("Its paths do not lead outside by a symbolic link")
    func linkedRules() throws {
        try folder.write(#"{"secret": 1}"#, to: "secret.json")
        _ = try bash("ln -s ../secret.json work/rules.json")
        try folder.write(#"{"rules": "rules.json"}"#, to: "work/.handset.json")
        let result = try bash("cd work && handset explain deep/p.json")
        #expect(
            result.errors.contains(
                "leads outside the folder and the repository of this file by a symbolic link"))
        #expect(!result.errors.contains("secret"))
        #expect(result.status == 2)
    }

    @Test("The file itself is not read through a link that leads outside")
    func linkedFile() throws {
        try folder.write(#"{"secret": 1}"#, to: "secret.json")
        _ = try bash("ln -s ../secret.json work/.handset.json")
        let result = try bash("cd work && handset receive deep/p.json")
        #expect(
            result.errors
                == ".handset.json: error: this app file was found, not named, and leads outside its repository "
                + "by a symbolic link; name it with --app FILE or HANDSET_APP if you trust it, or give "
                + "--app classic\n")
        #expect(result.status == 2)
        #expect(try bash("cd work && handset receive --app classic deep/p.json").status == 0)
    }

    @Test("A pipe in its place is an error, and is not waited for")
    func pipe() throws {
        _ = try bash("mkfifo work/.handset.json")
        let result = try bash("cd work && handset receive deep/p.json")
        #expect(result.errors.contains("it is a pipe or a device, not an ordinary file"))
        #expect(result.status == 2)
    }

    // MARK: - handset app

    @Test("handset app shows the settings that only options give")
    func optionsAlone() throws {
        let options =
            "--device silent=chance:7 --device serviceExtension=exec:cat --device category=opens-app --device backgroundRefresh=false "
            + "--device assume.wake-launch-options=empty"
        let text = try bash("handset app \(options)").output
        for line in [
            "silent chance:7 --device", "serviceExtension exec:cat --device",
            "category opens-app --device", "backgroundRefresh no --device",
            "assume wake-launch-options=empty --device",
        ] {
            let words = line.split(separator: " ").joined(separator: " +")
            #expect(try text.contains(Regex("  \(words)\n")), "\(line)")
        }
        let keys = try bash("handset app --format json | jq -c '.settings | keys | length'")
        #expect(keys.output == "16\n", "Without an option they are not there.")
    }

    @Test("handset app show has each value and the place that it comes from")
    func show() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        let result = try bash("cd work/deep && handset app show --app-state suspended")
        #expect(result.errors == "")
        #expect(
            result.output == """
                app: ../.handset.json, found
                  topic            com.example.shop                                   ../.handset.json:1:11
                  ios              17.0                                               ../.handset.json:2:20
                  delegates        did-receive                                        ../.handset.json:2:39
                  backgroundModes  none                                               default
                  permission       alert, badge, sound                                default
                  quiet            none                                               default
                  silent           delivered                                          default
                  launchOptions    no                                                 default
                  routesIn         legacy, fetch, actions, will-present, did-receive  default
                  lifeCycle        application                                        default
                  lateDelegate     no                                                 default
                  categories       none                                               default
                  appState         suspended                                          --app-state
                  action           tap                                                ../.handset.json:2:92
                  rules            order                                              ../.handset.json:1:40

                """)
        let json = try bash("cd work && handset app --format json | jq -c .settings.ios,.from")
        #expect(
            json.output == "{\"value\":\"17.0\",\"from\":\".handset.json:2:20\"}\n\"found\"\n")
        let none = try bash("handset app")
        #expect(none.output.hasPrefix("app: the built-in app of 2011; no app file\n"))
        #expect(none.output.contains("lookupURL        http://URLHERE.cloudapp.net/"))
    }

    @Test("Errors are those of rule files: the place, the finding, and what to do")
    func errors() throws {
        try folder.write(#"{"devices": {}}"#, to: "work/.handset.json")
        let result = try bash("cd work && handset app show")
        #expect(
            result.errors.hasPrefix(
                ".handset.json:1:2: error: the key \"devices\" is not known here; did you mean \"device\"?\n"
            ))
        #expect(result.status == 2)
        #expect(
            try bash("handset app --app missing.json").errors.hasPrefix(
                "missing.json: error: cannot read this app: No such file or directory; "))
        #expect(try bash("handset app --app ''").status == 64)
    }

    @Test("A run does not write the app file that it reads")
    func written() throws {
        try folder.write(Self.shop, to: "work/.handset.json")
        let result = try bash("cd work && handset receive --refused .handset.json deep/p.json")
        #expect(result.errors.contains("would write into"))
        #expect(result.status == 64)
        #expect(try folder.read("work/.handset.json") == Self.shop)
    }
}
