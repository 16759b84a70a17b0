/// The memory that `handset listen` takes for many TLS connections: some that send, and some that are idle.
struct GatewayMemoryBenchmark: Benchmark {
    private static let token = String(repeating: "0a", count: 32)
    private static let payload =
        #"{"aps":{"alert":"Your order has left our house.","session":"1234567890"}}"#

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("gateway/memory") else { return }
        report(GatewayMemoryTable(rows: [try sending(), try idle()]))
    }

    // MARK: - Connections that send

    private func sending() throws -> GatewayMemoryTable.Row {
        let (connections, count) = (1_000, 100_000)
        let folder = try BenchmarkFolder()
        let gateway = try GatewayProcess(in: folder, count: nil, usesTLS: true)
        let body = try folder.write(Array(Self.payload.utf8), to: "payload")
        let run = try Shell.run(
            """
            \(Self.makeToken(in: gateway.state))
            h2load -n \(count) -c \(connections) -m 10 --npn-list h2 -d \(body) \
            -H "authorization: bearer $token" -H 'apns-topic: com.example.app' \
            https://\(gateway.addresses.http2)/3/device/\(Self.token) \
            | grep -c 'status codes: \(count) 2xx'
            """)
        guard run.lineCount == 1 else {
            throw BenchmarkError.wrongResult("h2load did not get \(count) answers with 200")
        }
        let peak = gateway.peakMemory ?? 0
        try gateway.end(havingDelivered: count)
        return .init(
            name: "\(connections) connections, \(count) notifications", byteCount: peak,
            largest: 128 << 20)
    }

    /// Lines of bash that set `token` to a provider token.
    private static func makeToken(in state: String) -> String {
        """
        base64url() { openssl base64 -e -A | tr -- '+/' '-_' | tr -d =; }
        member() { grep -o "\\"$1\\": *\\"[^\\"]*" \(state)/provider-key.json | grep -o '[^"]*$'; }
        signed=$(printf '{"alg":"ES256","kid":"%s"}' "$(member keyID)" | base64url)
        signed=$signed.$(printf '{"iss":"%s","iat":%d}' "$(member teamID)" "$(date +%s)" | base64url)
        token=$signed.$(printf %s "$signed" \
            | openssl dgst -binary -sha256 -sign \(state)/AuthKey_*.p8 | base64url)
        """
    }

    // MARK: - Connections that are idle

    private func idle() throws -> GatewayMemoryTable.Row {
        let count = 5_000
        let folder = try BenchmarkFolder()
        let gateway = try GatewayProcess(in: folder, count: nil, usesTLS: true)
        let program = try folder.write(Array(Self.idleProgram.utf8), to: "idle.py")
        let port = gateway.addresses.http2.split(separator: ":").last ?? ""
        let run = try Shell.run(
            "ulimit -n 20000; python3 \(program) \(port) \(gateway.state)/ca.pem \(count)")
        guard run.lineCount == 1 else {
            throw BenchmarkError.wrongResult("not all \(count) connections were opened")
        }
        let peak = gateway.peakMemory ?? 0
        try gateway.end(havingDelivered: 0)
        return .init(name: "\(count) idle connections", byteCount: peak, largest: 200 << 20)
    }

    /// Opens HTTP/2 connections, each with its preface and empty settings, and closes them when all are open.
    private static let idleProgram = #"""
        import asyncio, ssl, sys
        port, authority, count = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
        context = ssl.create_default_context(cafile=authority)
        context.set_alpn_protocols(["h2"])
        at_once, opened = asyncio.Semaphore(50), []

        async def connect():
            async with at_once:
                reader, writer = await asyncio.open_connection("localhost", port, ssl=context)
                writer.write(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0")
                await writer.drain()
                opened.append((reader, writer))

        async def main():
            await asyncio.gather(*[connect() for _ in range(count)])
            await asyncio.sleep(1)
            print(len(opened))

        asyncio.run(main())
        """#
}
