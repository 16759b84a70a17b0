import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The lines of `handset listen` about real senders that fail below the API.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenProblemTests {
    private let run: ListenRun

    init() throws {
        run = try ListenRun()
    }

    /// Runs senders, and returns the messages about them without their advice.
    private func messages(_ options: String, _ lines: String) throws -> [String] {
        let output = try run.run(
            options,
            """
            unset CURL_CA_BUNDLE SSL_CERT_FILE NODE_EXTRA_CA_CERTS
            port=${http2##*:}
            { \(lines)
            } > senders 2>&1
            stop TERM
            """)
        #expect(output == "status 0\n")
        return try run.messages().map { line in
            line.replacing("handset: the sender at 127.0.0.1 ", with: "")
                .components(separatedBy: "; ").first ?? line
        }
    }

    @Test("A sender that does not trust the authority")
    func untrusted() throws {
        let found = try messages("", "for _ in 1 2 3; do curl -sS https://localhost:$port/; done")
        #expect(
            found == [
                "does not trust the gateway's certificate",
                "handset: 3 times: the sender at 127.0.0.1 does not trust the gateway's certificate",
                "handset: 0 received = 0 delivered",
            ])
        #expect(
            try run.messages().first?.hasSuffix(
                "; let it trust \(run.folder.path)/state/ca.pem, such as with curl --cacert")
                == true)
        #expect(
            try run.messages().last == "handset: 0 received = 0 delivered; 3 connection problems")
    }

    @Test("A sender that does not trust it, with TLS 1.2")
    func untrustedEarlier() throws {
        #expect(
            try messages("", "curl -sS --tls-max 1.2 https://localhost:$port/").first
                == "does not trust the gateway's certificate")
    }

    @Test("A sender by a name that the certificate does not have")
    func name() throws {
        let found = try messages(
            "",
            """
            curl -sS --cacert state/ca.pem --resolve gateway.example:$port:127.0.0.1 \
                https://gateway.example:$port/
            """)
        #expect(
            found.first
                == #"rejected the gateway's certificate, which is not for "gateway.example""#)
        #expect(
            try run.messages().first?.contains("start with --tls hostname=\"gateway.example\"")
                == true)
    }

    @Test("Node's sender that does not trust it", .needs(.node))
    func node() throws {
        try run.folder.write(
            """
            const session = require("http2").connect("https://localhost:" + process.argv[2]);
            session.on("error", (error) => { console.log(error.code); process.exit(); });
            """, to: "send.js")
        #expect(
            try messages("", "node send.js $port").first?.hasSuffix("without a reason") == true)
        #expect(try run.folder.read("senders") == "SELF_SIGNED_CERT_IN_CHAIN\n")
    }

    @Test("Python's sender by another name", .needs(.python))
    func python() throws {
        try run.folder.write(
            """
            import socket, ssl, sys
            context = ssl.create_default_context(cafile="state/ca.pem")
            try:
                context.wrap_socket(socket.create_connection(("127.0.0.1", int(sys.argv[1]))),
                    server_hostname="other.example")
            except ssl.SSLError as error: print("refused")
            """, to: "send.py")
        #expect(
            try messages("", "python3 send.py $port").first
                == #"rejected the gateway's certificate, which is not for "other.example""#)
        #expect(try run.folder.read("senders") == "refused\n")
    }

    @Test("A sender that speaks HTTP/1.1, and one without TLS, read what to do")
    func http1() throws {
        let found = try messages(
            "",
            """
            curl -sS --cacert state/ca.pem --http1.1 -d '{}' https://localhost:$port/3/device/ab
            curl -sS http://localhost:$port/
            """)
        #expect(
            found == [
                "speaks HTTP/1.1 to http2", "speaks plain text to http2, which has TLS",
                "handset: 0 received = 0 delivered",
            ])
        #expect(
            try run.folder.read("senders") == """
                This is the HTTP/2 provider API: send with HTTP/2, for example curl --http2.
                This port speaks TLS: send to https:// and not to http://.

                """)
    }

    @Test("A sender whose TLS is too old", .needs(.openSSL))
    func version() throws {
        let old = "openssl s_client -tls1_1 -cipher DEFAULT@SECLEVEL=0 -connect localhost:$port"
        #expect(
            try messages("", "\(old) < /dev/null").first == "offers only TLS before 1.2")
    }

    @Test(
        "A sender without a certificate where one is required",
        .needs(.openSSL))
    func noCertificate() throws {
        let found = try messages(
            "--tls clients=required",
            """
            openssl s_client -connect localhost:$port < /dev/null
            openssl s_client -tls1_2 -connect localhost:$binary < /dev/null
            curl -sS --cacert state/ca.pem https://localhost:$port/
            """)
        #expect(
            found == [
                "shows no certificate, and one is required",
                "handset: 3 times: the sender at 127.0.0.1 shows no certificate, and one is required",
                "handset: 0 received = 0 delivered",
            ])
    }

    @Test("Senders of another protocol than the port's, without TLS")
    func plain() throws {
        let found = try messages(
            "--tls off",
            """
            curl -sS --http1.1 http://localhost:$port/
            curl -sS --http2 http://localhost:$port/
            curl -sS https://localhost:$port/
            curl -sS http://localhost:$binary/
            curl -sS --http2-prior-knowledge -H "bad: $(printf 'a\\001b')" http://localhost:$port/
            """)
        #expect(
            found == [
                "speaks HTTP/1.1 to http2", "asks http2 for a change from HTTP/1.1 to HTTP/2",
                "speaks TLS to http2, which has none", "speaks HTTP to binary",
                #"sent a header field that HTTP/2 forbids: "bad""#,
                "handset: 0 received = 0 delivered",
            ])
    }

    @Test(
        "A certificate of another authority, which the binary protocol has no answer for",
        .exhaustive)
    func otherAuthority() throws {
        let found = try messages(
            "",
            """
            mkdir other && openssl req -x509 -newkey rsa:2048 -nodes -keyout other/key.pem \
                -out other/client.pem -days 9 -subj '/CN=Apple Push Services: com.example.app'
            openssl s_client -connect localhost:$binary -cert other/client.pem -key other/key.pem \
                < /dev/null
            """)
        #expect(
            found.first
                == "shows a certificate that has expired or is not signed by a trusted authority")
    }

    @Test("A connection that is idle for its time is ended", .needs(.python))
    func idle() throws {
        try run.folder.write(
            """
            import socket, sys
            print(len(socket.create_connection(("127.0.0.1", int(sys.argv[1]))).recv(10)))
            """, to: "wait.py")
        let output = try run.run(
            "--tls off --limit idle-time=1", "python3 wait.py $binary; stop TERM")
        #expect(output == "0\nstatus 0\n")
    }

    @Test("When no more files can be opened, accepting pauses without spinning, and goes on")
    func openFiles() throws {
        try run.folder.write(
            """
            import socket, sys, time
            port = int(sys.argv[1])
            process = sys.argv[2]
            def seconds():
                fields = open(f"/proc/{process}/stat").read().rsplit(")", 1)[1].split()
                return (int(fields[11]) + int(fields[12])) / 100
            sockets = [socket.create_connection(("127.0.0.1", port)) for _ in range(200)]
            while "no more files" not in open("err").read(): time.sleep(0.05)
            before = seconds()
            time.sleep(2)
            print("spins" if seconds() - before > 0.4 else "rests")
            for used in sockets: used.close()
            """, to: "fill.py")
        let output = try run.run(
            "--tls off --topic com.example.app",
            """
            python3 fill.py ${http2##*:} "$(sed -n 's/.*"process": //p' state/ready.json)"
            push \(ListenRun.tokens[0]) '{"aps":{"session":"1"}}'
            stop TERM
            """, startedBy: "bash -c 'ulimit -n 100; exec \"$@\"' bash")
        #expect(output == "rests\n200\nstatus 0\n")
        #expect(
            try run.messages().first
                == "handset: no more files can be opened, so new connections wait; close connections, "
                + "or raise the limit with ulimit -n")
    }
}
