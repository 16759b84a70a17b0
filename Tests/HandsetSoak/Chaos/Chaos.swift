import Foundation

/// A gateway under senders of every bad kind at once, which is started again and again.
///
/// Each round has a gateway of its own, senders for some seconds, and an end. All rounds record to the same
/// folder. In the end, every notification that a good sender saw accepted must be in it.
struct Chaos {
    /// The way in which a round treats its gateway.
    enum Kind: CaseIterable {
        /// The gateway is asked to end.
        case termination
        /// The gateway is killed.
        case kill
        /// The gateway can open few files.
        case fewFiles
        /// The gateway cannot write a whole payload, as on a full disk.
        case fullDisk
    }

    /// The seconds of a round.
    private static let roundTime = 15.0
    /// The number of senders of bad kinds at the same time.
    private static let badSenderCount = 40
    /// The number of senders that follow the rules.
    private static let goodSenderCount = 4
    /// The largest memory of a gateway, in kilobytes.
    private static let memoryLimit = 128 << 10

    private let program: String
    private let end: Date
    private let seed: UInt64
    private let folder: URL

    /// Prepares a run that lasts until a time.
    init(of program: String, until end: Date, seed: UInt64) throws {
        self.program = program
        self.end = end
        self.seed = seed
        folder = FileManager.default.temporaryDirectory.appending(path: "chaos-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Runs rounds until the time is over, and removes their files unless something is wrong.
    func run() throws -> ChaosResult {
        var result = ChaosResult(memoryLimit: Self.memoryLimit)
        let record = RecordFolder(folder.appending(path: "record"))
        var round: UInt64 = 0
        repeat {
            let kind = Chaos.Kind.allCases[Int(round % UInt64(Chaos.Kind.allCases.count))]
            try run(kind, number: round, record, &result)
            round += 1
        } while Date() < end
        let written = try record.payloads()
        for payload in result.accepted {
            switch written[payload, default: 0] {
            case 0: result.missing.append(payload)
            case 1: result.writtenCount += 1
            default: result.repeatedCount += 1
            }
        }
        if result.isGood { try? FileManager.default.removeItem(at: folder) }
        return result
    }

    private func run(
        _ kind: Kind, number: UInt64, _ record: RecordFolder, _ result: inout ChaosResult
    ) throws {
        let before = try record.fileCount()
        let gateway = try ChaosGateway(
            program: program, kind, in: folder, recordingTo: record.path)
        let files = gateway.openFiles
        let stop = Date() + min(Self.roundTime, max(1, end.timeIntervalSinceNow))
        let senders = SenderCounts()
        let seed = seed &* 1_000_003 &+ number << 20
        Self.run(lanes: Self.badSenderCount + Self.goodSenderCount) { lane in
            if lane < Self.goodSenderCount {
                let sender = GoodSender(name: "\(number)-\(lane)", isLong: kind == .fullDisk)
                let accepted = sender.send(to: gateway, until: stop)
                senders.add(accepted: accepted)
            } else {
                var sender = BadSender(seed: seed &+ UInt64(lane))
                sender.send(to: gateway, until: stop)
                senders.add(sender.counts)
            }
        }
        result.accepted += senders.accepted
        result.connectionCounts.merge(senders.connectionCounts, uniquingKeysWith: +)
        result.roundCounts[kind, default: 0] += 1
        if kind != .fullDisk {
            if let line = gateway.filesLeftOpen(beyond: files) { result.openFiles.append(line) }
        }
        result.peakMemory = max(result.peakMemory, gateway.peakMemory ?? result.peakMemory)
        let ending = gateway.end(kind)
        result.endings[kind, default: []].insert(ending.status)
        if let problem = ending.problem(of: kind) { result.problems.append(problem) }
        if let received = ending.receivedCount {
            result.receivedCount += received
            result.recordedCount += try record.fileCount() - before
        }
    }

    /// Runs lanes at the same time, each on a thread of its own, and waits for their end.
    private static func run(lanes: Int, _ body: @escaping @Sendable (_ lane: Int) -> Void) {
        let group = DispatchGroup()
        for lane in 0..<lanes {
            group.enter()
            Thread.detachNewThread {
                body(lane)
                group.leave()
            }
        }
        group.wait()
    }
}
