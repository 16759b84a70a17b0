import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The names and certificates by which senders reach `handset listen`.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl),
    .needs(.openSSL))
struct ListenNameTests {
    private static let token = ListenRun.tokens[0]

    private let run: ListenRun

    init() throws {
        run = try ListenRun()
    }

    /// Runs senders, which print a line each.
    private func lines(_ options: String, _ lines: String) throws -> [String] {
        let output = try run.run(
            "--format session \(options)",
            """
            port=${http2##*:}
            send() { secure -w '%{http_code}\\n' -d '{"aps":{"session":"1"}}' "$@"; }
            \(lines)
            stop TERM
            """)
        return output.split(separator: "\n").map(String.init)
    }

    @Test("A sender with the built-in names of Apple's services reaches the gateway")
    func apple() throws {
        let found = try lines(
            "",
            """
            for name in api.push.apple.com api.sandbox.push.apple.com api.development.push.apple.com; do
                send --resolve $name:$port:127.0.0.1 https://$name:$port/3/device/\(Self.token)
                send --connect-to $name:443:127.0.0.1:$port https://$name/3/device/\(Self.token)
            done
            for name in gateway.push.apple.com gateway.sandbox.push.apple.com; do
                openssl s_client -connect 127.0.0.1:$binary -CAfile state/ca.pem -verify_hostname $name \
                    -verify_return_error < /dev/null 2>&1 | grep -c 'Verify return code: 0'
            done
            for name in feedback.push.apple.com feedback.sandbox.push.apple.com; do
                openssl s_client -connect 127.0.0.1:$feedback -CAfile state/ca.pem \
                    -verify_hostname $name -verify_return_error < /dev/null 2>&1 \
                    | grep -c 'Verify return code: 0'
            done
            """)
        #expect(
            found == Array(repeating: "200", count: 6) + Array(repeating: "1", count: 4)
                + ["status 0"])
        #expect(try run.lines("out").count == 6)
    }

    @Test("A sender by a name or an address of --tls hostname, or of --host, reaches the gateway")
    func names() throws {
        let found = try lines(
            "--host 127.0.0.2 --tls hostname=my_gateway --tls hostname=push.example.com --tls hostname=127.0.0.3",
            """
            for name in my_gateway push.example.com; do
                send --resolve $name:$port:127.0.0.2 https://$name:$port/3/device/\(Self.token)
            done
            send https://127.0.0.2:$port/3/device/\(Self.token)
            send --connect-to 127.0.0.3:$port:127.0.0.2:$port https://127.0.0.3:$port/3/device/\(Self.token)
            """)
        #expect(found == ["200", "200", "200", "200", "status 0"])
    }

    @Test(
        "An own certificate is shown, and an authority that is trusted counts with its topics",
        .exhaustive)
    func ownFiles() throws {
        let made = try CommandResult.line(
            """
            cd '\(run.folder.path)' && {
            openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout own-key.pem \
                -out own.pem -days 9 -subj /CN=own -addext subjectAltName=DNS:own.example
            openssl req -x509 -newkey rsa:2048 -nodes -keyout other-ca-key.pem -out other-ca.pem -days 9 \
                -subj '/CN=Other Authority'
            for topic in net.cloudapp.urlhere com.example.other; do
                openssl req -newkey rsa:2048 -nodes -keyout $topic-key.pem -out $topic.csr \
                    -subj "/UID=$topic/CN=Apple Push Services: $topic"
                openssl x509 -req -in $topic.csr -CA other-ca.pem -CAkey other-ca-key.pem \
                    -CAcreateserial -days 9 -out $topic.pem
            done
            } > log 2>&1 || cat log
            """)
        #expect(made.output == "")
        let found = try lines(
            "--tls certificate=own.pem --tls key=own-key.pem --tls trust=other-ca.pem",
            """
            other() {
                curl -sS --cacert own.pem --resolve own.example:$port:127.0.0.1 --cert $1.pem \
                    --key $1-key.pem -w '%{http_code}\\n' -H 'apns-topic: net.cloudapp.urlhere' \
                    -d '{"aps":{"session":"2"}}' https://own.example:$port/3/device/\(Self.token)
            }
            other net.cloudapp.urlhere; other com.example.other
            send --cacert own.pem --resolve own.example:$port:127.0.0.1 \
                https://own.example:$port/3/device/\(Self.token)
            """)
        #expect(
            found == ["200", #"{"reason":"TopicDisallowed"}400"#, "200", "status 0"])
        #expect(try run.lines("out") == ["2", "1"])
        #expect(
            try run.messages().contains(
                "handset: notification 2 of connection 2 was rejected: HTTP 400 TopicDisallowed: the "
                    + "topic is net.cloudapp.urlhere; that of the certificate is com.example.other: use it, or another certificate"
            )
        )
    }

    @Test(
        "Files that cannot be used are status 2",
        arguments: [
            (
                "--tls certificate=state/ca-key.pem --tls key=state/ca-key.pem",
                "is not a certificate in PEM"
            ),
            ("--tls certificate=state/ca.pem --tls key=state/client-key.pem", "does not belong to"),
            (
                "--tls certificate=state/ca.pem --tls key=missing.pem",
                "cannot be read: No such file"
            ),
            ("--tls trust=state/client.pem", "is not of an authority"),
        ])
    func wrongFiles(options: String, message: String) throws {
        try run.writeIdentity()
        let result = try CommandResult.line(
            """
            cd '\(run.folder.path)'
            listen() { handset listen --state-directory state --port http2=0 --port binary=0 \
                --port feedback=0 "$@" < /dev/null; }
            listen \(options)
            """)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(
        "An address that cannot be listened on is status 69, in words",
        arguments: [
            ("--host 192.0.2.1", "it is not an address of this machine; choose 127.0.0.1"),
            ("--host nowhere.invalid", "handset: error: nowhere.invalid has no address; choose"),
        ])
    func address(options: String, message: String) throws {
        try run.writeIdentity()
        let result = try CommandResult.line(
            """
            cd '\(run.folder.path)'
            handset listen --tls off --state-directory state --port http2=0 --port binary=0 \
                --port feedback=0 \(options) < /dev/null
            """)
        #expect(result.status == 69)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(!result.errors.contains("Error"), "\(result.errors)")
    }

    @Test("A port that another program has is status 69, in words", .exhaustive)
    func taken() throws {
        let found = try lines(
            "",
            """
            handset listen --tls off --state-directory other --port http2=$port --port binary=0 \
                --port feedback=0 < /dev/null 2>&1 | sed "s/$port/PORT/"
            """)
        #expect(
            found == [
                "handset: error: 127.0.0.1:PORT is not available for http2: another program listens on "
                    + "it; stop that program, or choose another port, or 0 for any free port",
                "status 0",
            ])
    }

    @Test(
        "A port below 1024 is status 69 for a user who may not have it",
        .enabled(
            if: (try? CommandResult.line(
                "[ $(id -u) != 0 ] && [ $(cat /proc/sys/net/ipv4/ip_unprivileged_port_start) -gt 7 ]"
            ))?
            .status == 0, "needs another user than root"))
    func privileged() throws {
        let result = try CommandResult.line(
            "cd '\(run.folder.path)'; handset listen --tls off --state-directory state --port http2=7"
        )
        #expect(result.status == 69)
        #expect(result.errors.contains("choose a port from 1024"), "\(result.errors)")
    }
}
