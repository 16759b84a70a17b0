import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen`, and senders over TLS from elsewhere.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenSenderTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]

    init() throws {
        run = try ListenRun()
    }

    /// The Python of the virtual environment in the build folder.
    private let python = Repository.root.appending(path: ".build/python/bin/python").path

    @Test(
        "curl that negotiates HTTP/2 is answered over each version of TLS that the API has",
        .needs(.curl), arguments: ["1.2", "1.3"])
    func curl(version: String) throws {
        let output = try run.run(
            "--format session",
            """
            secure --http2 --tlsv\(version) --tls-max \(version) -w '%{http_version} %{http_code}\\n' \
                -d '{"aps":{"session":"7"}}' https://$http2/3/device/\(token)
            stop TERM
            """)
        #expect(output == "2 200\nstatus 0\n")
        #expect(try run.lines("out") == ["7"])
    }

    @Test(
        "nghttp, whose streams begin at 13 with priorities on idle ones, is answered",
        .needs(.nghttp))
    func nghttp() throws {
        try run.folder.write(#"{"aps":{"session":"8"}}"#, to: "payload")
        let output = try run.run(
            "--format session",
            """
            nghttp -v -y --cert state/client.pem --key state/client-key.pem -d payload \
                -H 'apns-topic: net.cloudapp.urlhere' "https://$http2/3/device/\(token)" \
                | grep -o 'recv (stream_id=13) .*status: .*'
            stop TERM
            """)
        #expect(output.contains("status: 200"), "\(output)")
        #expect(try run.lines("out") == ["8"])
    }

    @Test(
        "What openssl s_client sends of handset packet is routed, and the error comes back to it",
        .needs(.openSSL))
    func openSSL() throws {
        let output = try run.run(
            "--format session",
            """
            for session in 1 2; do
                printf '{"aps":{"session":"%s"}}' $session | handset packet --token \(token)
            done > packets
            printf '{"aps":{}}' | handset packet --identifier 9 \
                --token "$(handset token --answer 8 --seed 1)" >> packets
            timeout 1200 openssl s_client -quiet -connect 127.0.0.1:$binary -CAfile state/ca.pem \
                -verify_return_error -cert state/client.pem -key state/client-key.pem \
                < packets 2> /dev/null | od -An -tx1
            stop TERM
            """)
        #expect(output == " 08 08 00 00 00 09\nstatus 0\n")
        #expect(try run.lines("out") == ["1", "2"])
    }

    @Test(
        "Python's httpx sends many notifications at once on one connection, and all are routed",
        .needs(.pythonPackage("httpx")), .needs(.pythonPackage("h2")), .exhaustive)
    func httpx() throws {
        try run.folder.write(
            #"""
            import asyncio, httpx, json, ssl, sys

            async def main(address):
                context = ssl.create_default_context(cafile="state/ca.pem")
                context.load_cert_chain("state/client.pem", "state/client-key.pem")
                headers = {"apns-topic": "net.cloudapp.urlhere"}
                async with httpx.AsyncClient(http2=True, verify=context) as client:
                    def send(number):
                        return client.post(
                            f"https://{address}/3/device/" + "0a" * 32, headers=headers,
                            json={"aps": {"session": str(number)}})
                    first = await send(0)
                    rest = await asyncio.gather(*[send(number) for number in range(1, 200)])
                    print(first.http_version, {r.status_code for r in [first, *rest]})

            asyncio.run(main(sys.argv[1]))
            """#, to: "send.py")
        let output = try run.run(
            "--format session", "'\(python)' send.py localhost:${http2##*:}; stop TERM")
        #expect(output == "HTTP/2 {200}\nstatus 0\n")
        #expect(try Set(run.lines("out")) == Set((0..<200).map(String.init)))
    }

    @Test("More connections are open at once than a shell's limit of open files lets others have")
    func manyConnections() throws {
        let output = try run.run(
            "--tls off --format session",
            """
            printf '{"aps":{"session":"1"}}' | handset packet --token \(token) > packet
            for file in {100..199}; do eval "exec $file<> /dev/tcp/127.0.0.1/$binary"; done
            for file in {100..199}; do cat packet >&$file; done
            has out 100 1; stop TERM
            """, startedBy: #"bash -c 'ulimit -Sn 64; exec "$@"' --"#)
        #expect(output == "status 0\n")
    }

    @Test(
        "Killing the gateway in the middle loses nothing that it has accepted",
        .needs(.pythonPackage("httpx")), .needs(.pythonPackage("h2")), .exhaustive)
    func killed() throws {
        try run.folder.write(
            #"""
            import asyncio, httpx, sys

            accepted = []

            async def main(address):
                headers = {"apns-topic": "com.example.app"}
                async with httpx.AsyncClient(http1=False, http2=True) as client:
                    async def send(number):
                        answer = await client.post(
                            f"http://{address}/3/device/" + "0a" * 32, headers=headers,
                            json={"aps": {"session": str(number)}})
                        if answer.status_code == 200:
                            accepted.append(number)
                            if len(accepted) == 100:
                                print("killing", flush=True)
                    await asyncio.gather(
                        *[send(number) for number in range(2000)], return_exceptions=True)

            asyncio.run(main(sys.argv[1]))
            open("accepted", "w").write("".join(f"{number}\n" for number in accepted))
            """#, to: "send.py")
        let output = try run.run(
            "--tls off --format session",
            """
            # Or bash would say how it has ended.
            disown $listener
            process=$(sed -n 's/.*"process": //p' state/ready.json)
            '\(python)' send.py $http2 | while read -r line; do kill -KILL $process; done
            while kill -0 $process 2> /dev/null; do sleep 0.1; done
            sort accepted > sent; sort out > written
            [ $(wc -l < sent) -ge 100 ] && [ $(wc -l < sent) -lt 2000 ] && echo "some were accepted"
            comm -23 sent written
            """)
        #expect(output == "some were accepted\n")
    }
}
