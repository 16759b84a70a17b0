import Foundation
import Handset

/// The process of a browser, which takes commands from a pipe and writes answers and events into another.
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
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "handset-web-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw failed("it gets no folder for its profile")
        }
        guard let commands = Platform.makeSocketPair() else { throw failed("it gets no pipe") }
        guard let answers = Platform.makePipe() else {
            Self.close([commands.own, commands.other])
            throw failed("it gets no pipe")
        }
        defer { Self.close([commands.other, answers.writeEnd]) }
        do {
            let nothing = try Platform.openTemporaryFile(holding: [])
            defer { Self.close([nothing]) }
            process = try ProgramProcess(
                program.arguments(profile: folder.path(percentEncoded: false)), reading: nothing,
                output: nothing, errors: nothing, others: [commands.other, answers.writeEnd])
        } catch {
            Self.close([commands.own, answers.readEnd])
            throw failed("\(error)")
        }
        self.commands = commands.own
        self.answers = answers.readEnd
        RunningPrograms.all.add(process)
        end = Task.detached { [process] in
            _ = await process.end()
            RunningPrograms.all.remove(process)
            // Its helpers write into the folder until they have ended too.
            for _ in 0..<100 where FileManager.default.fileExists(atPath: folder.path) {
                try? FileManager.default.removeItem(at: folder)
                try? await Task.sleep(for: .milliseconds(10))
            }
        }
    }

    deinit {
        process.kill()
        Self.close([commands, answers])
    }

    func kill() { process.kill() }

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
            if let zero = buffer[(start + searchedCount)...].firstIndex(of: 0) {
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
        let size = 64 << 10
        let count = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: size))
        let read: Int?
        do throws(Platform.Failure) {
            read = try buffer.withUnsafeMutableBytes { bytes in
                Result { () throws(Platform.Failure) in
                    try Platform.read(
                        answers, into: UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
                }
            }.get()
        } catch {
            throw .ended
        }
        buffer.removeLast(size - (read ?? 0))
        if read == 0 { throw .ended }
    }

    private static func close(_ descriptors: [Int32]) {
        for descriptor in descriptors { try? Platform.closeFile(descriptor) }
    }
}

extension Duration {
    /// The time in whole milliseconds, rounded up; not below zero.
    fileprivate var inMilliseconds: Int32 {
        let (seconds, attoseconds) = components
        return Int32(
            clamping: max(
                0, seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
    }
}
