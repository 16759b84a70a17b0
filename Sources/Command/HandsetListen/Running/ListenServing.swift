import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

/// The time in which a gateway serves senders, from the line `ready` to its stop.
struct ListenServing {
    let command: ListenCommand
    let streams: StandardStreams
    let gateway: Gateway
    /// The server of the page's API; `nil` without `--page`.
    let page: PageServer?
    let writer: ArrivalWriter
    /// The program of `--exec`.
    let program: SenderProgram?
    let endings: AsyncStream<ListenEnding>
    let ending: AsyncStream<ListenEnding>.Continuation

    /// Serves until something ends it, and stops the gateway; returns the exit status of the program, or 0.
    func run(_ verdict: inout Verdict) async throws -> Int32 {
        do {
            return try await serve(&verdict)
        } catch {
            // The program's notifications have not all been seen, so it has not succeeded.
            if program != nil { verdict.isNegative = true }
            throw error
        }
    }

    private func serve(_ verdict: inout Verdict) async throws -> Int32 {
        let timeout = command.sender.timeout.map { seconds in
            Task { [ending] in
                try await Task.sleep(for: .seconds(seconds))
                ending.yield(.timeout)
            }
        }
        let takesCommands = !command.app.readsStandardInput && program == nil
        let console = takesCommands ? takeCommands() : nil
        let end = try await waitForEnd()
        timeout?.cancel()
        console?.cancel()
        // Programs of handlers are not waited for, and neither are those that start from here on.
        if end.isStopped { ProgramHandler.endAll() }
        // The last bytes of a program may still be in the system's buffers when it ends.
        if program != nil { await gateway.waitForClosedConnections() }
        let grace = command.limits.duration(.grace)
        Task { [gateway, page, ending] in
            // Before the gateway, which takes nothing from it any more.
            await page?.stop()
            // A second signal ends what takes too long.
            await gateway.stop(grace: grace, receiverGrace: nil)
            ending.yield(.stopped)
        }
        stopping: for await reason in endings {
            switch reason {
            case .failed(let error): throw error
            case .stopped: break stopping
            case .signal: ProgramHandler.endAll()
            case .complete, .timeout, .programEnded, .programOverdue: continue
            }
        }
        verdict.formUnion(try await writer.finish())
        return try await judge(end, &verdict)
    }

    // MARK: - The end

    private struct End {
        var isTimeout = false
        /// True if a signal asked for it.
        var isStopped = false
        var program: ProgramProcess.End?
    }

    private func waitForEnd() async throws -> End {
        var end = End()
        var failure: (any Error)?
        for await reason in endings {
            switch reason {
            case .timeout:
                end.isTimeout = true
                program?.send(signal: Platform.termination)
                try await reportTimeout()
            case .signal(let signal):
                end.isStopped = true
                program?.send(signal: signal)
            case .failed(let error):
                guard failure == nil else { continue }
                failure = error
                guard let program else { break }
                try? streams.report("handset: \(error); ending the program")
                program.send(signal: Platform.termination)
            case .programOverdue:
                try streams.report(
                    "handset: the program has not ended within \(SenderProgram.grace) seconds; it is killed"
                )
                program?.kill()
            case .programEnded(let programEnd):
                end.program = programEnd
                if let failure { throw failure }
                return end
            case .complete where program != nil, .stopped: continue
            case .complete: break
            }
            guard program != nil else { break }
        }
        if let failure { throw failure }
        return end
    }

    private func reportTimeout() async throws {
        guard let seconds = command.sender.timeout else { return }
        let reached = ReachedCount(
            count: await writer.deliveredCount,
            goal: command.count ?? (program == nil && command.suite == nil ? 1 : nil))
        await writer.report(
            "handset: time ran out after \(SecondsText(seconds)): \(reached)"
                + (program == nil ? "" : "; ending the program"))
    }

    /// Adds what the end of the run says about the senders to the verdict; returns the exit status, or 0.
    private func judge(_ end: End, _ verdict: inout Verdict) async throws -> Int32 {
        let count = await writer.deliveredCount
        guard let programEnd = end.program else {
            if end.isTimeout, count < command.count ?? 1 { verdict.isNegative = true }
            return 0
        }
        if let goal = command.count, count < goal {
            verdict.isNegative = true
            if !end.isTimeout {
                try streams.report(
                    "handset: the program has ended: \(ReachedCount(count: count, goal: goal))")
            }
        }
        guard !end.isTimeout else {
            verdict.isNegative = true
            return 0
        }
        if case .unknown(let failure) = programEnd {
            try streams.report("handset: error: the end of the program is not known: \(failure)")
        }
        if programEnd.status == 0, command.sender.expect.isEmpty, !end.isStopped,
            let fault = gateway.counts.senderFault
        {
            verdict.isNegative = true
            try streams.report("handset: the program has ended: \(fault)")
        }
        return programEnd.status
    }

    // MARK: - Commands

    private func takeCommands() -> Task<Void, Never> {
        ConsoleLines.read { [gateway, writer] line in
            guard line.contains(where: { !$0.isWhitespace }) else { return }
            do throws(ConsoleCommandFault) {
                await writer.report("handset: \(try ConsoleCommand(line).run(on: gateway))")
            } catch {
                await writer.report("handset: \(error)")
            }
        }
    }
}
