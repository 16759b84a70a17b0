import Foundation
import Synchronization

/// Many connections with damaged bytes, four at a time.
struct Soak {
    /// The counts of a soak.
    struct Result: CustomStringConvertible {
        var connectionCounts: [SoakLane.Kind: Int] = [:]
        var sentByteCount = 0
        var answeredConnectionCount = 0
        /// The number of rounds of requests in order that all got an answer.
        var servedCount = 0
        /// The requests in order that got no answer.
        var unserved: [String] = []
        /// The present and the largest memory of the gateways.
        var memory = ""

        /// True if the gateways served all along.
        var isGood: Bool { unserved.isEmpty && servedCount > 0 && answeredConnectionCount > 0 }

        var description: String {
            let kinds = connectionCounts.sorted { "\($0.key)" < "\($1.key)" }
                .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
            let failures = unserved.isEmpty ? "none" : unserved.joined(separator: ", ")
            return "connections: \(kinds); \(sentByteCount) bytes, \(answeredConnectionCount) with "
                + "an answer; \(servedCount) rounds between them were served, not served: \(failures); "
                + memory
        }

        static func += (total: inout Result, lane: Result) {
            total.connectionCounts.merge(lane.connectionCounts, uniquingKeysWith: +)
            total.sentByteCount += lane.sentByteCount
            total.answeredConnectionCount += lane.answeredConnectionCount
            total.servedCount += lane.servedCount
            total.unserved += lane.unserved
            total.memory = lane.memory
        }
    }

    /// The number of connections after which requests in order are sent.
    private static let checkInterval = 100
    /// The seconds between two lines about the progress.
    private static let reportInterval = 60.0

    private let gateway: SoakGateway
    private let end: Date
    private let seed: UInt64

    /// Prepares a soak that lasts until a time.
    init(of gateway: SoakGateway, until end: Date, seed: UInt64) {
        self.gateway = gateway
        self.end = end
        self.seed = seed
    }

    /// Runs until the time, or until a gateway no longer serves.
    func run() -> Result {
        let total = Mutex((result: Result(), report: Date() + Self.reportInterval))
        DispatchQueue.concurrentPerform(iterations: 4) { number in
            var lane = SoakLane(
                of: gateway, beginning: seed &* 1_000_003 &+ UInt64(number) << 40)
            while Date() < end, total.withLock({ $0.result.unserved.isEmpty }) {
                var result = Result()
                for _ in 0..<Self.checkInterval { lane.connect(counting: &result) }
                result.unserved = SoakCheck(of: gateway).unserved()
                if result.unserved.isEmpty { result.servedCount = 1 }
                result.memory = gateway.memory
                total.withLock { total in
                    total.result += result
                    guard Date() > total.report else { return }
                    total.report = Date() + Self.reportInterval
                    print(total.result)
                    fflush(nil)
                }
            }
        }
        return total.withLock { $0.result }
    }
}
