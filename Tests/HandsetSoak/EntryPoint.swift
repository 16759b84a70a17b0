import Foundation

/// Sends damaged frames, packets, handshakes and requests to the page's API to two gateways for as long as asked,
/// one in plain text and one with TLS, and looks whether they go on to serve.
///
///     swift build -c release --sanitize=address --product handset-listen --scratch-path .build-address
///     export ASAN_OPTIONS=detect_leaks=0
///     swift run -c release HandsetSoak .build-address/release/handset-listen 3600 1
///
/// The sanitizer does not look into the pages that nghttp2's sessions are in. At the end it would call all memory
/// of open connections a leak.
///
/// The arguments are the gateway's program, the seconds and the seed of the random numbers. With `chaos` before
/// them, senders of every bad kind send to gateways that record, are killed, and run out of files and of disk:
///
///     swift run HandsetSoak chaos .build/debug/handset-listen 600 1
///
/// With `logs`, random payloads are printed into logs and read back, this many with this seed:
///
///     swift run -c release HandsetSoak logs 10000000 1
@main enum EntryPoint {
    static func main() {
        // A sender in TLS may end before it has taken what it is to send.
        signal(SIGPIPE, SIG_IGN)
        var arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "logs" { return tryLogs(arguments.dropFirst()) }
        let isChaos = arguments.first == "chaos"
        if isChaos { arguments = arguments.dropFirst() }
        guard arguments.count == 3, let program = arguments.first,
            let seconds = arguments.dropFirst().first.flatMap(Double.init),
            let seed = arguments.last.flatMap(UInt64.init)
        else {
            print("usage: HandsetSoak [chaos] GATEWAY SECONDS SEED, or HandsetSoak logs COUNT SEED")
            exit(64)
        }
        do {
            if isChaos {
                let result = try Chaos(of: program, until: Date() + seconds, seed: seed).run()
                print(result)
                exit(result.isGood ? 0 : 1)
            }
            let gateway = try SoakGateway(program: program)
            let soak = Soak(of: gateway, until: Date() + seconds, seed: seed)
            let result = soak.run()
            print(result)
            let end = gateway.end()
            print(end)
            exit(result.isGood && end.isGood ? 0 : 1)
        } catch {
            print(error)
            exit(1)
        }
    }

    private static func tryLogs(_ arguments: ArraySlice<String>) {
        guard arguments.count == 2, let count = arguments.first.flatMap({ Int($0) }),
            let seed = arguments.last.flatMap({ UInt64($0) })
        else {
            print("usage: HandsetSoak logs COUNT SEED")
            exit(64)
        }
        var trips = LogRoundTrips(count: count, seed: seed)
        do {
            try trips.run()
        } catch {
            print(error)
            exit(1)
        }
    }
}
