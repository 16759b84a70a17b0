import ArgumentParser
import Handset
import HandsetHunt
import HandsetRunner

/// The search of `handset hunt`: with variants, beside an earlier release, or of one trial.
struct HuntSearch {
    /// The time below which the samples are run in haste too.
    private static let hasteTime = Duration.seconds(30)

    let options: HuntOptions
    let cells: [Scenario]
    let processes: HuntProcesses
    /// The processes of the release before; `nil` without one.
    let earlier: HuntProcesses?
    /// The time after which nothing more is tried.
    let time: Duration

    /// Searches, and ends the processes.
    ///
    /// - Parameters:
    ///   - pushes: The payloads; without a meaning if the options have a trial.
    ///   - shape: The payloads that the sender may send. If `nil`, they are not known.
    ///   - streams: The streams for the progress.
    /// - Returns: The report.
    /// - Throws: ``PackageFault``, and `ValidationError` if the trial has no meaning.
    func report(
        of pushes: [HuntComparison.Push], _ shape: (any PayloadShape)?, _ streams: StandardStreams
    ) async throws -> HuntReport {
        let result: Result<HuntReport, any Error>
        do {
            result = .success(try await search(pushes, shape, streams))
        } catch {
            result = .failure(error)
        }
        await processes.end()
        await earlier?.end()
        return try result.get()
    }

    private func search(
        _ pushes: [HuntComparison.Push], _ shape: (any PayloadShape)?, _ streams: StandardStreams
    ) async throws -> HuntReport {
        if let text = options.trial {
            guard let trial = HuntTrialText.trial(text, among: cells) else {
                throw ValidationError("--trial is no trial; copy it from a finding's command.")
            }
            return try await HuntReport(of: trial, by: processes, against: earlier)
        }
        let tried = cells.filter(options.includes)
        let end = ContinuousClock.now + time
        let payloadCount = Set(pushes.map(\.payload.userInfo)).count
        let variantCount = earlier == nil ? options.variantCount : 1
        let line = ProgressLine.start(
            counting: "trials", of: variantCount * tried.count * payloadCount, streams.style)
        defer { ProgressLine.finish() }
        let isOver = { @Sendable in ContinuousClock.now >= end }
        let progress = { @Sendable (count: Int) in _ = line?.advance(by: count, count) }
        if let earlier {
            var comparison = HuntComparison(of: pushes, in: tried)
            comparison.redacts = options.redact
            return try await SignsOfLife.during("compares", streams) { [comparison, processes] in
                try await comparison.search(
                    by: processes, against: earlier, isOver: isOver, progress: progress)
            }
        }
        var hunt = Hunt(
            samples: pushes.map(\.payload), cells: cells, count: variantCount,
            seed: options.seed ?? 1, shape: shape)
        hunt.redacts = options.redact
        hunt.isHasty = time < Self.hasteTime
        let late = end + time / 5
        hunt.isLate = { ContinuousClock.now >= late }
        hunt.isTried = { [options] in options.includes($0) }
        return try await SignsOfLife.during("hunts", streams) { [hunt, processes] in
            try await hunt.search(by: processes, isOver: isOver, progress: progress)
        }
    }
}
