import Foundation
import Handset

/// The process of a browser, which takes commands from a socket and writes answers and events into a pipe.
///
/// It ends with this object, and with this process.
final class ChromiumProcess {
    /// The bytes of a message after which the page counts as one that writes without end.
    private static let maximumByteCount = 64 << 20

    private let process: ProgramProcess
    /// The task that ends when nothing of the process is left, and its folder is removed.
    let end: Task<Void, Never>
    private let commands: Int32
    private let answers: Int32
    /// The file into which the browser writes what is for people.
    private let errors: Int32
    /// The bytes that were read last.
    private var piece = [UInt8](repeating: 0, count: 64 << 10)
    private var buffer: [UInt8] = []
    /// The place in the buffer at which the next message begins.
    private var start = 0
    /// The number of bytes of the buffer in which there is no end of a message.
    private var searchedCount = 0

    init(_ program: ChromiumProgram) throws(WebViewError) {
        func failed(_ reason: String) -> WebViewError {
            .browserFailed(program: program.path, reason: reason)
        }
        if ProgramHandler.fault(of: program.path) != nil {
            throw failed("there is no such program")
        }
        guard let folder = ChromiumFolder() else {
            throw failed("it gets no folder for its profile")
        }
        var isStarted = false
        defer { if !isStarted { folder.removeNow() } }
        guard let commands = Platform.makeSocketPair() else { throw failed("it gets no socket") }
        guard let answers = Platform.makePipe() else {
            Self.close([commands.own, commands.other])
            throw failed("it gets no pipe")
        }
        defer { Self.close([commands.other, answers.writeEnd]) }
        do {
            errors = try Platform.openTemporaryFile(holding: [])
        } catch {
            Self.close([commands.own, answers.readEnd])
            throw failed("\(error)")
        }
        do throws(ProgramProcess.Failure) {
            process = try ProgramProcess(
                program.arguments(profile: folder.path), environment: folder.environment,
                reading: errors, output: errors, errors: errors,
                others: [commands.other, answers.writeEnd])
        } catch {
            Self.close([commands.own, answers.readEnd, errors])
            switch error {
            case .input(let failure), .start(let failure): throw failed(failure.description)
            }
        }
        isStarted = true
        self.commands = commands.own
        self.answers = answers.readEnd
        // A signal that ends this process ends a statement that hangs.
        RunningPrograms.all.add(process)
        end = Task.detached { [process] in
            _ = await process.end()
            RunningPrograms.all.remove(process)
            await folder.remove()
        }
    }

    deinit {
        process.kill()
        Self.close([commands, answers, errors])
    }

    func kill() { process.kill() }

    /// The number of bytes of memory that the browser's processes have for themselves; 0 where the system does not tell.
    var memory: Int { ProcessGroupMemory(of: process.identifier).byteCount }

    /// The last line that the browser has written for people; `nil` if there is none.
    var lastWords: String? {
        let bytes = (try? Platform.bytes(ofFile: errors, upTo: 1 << 20)) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").last.map(String.init)
    }

    func write(_ message: Data) throws(WebEngineFailure) {
        let bytes = Array(message) + [0]
        var count = 0
        while count < bytes.count {
            do throws(Platform.Failure) {
                count += try Platform.send(bytes, from: count, to: commands)
            } catch {
                throw .ended
            }
        }
    }

    /// Returns the next message; `nil` if none comes before a moment.
    func read(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> ArraySlice<UInt8>? {
        while true {
            let zero = buffer.withUnsafeBufferPointer {
                $0.firstOffset(of: 0, from: start + searchedCount)
            }
            if let zero {
                defer { (start, searchedCount) = (zero + 1, 0) }
                return buffer[start..<zero]
            }
            searchedCount = buffer.count - start
            guard searchedCount <= Self.maximumByteCount else { throw .flooded }
            let left = ContinuousClock.now.duration(to: end).inMilliseconds
            guard Platform.waitUntilReadable(answers, milliseconds: left) else {
                if ContinuousClock.now >= end { return nil }
                continue
            }
            try readMore()
        }
    }

    private func readMore() throws(WebEngineFailure) {
        if start > 1 << 20 {
            buffer.removeFirst(start)
            start = 0
        }
        let count: Int?
        do throws(Platform.Failure) {
            count = try piece.withUnsafeMutableBytes { bytes in
                Result { () throws(Platform.Failure) in try Platform.read(answers, into: bytes) }
            }.get()
        } catch {
            throw .ended
        }
        if count == 0 { throw .ended }
        buffer += piece[..<(count ?? 0)]
    }

    private static func close(_ descriptors: [Int32]) {
        for descriptor in descriptors { try? Platform.closeFile(descriptor) }
    }
}

extension Duration {
    /// The time in whole milliseconds, rounded up; not below zero.
    fileprivate var inMilliseconds: Int32 {
        let (seconds, attoseconds) = components
        guard seconds < Int64(Int32.max / 1_000) else { return .max }
        return Int32(
            clamping: max(
                0, seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
    }
}
