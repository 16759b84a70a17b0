import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen`, and senders of the binary provider protocol.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenBinaryTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]

    init() throws {
        run = try ListenRun()
    }

    @Test(
        "Each notification has its line, also after a rejected one, and feedback reports the device"
    )
    func notifications() throws {
        let output = try run.run(
            "--tls off --format json --record kept",
            """
            gone=$(handset token --answer Unregistered --seed 1)
            packet() { printf '{"aps":{"session":"%s"}}' $1 | handset packet --token $2 --identifier $1; }
            { packet 1 \(token); packet 2 $gone; packet 3 \(token); } > packets
            exec 4<> /dev/tcp/127.0.0.1/$binary
            cat packets >&4; head -c 6 <&4 | od -An -tx1; exec 4>&-
            has out 3 notification; say unregister \(token); has err 1 'is unregistered'
            cat < /dev/tcp/127.0.0.1/$feedback | handset unpack --feedback --format json \\
                | grep -c -e "$gone" -e \(token)
            stop TERM; ls kept; head -4 kept/00000001.headers
            """)
        #expect(
            output == """
                 08 08 00 00 00 02
                2
                status 0
                00000001.apns
                00000001.headers
                undelivered
                handset-token: \(token)
                handset-protocol: binary
                handset-fate: delivered
                handset-identifier: 1

                """)
        let lines = try run.lines("out")
        #expect(lines.map { $0.prefix(19) } == (1...3).map { "{\"source\":\"binary#\($0)" })
        let endings = [
            #""protocol":"binary","identifier":1,"answer":{"status":"accepted"}},"#,
            #""identifier":2,"answer":{"status":"rejected","reason":"Unregistered","code":8}},"#,
            #""protocol":"binary","identifier":3,"answer":{"status":"dropped"}},"#,
        ]
        try #require(lines.count == 3)
        for (line, (number, ending)) in zip(lines, zip(1...3, endings)) {
            let payload = #""payload":{"aps":{"session":"\#(number)"}}}"#
            #expect(line.hasSuffix(ending + payload), "\(line)")
        }
        #expect(
            try run.messages().last == "handset: 3 received = 1 delivered + 1 rejected + 1 dropped")
    }

    @Test("Two thousand notifications are recorded with few open files allowed", .exhaustive)
    func manyRecorded() throws {
        let output = try run.run(
            "--tls off --format session --record kept",
            """
            printf '{"aps":{"session":"1"}}' | handset packet --token \(token) --identifier 1 > packets
            for doubling in {1..11}; do cat packets packets > more; mv more packets; done
            cat packets > /dev/tcp/127.0.0.1/$binary
            has out 2048 1; stop TERM; ls kept/*.apns kept/*.headers | wc -l
            """, startedBy: #"bash -c 'ulimit -n 256; exec "$@"' limited"#)
        #expect(output == "status 0\n4096\n")
    }
}
