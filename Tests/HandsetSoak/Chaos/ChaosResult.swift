/// The counts of a run of ``Chaos``.
struct ChaosResult: CustomStringConvertible {
    /// The largest memory of a gateway that is good, in kilobytes.
    let memoryLimit: Int
    /// The payloads whose senders saw them accepted.
    var accepted: [String] = []
    /// The number of them that are in the folder once.
    var writtenCount = 0
    /// The number of them that are in the folder several times.
    var repeatedCount = 0
    /// Those that are not in the folder.
    var missing: [String] = []
    /// The number of notifications that gateways have counted, in the rounds that had a summary.
    var receivedCount = 0
    /// The number of files that were written in these rounds.
    var recordedCount = 0
    /// The largest memory of any gateway, in kilobytes.
    var peakMemory = 0
    /// A line for each gateway that had more files open after its senders than at its start.
    var openFiles: [String] = []
    /// The number of connections of each kind of bad sender.
    var connectionCounts: [BadSender.Kind: Int] = [:]
    /// The number of rounds of each kind.
    var roundCounts: [Chaos.Kind: Int] = [:]
    /// The exit statuses of each kind of round.
    var endings: [Chaos.Kind: Set<Int32>] = [:]
    /// The gateways that ended in another way than they should.
    var problems: [String] = []

    /// True if nothing was lost, and no gateway grew or kept a file.
    var isGood: Bool {
        !accepted.isEmpty && writtenCount == accepted.count && receivedCount == recordedCount
            && peakMemory <= memoryLimit && openFiles.isEmpty
            && problems.isEmpty
    }

    /// The counts, a line for each.
    var description: String {
        let kinds = Chaos.Kind.allCases.map { kind in
            "\(kind) \(roundCounts[kind, default: 0]) (status "
                + endings[kind, default: []].sorted().map(String.init).joined(separator: ", ") + ")"
        }
        let senders = BadSender.Kind.allCases.map { "\($0) \(connectionCounts[$0, default: 0])" }
        return [
            "rounds: " + kinds.joined(separator: ", "),
            "bad connections: " + senders.joined(separator: ", "),
            "accepted by good senders: \(accepted.count); written once: \(writtenCount), several times: "
                + "\(repeatedCount), missing: \(missing.count) \(missing.prefix(5))",
            "received by gateways with a summary: \(receivedCount); files written by them: \(recordedCount)",
            "largest memory: \(peakMemory) kB of \(memoryLimit) kB",
            "gateways with files left open: \(openFiles.count)",
        ].joined(separator: "\n") + (openFiles + problems).map { "\n\($0)" }.joined()
    }
}
