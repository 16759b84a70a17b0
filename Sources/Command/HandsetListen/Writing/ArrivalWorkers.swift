import Handset
import HandsetCommand

/// Several workers that handle arrivals at the same time.
///
/// Each takes one share after the other. There are more shares than workers, so that one that has to wait
/// for a processor leaves more of them to the others.
struct ArrivalWorkers: Sendable {
    /// With fewer arrivals for each worker, several workers are slower than one.
    private static let smallestShare = 32
    /// The number of shares for each worker.
    private static let sharesPerWorker = 2

    struct Share: Sendable {
        let contents: StreamRecording.Contents
        let verdict: Verdict
        let notifications: [PageArrival]
    }

    private let answers: [ArrivalAnswer]
    /// The routers of each worker, one of each app.
    private let routers: [[SessionRouter]]
    private let style: MessageStyle

    /// Creates the workers; `nil` if one alone is as fast.
    init?(
        for work: [ArrivalAnswer.Work], answers: [ArrivalAnswer], routers: [[SessionRouter]],
        style: MessageStyle
    ) {
        guard routers.count > 1, work.count >= 2 * Self.smallestShare else { return nil }
        self.answers = answers
        self.routers = routers
        self.style = style
    }

    /// Handles arrivals, and returns the output in the order of the work.
    func handle(_ work: [ArrivalAnswer.Work]) async throws -> [Share] {
        let size = max(Self.smallestShare, work.count / (routers.count * Self.sharesPerWorker))
        let parts = stride(from: 0, to: work.count, by: size).map {
            work[$0..<min($0 + size, work.count)]
        }
        let begunCount = Locked(0)
        let tasks = routers.prefix(parts.count).map { routers in
            Task.detached {
                let workers = zip(answers, routers).map { $0.makeWorker(router: $1) }
                var shares: [(index: Int, share: Share)] = []
                while let index = begunCount.withLock({ count in
                    defer { count += 1 }
                    return count < parts.count ? count : nil
                }) {
                    shares.append((index, try await share(of: parts[index], by: workers)))
                }
                return shares
            }
        }
        var shares: [(index: Int, share: Share)] = []
        for task in tasks { shares += try await task.value }
        return shares.sorted { $0.index < $1.index }.map(\.share)
    }

    private func share(
        of work: ArraySlice<ArrivalAnswer.Work>, by workers: [ArrivalWorker]
    ) async throws -> Share {
        let recording = StreamRecording()
        let streams = StandardStreams(recording, style)
        var verdict = Verdict()
        var notifications: [PageArrival] = []
        for work in work {
            let worker = workers[work.app]
            if try worker.writeQuickly(work.arrival, to: streams) { continue }
            let notification = try await worker.answer.write(
                work, of: worker.app, to: streams,
                keepingRefusedBy: { recording.add(.refused(Array($0))) }, &verdict)
            if let notification { notifications.append(notification) }
        }
        return Share(
            contents: recording.contents(upTo: recording.mark), verdict: verdict,
            notifications: notifications)
    }
}
