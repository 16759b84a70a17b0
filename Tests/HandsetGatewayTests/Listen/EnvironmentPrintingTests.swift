import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// `handset listen --print-environment`, which brings the variables into a shell.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct EnvironmentPrintingTests {
    @Test("A shell evaluates what is printed", arguments: Sweep.every(2, of: ["bash", "sh"]))
    func evaluated(shell: String) throws {
        let folder = try TemporaryFolder()
        // A name with all that a shell treats specially.
        let name = #"it's "a" $HOME `id` \ ; folder"#
        try folder.write(
            #"""
            handset listen --tls off --state-directory "$1" --port http2=0 --port binary=0 \
                --port feedback=0 --expect 1 --timeout 1200 --format session 2> err > out &
            eval "$(handset listen --state-directory "$1" --print-environment)"
            ls "$APNS_KEY_FILE" | wc -l; echo "$APNS_TOPIC $APNS_ENVIRONMENT"
            grep -c "^ready http2=127.0.0.1:$APNS_PORT binary=127.0.0.1:$APNS_BINARY_PORT " err
            printf '{"aps":{"session":"42"}}' | handset packet --token \#(ListenRun.tokens[0]) > packet
            bash -c 'cat packet > /dev/tcp/localhost/$APNS_BINARY_PORT'
            wait $!; echo "status $?"; cat out
            """#.replacing("\\#(ListenRun.tokens[0])", with: ListenRun.tokens[0]), to: "script")
        try folder.write(name, to: "name")
        let result = try CommandResult.line(
            "cd '\(folder.path)'; timeout -s KILL 1200 \(shell) script \"$(cat name)\"")
        #expect(
            result.output == "1\nnet.cloudapp.urlhere sandbox\n1\nstatus 0\n42\n",
            "\(result.errors)")
        #expect(result.errors == "")
    }

    @Test("The variables of another gateway are unset, and those of the user are not")
    func unset() {
        let lines = SenderVariables.shellLines([("APNS_HOST", "it's"), ("APNS_URL", "http://a")])
            .split(separator: "\n")
        #expect(lines.prefix(2) == [#"export APNS_HOST='it'\''s'"#, "export APNS_URL='http://a'"])
        #expect(lines.contains("unset APNS_CA_FILE"))
        #expect(lines.count == SenderVariables.ownNames.count)
    }

    @Test("Only the documented names are given to a shell")
    func names() {
        let planted = [("X;touch PWNED;Y", "x"), ("PATH", "/evil"), ("LD_AUDIT", "x")]
        let lines = SenderVariables.shellLines(
            planted + [("APNS_URL", "x';touch PWNED;y"), ("SSL_CERT_FILE", "/ca.pem")]
        ).split(separator: "\n")
        #expect(
            lines.filter { !$0.hasPrefix("unset ") } == [
                #"export APNS_URL='x'\'';touch PWNED;y'"#, "export SSL_CERT_FILE='/ca.pem'",
            ])
    }

    @Test(
        "A shell gets nothing from a folder, lock or file of another user",
        .needs(.root), arguments: Sweep.every(3, of: ["sd", "sd/.gateway.lock", "sd/ready.json"]))
    func otherUser(path: String) throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            #"""
            cd '\#(folder.path)' && mkdir sd && touch sd/.gateway.lock
            exec 3< sd/.gateway.lock; flock 3
            echo '{"process":'$$',"variables":{"APNS_URL":"evil","X;touch PWNED;Y":"x","PATH":"/evil"}}' \
                > sd/ready.json
            chown 12345 \#(path)
            handset listen --print-environment --state-directory sd --timeout 1
            echo "status $?"; chown 0 \#(path)
            handset listen --print-environment --state-directory sd --timeout 1 | grep -v ^unset
            """#)
        #expect(result.output == "status 69\nexport APNS_URL='evil'\n")
        let recursive = path == "sd" ? "-R " : ""
        #expect(
            result.errors == """
                \(folder.path(path)): error: belongs to user 12345, who can put anything there, and not to \
                you or root; give another --state-directory, or if you trust what is there, run as root: \
                chown \(recursive)0 \(folder.path(path))

                """)
    }

    @Test("Without a gateway it says so after its time, and prints nothing")
    func none() throws {
        let folder = try TemporaryFolder()
        // A file that a killed gateway has left.
        try folder.write(
            #"{"variables": {"APNS_PORT": "1"}, "process": 1}"#, to: "state/ready.json")
        let result = try CommandResult.line(
            "handset listen --print-environment --state-directory '\(folder.path("state"))' --timeout 1"
        )
        #expect(result.status == 69)
        #expect(result.output == "")
        #expect(
            result.errors == """
                \(folder.path("state")): error: no gateway was ready here within 1 second; start \
                handset listen with this --state-directory first, and look at its messages

                """)
    }

    @Test(
        "A number of seconds and of notifications is told as people say it",
        arguments: [
            ("\(SecondsText(1))", "1 second"), ("\(SecondsText(0.5))", "0.5 seconds"),
            ("\(SecondsText(60))", "60 seconds"),
            ("\(ReachedCount(count: 0, goal: nil))", "no notification reached the app"),
            ("\(ReachedCount(count: 1, goal: nil))", "1 notification reached the app"),
            ("\(ReachedCount(count: 2, goal: nil))", "2 notifications reached the app"),
            ("\(ReachedCount(count: 1, goal: 3))", "1 of 3 notifications reached the app"),
            ("\(ReachedCount(count: 0, goal: 1))", "0 of 1 notification reached the app"),
            ("\(ReachedCount(count: 5, goal: 3))", "5 notifications reached the app"),
        ])
    func words(text: String, expected: String) {
        #expect(text == expected)
    }
}
