import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// How `handset listen` starts: its program, its help, its files.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenStartTests {
    private let run: ListenRun

    init() throws {
        run = try ListenRun()
    }

    @Test("handset listen --help is the help of the program that it hands over to")
    func help() throws {
        for option in ["--help", "--help-all"] {
            let result = try CommandResult.handset("listen", option)
            #expect(result.status == 0)
            #expect(result.output.contains("USAGE: handset listen <options>"))
            #expect(result.output == (try CommandResult.line("handset-listen \(option)")).output)
        }
        #expect(
            try CommandResult.handset("--help").output.contains(
                #/handset listen +receive what your sender sends, in place of Apple's service\n/#))
    }

    @Test("It raises a limit on open files that is too low, and says so if it may not", .exhaustive)
    func openFiles() throws {
        let listen =
            "timeout --foreground -s KILL 1200 handset listen --tls off --page --exec 'echo ran'"
        let raised = try CommandResult.line("ulimit -Sn 12; \(listen)")
        #expect(raised.output == "ran\n")
        let refused = try CommandResult.line("ulimit -n 12; \(listen)")
        #expect(
            refused.errors.contains(#/the gateway needs [0-9]+ open files, and may have 12; raise/#)
        )
        #expect(refused.status == 69)
    }

    @Test("Arguments arrive as they were given, those too that handset would take for its own")
    func arguments() throws {
        let result = try CommandResult.handset("listen", "--", "--version", "a b")
        #expect(result.status == 64)
        #expect(result.errors.contains("2 unexpected arguments: '--version', 'a b'"))
    }

    @Test(
        "Without the program, a message tells how to build it",
        arguments: ["debug", "release"])
    func notBuilt(folder: String) throws {
        let result = try CommandResult.line(
            """
            mkdir -p '\(run.folder.path)/\(folder)' && cd '\(run.folder.path)/\(folder)' || exit
            ln "$(command -v handset)" handset 2> /dev/null || cp "$(command -v handset)" handset
            ./handset listen; echo "status $?"
            """)
        #expect(
            result.errors
                == "handset: error: handset-listen is not installed; build it with swift build "
                + (folder == "release" ? "-c release --static-swift-stdlib " : "")
                + "--product handset-listen, and put it "
                + "next to handset, in "
                + "\(try CommandResult.line("cd '\(run.folder.path)/\(folder)' && pwd -P").output.dropLast())/\n"
        )
        #expect(result.output == "status 69\n")
    }

    @Test("An option that the device's iOS is too old for is noted", .exhaustive)
    func tooOld() throws {
        let listen =
            "handset listen --tls off --state-directory '\(run.folder.path)/gw' --port http2=0 "
            + "--port binary=0 --port feedback=0 --device quiet=focus --exec true"
        let note = "handset: --device quiet has no effect before iOS 15; give --ios 15 or later\n"
        #expect(try CommandResult.line(listen).errors.contains(note))
        #expect(try !CommandResult.line("\(listen) --ios 15").errors.contains("no effect"))
    }

    @Test("Without the program, the help says what it is for, and how to get it")
    func helpWithoutProgram() throws {
        let result = try CommandResult.line(
            """
            cd '\(run.folder.path)' && cp "$(command -v handset)" handset || exit
            ./handset listen --help; echo "status $?"
            """)
        #expect(result.output.hasPrefix("OVERVIEW: Stand in for Apple's push service"))
        #expect(result.output.hasSuffix("status 69\n"))
        #expect(
            result.errors.hasPrefix("handset: error: handset-listen is not installed; build it"))
    }

    @Test("It is ready when ready.json and the line say so, which goes with its end", .exhaustive)
    func ready() throws {
        let output = try run.run(
            "--tls off --topic com.example.app",
            "cat state/ready.json; grep '^ready ' err; stop TERM; ls state/ready.json 2>&1 | wc -l; ls state/*new* 2>/dev/null",
            isFirst: true)
        let parts = output.components(separatedBy: "\n}\n")
        let ready = try #require(
            try JSONSerialization.jsonObject(with: Data((parts[0] + "\n}").utf8)) as? [String: Any])
        func text(_ key: String) -> String { ready[key] as? String ?? "none" }
        #expect(
            Set(ready.keys) == [
                "http2", "binary", "feedback", "directory", "ca", "clientCertificate", "clientKey",
                "providerKey", "keyID", "teamID", "topic", "topics",
                "providerKeys", "variables", "process",
            ])
        #expect(text("topic") == "com.example.app")
        #expect(text("directory") == run.folder.path("state"))
        for key in ["http2", "binary", "feedback"] {
            #expect(text(key).hasPrefix("127.0.0.1:") && !text(key).hasSuffix(":0"))
        }
        let addresses = ["http2", "binary", "feedback"].map { "\($0)=\(text($0))" }
        let line = "ready \(addresses.joined(separator: " ")) directory=\(text("directory"))"
        #expect(parts[1] == "\(line)\nstatus 0\n1\n")
        for key in ["ca", "clientCertificate", "clientKey", "providerKey"] {
            #expect(FileManager.default.fileExists(atPath: text(key)), "\(key)")
        }
        let mode = try FileManager.default.attributesOfItem(atPath: text("clientKey"))
        #expect(mode[.posixPermissions] as? Int == 0o600)
        #expect(text("providerKey") == run.folder.path("state/AuthKey_\(text("keyID")).p8"))
        #expect(text("teamID").count == 10)
    }

    @Test("A port that is taken is status 69", .exhaustive)
    func taken() throws {
        let output = try run.run(
            "--tls off",
            """
            handset listen --tls off --state-directory other --port http2=${http2##*:} \
                --port binary=0 --port feedback=0 < /dev/null 2> second; echo "status $?"
            sed 's/:[0-9][0-9]* .*/:PORT/' second; ls other/ready.json 2>&1 | wc -l; stop TERM
            """)
        #expect(
            output == """
                status 69
                handset: error: 127.0.0.1:PORT
                1
                status 0

                """)
    }

    @Test(
        "Senders on other machines need a name in the certificate",
        arguments: Sweep.every(
            3,
            of: [
                ("--host 0.0.0.0", 1), ("--host 0.0.0.0 --tls hostname=gateway", 0),
                ("--host 0.0.0.0 --tls off", 0), ("", 0),
            ]))
    func names(options: String, count: Int) throws {
        let output = try run.run(options, "stop TERM")
        #expect(output == "status 0\n")
        let note =
            "handset: the certificate has no name for senders on other machines; give the one that they use: "
            + "--tls hostname=NAME"
        #expect(try run.lines("err").count { $0 == note } == count)
    }

    @Test("An address other than loopback has a warning")
    func warning() throws {
        let output = try run.run("--tls off --host 0.0.0.0", "stop TERM")
        #expect(output == "status 0\n")
        #expect(
            try run.lines("err").contains(
                "handset: warning: 0.0.0.0 is not a loopback address: everyone who can "
                    + "reach this machine can send to it"))
    }

    @Test(
        "With TLS a provider shows a certificate, or signs provider tokens with the key of ready.json",
        .needs(.curl),
        .needs(.node))
    func providers() throws {
        try run.folder.write(
            #"""
            const ready = JSON.parse(require("fs").readFileSync("state/ready.json"));
            const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
            const text = part({ alg: "ES256", kid: ready.keyID }) + "."
                + part({ iss: ready.teamID, iat: Math.floor(Date.now() / 1000) });
            const key = require("fs").readFileSync(ready.providerKey);
            console.log(text + "." + require("crypto")
                .sign("sha256", text, { key, dsaEncoding: "ieee-p1363" }).toString("base64url"));
            """#, to: "sign.js")
        let token = ListenRun.tokens[0]
        let output = try run.run(
            "--format session",
            """
            send() {
                curl -sS --max-time 1200 --cacert state/ca.pem -H 'apns-topic: com.example.app' \
                    -w '%{http_code}\\n' -d '{"aps":{"session":"1"}}' "$@" https://$http2/3/device/\(token)
            }
            send; send -H "authorization: bearer $(node sign.js)"
            send -H "authorization: bearer nonsense"
            secure -d '{"aps":{"session":"2"}}' https://$http2/3/device/\(token)
            stop TERM
            """)
        #expect(
            output == """
                {"reason":"MissingProviderToken"}403
                200
                {"reason":"InvalidProviderToken"}403
                status 0

                """)
        #expect(try run.lines("out") == ["1", "2"])
    }
}
