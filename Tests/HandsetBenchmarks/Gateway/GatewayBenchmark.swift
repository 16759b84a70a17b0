/// Senders that deliver to `handset listen` as fast as they can, on loopback and without TLS, beside what
/// does less of it: nghttpd, which answers each request with a file that is empty, and `handset receive`,
/// which reads the same payloads from a file.
struct GatewayBenchmark: Benchmark {
    private static let connectionCount = 10
    private static let token = String(repeating: "0a", count: 32)

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        if options.includes("gateway/http2") { report(try http2(options)) }
        if options.includes("gateway/binary") { report(try binary(options)) }
    }

    // MARK: - HTTP/2

    private func http2(_ options: BenchmarkOptions) throws -> Table {
        let payload = #"{"aps":{"alert":"Your order has left our house.","session":"1234567890"}}"#
        let folder = try BenchmarkFolder()
        let body = try folder.write(Array(payload.utf8), to: "payload")
        _ = try folder.write([], to: "3/device/\(Self.token)")
        let listener = try GatewayProcess(in: folder, count: nil)
        let server = try BackgroundProcess("nghttpd --no-tls -a 127.0.0.1 -d \(folder.path) 20971")
        defer { server.end() }
        func load(_ name: String, _ address: String) -> Subject {
            Subject(
                name: name, payloadCount: options.payloadCount,
                byteCount: options.payloadCount * payload.utf8.count
            ) {
                try Sample.of {
                    let run = try Shell.run(
                        "h2load -n \(options.payloadCount) -c \(Self.connectionCount) -m 100 "
                            + "-d \(body) -H 'apns-topic: com.example.app' "
                            + "http://\(address)/3/device/\(Self.token) "
                            + "| grep -c '\(options.payloadCount) succeeded, 0 failed'")
                    guard run.lineCount == 1 else {
                        throw BenchmarkError.wrongResult("\(name) has not answered all with 200")
                    }
                }
            }
        }
        try server.waitUntilItListens(on: 20_971)
        let subjects = [
            load("nghttpd", "127.0.0.1:20971"),
            load("handset listen", listener.addresses.http2),
        ]
        let measurements = try RoundRobin.measure(subjects, rounds: options.rounds)
        let expected = options.payloadCount * options.rounds
        try listener.end(havingDelivered: expected)
        return Table(
            "gateway/http2", note: "\(Self.connectionCount) connections of h2load; all delivered",
            comparing: measurements)
    }

    // MARK: - The binary protocol

    private func binary(_ options: BenchmarkOptions) throws -> Table {
        let file = try InputFile(.short, payloadCount: options.payloadCount)
        let folder = try BenchmarkFolder()
        let share = options.payloadCount / Self.connectionCount
        let files = try (0..<Self.connectionCount).map { connection in
            try folder.writePackets(of: .short, count: share, to: "packets\(connection)")
        }
        let sent = share * Self.connectionCount
        let program = try Programs.handset()
        let listen = Subject(
            name: "handset listen", payloadCount: sent, byteCount: file.byteCount
        ) {
            let listener = try GatewayProcess(in: folder, count: sent)
            let port = listener.addresses.binary.split(separator: ":").last ?? ""
            return try Sample.of {
                let senders = files.map { "cat \($0) > /dev/tcp/127.0.0.1/\(port) &" }
                _ = try Shell.run(senders.joined(separator: " ") + " wait")
                try listener.end(havingDelivered: sent)
            }
        }
        let measurements = try RoundRobin.measure(
            [ProcessBenchmark.handset(program, file), listen], rounds: options.rounds)
        return Table(
            "gateway/binary", note: "\(Self.connectionCount) connections; all delivered",
            comparing: measurements)
    }
}
