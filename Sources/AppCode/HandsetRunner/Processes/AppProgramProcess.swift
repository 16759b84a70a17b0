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
    /// The end of the pipe from which answers are read.
    private let answers: Int32
    private let log: OutputFile
    /// The folder in which the app keeps what it has.
    package nonisolated let folder: AppContainerFolder
    /// The bytes that were read after the last answer.
    private var rest: [UInt8] = []
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
        folder.forgetExtension()
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
        self.answers = answers.readEnd
        RunningPrograms.all.add(process)
        end = Task.detached {
            let end = await process.end()
            RunningPrograms.all.remove(process)
            Platform.killProcesses(startedWith: mark, after: process.identifier)
            return end
        }
    }

    deinit {
        process.kill()
        Self.close([input, answers])
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
        write(try JSONEncoder().encode(request) + Data("\n".utf8))
        let watch = AppWatch(process, log, within: limit, memory: program.maximumMemory)
        let line = await nextLine()
        let excess = watch.end()
        var end = ProgramProcess.End.exited(0)
        if line == nil {
            end = await self.end.value
            try RunningPrograms.all.checkEnd()
        }
        let answer = try AppProgramAnswer(
            of: program.name, answers: line ?? [], log: log, end, excess: excess, count: 1,
            after: logEnd)
        if let reply = answer.reply(at: 0) { logEnd = max(reply.logEnd, logEnd ?? 0) }
        var result = AppAnswer(
            reply: answer.reply(at: 0), run: answer.run(at: 0),
            effects: answer.reply(at: 0)?.effects ?? [])
        result.isOfExtension = answer.crash != nil && excess == nil && folder.extensionRuns
        return result
    }

    /// Writes to a process that may have ended, which the next read shows.
    private func write(_ bytes: Data) {
        let bytes = Array(bytes)
        var count = 0
        while count < bytes.count,
            let written = try? Platform.write(bytes, from: count, to: input)
        {
            count += written
        }
    }

    /// Returns the next line of the answers; `nil` if the process has ended.
    private func nextLine() async -> [UInt8]? {
        let newline = UInt8(ascii: "\n")
        while true {
            if let end = rest.firstIndex(of: newline) {
                defer { rest.removeFirst(end + 1) }
                return Array(rest[..<end])
            }
            let bytes = await Self.read(answers)
            guard !bytes.isEmpty else { return nil }
            rest += bytes
        }
    }

    /// Waits for bytes on a thread of its own; there are none at the end.
    private static func read(_ descriptor: Int32) async -> [UInt8] {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: (try? Self.readNow(descriptor)) ?? [])
            }
        }
    }

    private static func readNow(_ descriptor: Int32) throws(Platform.Failure) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = try buffer.withUnsafeMutableBytes { bytes in
                Result { () throws(Platform.Failure) in
                    try Platform.read(descriptor, into: bytes)
                }
            }.get()
            // A signal does not end the reading.
            if let count { return Array(buffer.prefix(count)) }
        }
    }

    private static func close(_ descriptors: [Int32]) {
        for descriptor in descriptors { try? Platform.closeFile(descriptor) }
    }
}
