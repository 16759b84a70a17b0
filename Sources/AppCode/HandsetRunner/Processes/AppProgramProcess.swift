import Dispatch
import Foundation
package import Handset

/// A process of an app's program that lives from the app's launch to its end, and answers one request after another.
package actor AppProgramProcess {
    private let program: AppProgram
    private let process: ProgramProcess
    private let end: Task<ProgramProcess.End, Never>
    /// The end of the pipe into which requests are written.
    private let input: Int32
    private let answers: AnswerLines
    private let answersFile: OpenFile?
    private let log: OutputFile
    /// The folder in which the app keeps what it has.
    package nonisolated let folder: AppContainerFolder
    /// The place in the log at which the last answer ends; `nil` before the first.
    private var logEnd: Int?

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - folder: The folder that an earlier process of the app has used. If `nil`, a new one.
    /// - Throws: ``PackageFault``.
    package init(of program: AppProgram, in folder: AppContainerFolder? = nil) throws(PackageFault)
    {
        let folder = if let folder { folder } else { try AppContainerFolder() }
        folder.forgetRun()
        guard let input = Platform.makePipe() else { throw .system("it gets no pipe") }
        guard let answers = Platform.makePipe() else {
            Self.close([input.readEnd, input.writeEnd])
            throw .system("it gets no pipe")
        }
        defer { Self.close([input.readEnd, answers.writeEnd]) }
        let mark = AppProgram.newMark()
        let process: ProgramProcess
        let log: OutputFile
        do {
            log = try OutputFile()
            process = try ProgramProcess(
                program.words, environment: AppProgram.environment(in: folder, mark),
                reading: input.readEnd, output: answers.writeEnd, errors: log.descriptor,
                others: AppProgram.others)
        } catch {
            Self.close([input.writeEnd, answers.readEnd])
            throw .system("\(error)")
        }
        self.program = program
        self.process = process
        self.log = log
        self.folder = folder
        self.input = input.writeEnd
        self.answers = AnswerLines(of: program.name, from: answers.readEnd)
        answersFile = OpenFile(answers.readEnd)
        RunningPrograms.all.add(process)
        end = Task.detached { [answers = self.answers] in
            let end = await process.end()
            RunningPrograms.all.remove(process)
            Platform.killProcesses(startedWith: mark, after: process.identifier)
            // What has escaped may still have the file.
            answers.end()
            return end
        }
    }

    deinit {
        process.kill()
        Self.close([input])
    }

    /// Ends the process, without a callback of the app, as a swipe does.
    package func kill() async {
        process.kill()
        _ = await end.value
    }

    /// Gives a request to the app, and waits for its answer.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - limit: The time that the app has; after that its process is ended.
    /// - Returns: The answer, without a reply if the process has ended.
    /// - Throws: ``PackageFault`` if the program does not answer as expected; ``StopRequest`` if a signal has
    ///   ended it.
    package func answer(_ request: RunRequest, within limit: Duration) async throws -> AppAnswer {
        // It may never read the request.
        let watch = AppWatch(
            process, log, answersFile, within: limit, memory: program.maximumMemory)
        defer { _ = watch.end() }
        let (line, end) = try await withTaskCancellationHandler {
            await Self.write(try JSONEncoder().encode(request) + Data("\n".utf8), to: input)
            let line = try await answers.next()
            return (line, line == nil ? await self.end.value : .exited(0))
        } onCancel: {
            process.kill()
        }
        try Task.checkCancellation()
        guard let line else {
            try RunningPrograms.all.checkEnd()
            let excess = watch.end()
            let lines = try AppLog(log, (logEnd ?? 0)..<max(logEnd ?? 0, log.byteCount))
            if logEnd == nil, excess == nil, case .exited = end {
                throw PackageFault.noAnswer(program.name, CrashReport(lines.end).log)
            }
            var answer = AppAnswer(end, excess, lines)
            // The app may have ended because of one.
            answer.run.cuts = folder.cuts
            answer.isOfExtension =
                answer.run.crash != nil && excess == nil && folder.extensionRuns
            return answer
        }
        guard let reply = try? JSONDecoder().decode(RunReply.self, from: Data(line)) else {
            let words = String(decoding: line.prefix(200), as: UTF8.self)
            throw logEnd == nil
                ? PackageFault.noAnswer(program.name, [words])
                : .foreignAnswer(program.name, words)
        }
        let start = logEnd ?? 0
        let logEnd = min(max(reply.logEnd, start), max(start, log.byteCount))
        self.logEnd = logEnd
        return AppAnswer(reply, try AppLog(log, start..<logEnd))
    }

    /// Writes to a process that may have ended, which the next read shows; on a thread of its own, since the process may
    /// not read.
    private static func write(_ bytes: Data, to input: Int32) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                withoutPipeSignal { writeNow(Array(bytes), to: input) }
                continuation.resume()
            }
        }
    }

    private static func writeNow(_ bytes: [UInt8], to input: Int32) {
        var count = 0
        while count < bytes.count,
            let written = try? Platform.write(bytes, from: count, to: input)
        {
            count += written
        }
    }

    /// Runs a closure to which a closed pipe is an error, and no signal that ends this process.
    private static func withoutPipeSignal(_ body: () -> Void) {
        var (signals, before, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        body()
        sigpending(&pending)
        var signal: Int32 = 0
        if sigismember(&pending, SIGPIPE) == 1 { sigwait(&signals, &signal) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private static func close(_ descriptors: [Int32]) {
        for descriptor in descriptors { try? Platform.closeFile(descriptor) }
    }
}
