import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Symbolic links: a folder does not lead out of itself, and messages show nothing of a file that a link leads to.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct LinkTests {
    private static let secret = "SECRET=hunter2"
    private static let hidden =
        "error: cannot be used, and nothing of this file is shown, because a symbolic link leads to it; give the "
        + "path of the file itself, to see what is wrong with it"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.secret + "\n", to: "secret/a.json")
        try folder.write(#"{"aps":{"session":"hunter2"}}"#, to: "secret/good.json")
        try folder.write(#"{"aps":{"session":"42"}}"# + "\n", to: "work/sub/p.json")
        try folder.write(
            #"{"cases": [{"name": "x", "payload": "sub/p.json", "session": "42"}]}"#,
            to: "work/s.json")
    }

    private func run(_ line: String) throws -> CommandResult {
        try CommandResult.line(
            "unset HANDSET_APP; export SECRET=hunter2; cd '\(folder.path)/work' && \(line)")
    }

    private static let folderLines: [String] = [
        "receive .", "explain .", "matrix .", "describe .", "packet --token 01 .", "lint .",
        "lint . -f json", "read .", "test .", "test", "test --update .", "test --new new .",
        "receive ./",
        "receive \"$PWD\"",
    ]

    @Test(
        "A link that leads out of a folder is named, and nothing is read where it leads",
        arguments: Sweep.every(3, of: folderLines))
    func outside(line: String) throws {
        let name = line.hasPrefix("read") ? "a.log" : "a.json"
        let start =
            line.contains("PWD") ? "\(folder.path("work"))/" : "./"
        for target in [
            "../secret/a.json", "../secret/good.json", "../secret/none", "/proc/self/environ",
        ] {
            let result = try run("rm -f new; ln -sf \(target) \(name) && handset \(line)")
            #expect(result.status == 2, "\(target): \(result.errors)")
            #expect(
                result.errors.contains(
                    "handset: error: \(start)\(name) is a symbolic link that leads out of the folder "
                ))
            #expect(
                result.errors.contains(", and is not read; if you trust it, give it by its name\n"))
            #expect(!(result.output + result.errors).contains("hunter2"))
        }
    }

    @Test(
        "A link within a folder is followed, also to a subfolder, and if a link leads to the folder"
    )
    func inside() throws {
        let made =
            "ln -s sub/p.json a.json; ln -s ../work/sub/p.json b.json; rm s.json; ln -s work ../link"
        #expect(try run("\(made); handset receive --format session .").output == "42\n42\n")
        #expect(try run("handset receive --format session ../link").output == "42\n42\n")
    }

    @Test("A folder with nothing but such links has no suite, and says why")
    func suites() throws {
        let result = try run("rm s.json; ln -s ../secret/a.json a.json; handset test")
        #expect(result.status == 2)
        #expect(result.errors.contains("is a symbolic link that leads out of the folder ."))
    }

    @Test("A link that is given by its name is read")
    func named() throws {
        let result = try run(
            "ln -s ../secret/good.json a.json; handset receive --format session a.json")
        #expect(result.output == "hunter2\n")
    }

    private static let namedLines: [String] = [
        "receive a.json", "receive --format json a.json", "receive *.json", "explain a.json",
        "explain --format json a.json", "matrix a.json", "describe a.json",
        "packet --token 01 a.json",
        "lint a.json", "lint -f json a.json", "lint -f sarif a.json", "lint -f github a.json",
        "receive sub/linked/a.json", "receive --lines a.json", "receive --jobs 4 a.json",
        "test a.json",
        "test -f junit a.json", "test --update a.json", "app rules --rules a.json",
        "app rules --check a.json",
        "receive --rules a.json sub/p.json", "app --app a.json",
        "lint --baseline a.json sub/p.json",
        "listen --known-tokens a.json --state-directory state --tls off --port http2=0 --port binary=0 "
            + "--port feedback=0 --timeout 0.01", "unpack -f payload a.json",
        "unpack --input hex a.json",
        "read a.json",
    ]

    @Test(
        "A message that rejects a file shows nothing of it if a link leads there",
        arguments: Sweep.every(3, of: namedLines))
    func hidden(line: String) throws {
        let texts = [
            Self.secret, "{\"hunter2\": hunter2}", "{} hunter2",
            "{\"aps\": {}, \"x\": \"hunter2\n\"}",
        ]
        _ = try run("ln -s ../secret/a.json a.json; ln -s ../../secret sub/linked")
        for text in texts {
            try folder.write(text + "\n", to: "secret/a.json")
            let result = try run("handset \(line) < /dev/null")
            let written = result.output + result.errors
            #expect(!result.errors.contains("hunter2"), "\(result.errors)")
            // In reports, which are written to standard output.
            #expect(
                !result.output.contains("hunter2") || line.contains("unpack")
                    || line.contains("read"), "\(result.output)")
            if text == Self.secret, !line.contains("read"), !line.contains("unpack") {
                #expect(written.contains("nothing of this file is shown"), "\(written)")
            }
        }
    }

    @Test("A log that a link leads to is not shown in messages either")
    func logs() throws {
        try folder.write("{ aps = { alert = <private>; x = hunter2; }; }\n", to: "secret/x")
        let shown = try run("handset read ../secret/x")
        #expect(shown.errors.contains("hunter2"))
        let result = try run("ln -s ../secret/x l; handset read l; handset read --format json l")
        #expect(!(result.output + result.errors).contains("hunter2"))
        #expect(
            result.errors.contains("l:1:1: \(Self.hidden)\n") || result.errors.contains(Self.hidden)
        )
    }

    @Test("The lint shows no line of a payload that a link leads to")
    func lint() throws {
        try folder.write(#"{"aps":{"badge":-1},"token":"hunter2"}"#, to: "secret/good.json")
        let result = try run("ln -s ../secret/good.json g.json; handset lint g.json")
        #expect(result.output.contains("badge-negative"))
        #expect(!(result.output + result.errors).contains("hunter2"))
        #expect(try run("handset lint ../secret/good.json").output.contains("hunter2"))
    }

    @Test("The system's own links are no links of a file", arguments: ["/dev/stdin", "/dev/fd/0"])
    func streams(path: String) throws {
        let result = try run("handset receive \(path) < ../secret/a.json")
        #expect(result.errors.contains("found SECRET=hunter2"))
        #expect(
            try run("handset receive <(cat ../secret/a.json)").errors.contains(
                "found SECRET=hunter2"))
    }

    @Test("Headers beside a payload are not used by a link that leads elsewhere")
    func headers() throws {
        try folder.write("apns-push-type: background\n", to: "secret/headers")
        try folder.write(#"{"aps":{"alert":"a"}}"#, to: "work/1.apns")
        let result = try run("ln -s ../secret/headers 1.headers; handset lint 1.apns")
        #expect(
            result.errors.contains(
                "handset: warning: 1.headers is not used: it is a symbolic link that leads out of its folder; put "
                    + "the file there if you trust it\n"), "\(result.errors)")
        #expect(!result.output.contains("background"))
        #expect(
            try run("cp ../secret/headers h; ln -sf h 1.headers; handset lint 1.apns").output
                .contains("background"))
    }
}
