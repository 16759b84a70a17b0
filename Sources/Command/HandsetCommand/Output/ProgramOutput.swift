import Foundation
import Handset
import Synchronization

/// The output of the programs of handlers and service extensions on its way to a terminal, which shows its control characters.
///
/// The programs write to a pipe. Nothing is held: a program waits while the terminal does not take more.
final class ProgramOutput: @unchecked Sendable {  // because the lock guards every use
    /// The only argument of a process that shows output after this one; see ``leave()``.
    static let relayArgument = "show-program-output"

    private static let chunkByteCount = 64 << 10
    /// The output of the process, once a program needs it.
    private static let current = Locked<ProgramOutput?>(nil)
    /// True once a program needs it; most runs do not create the lock.
    private static let isUsed = Atomic<Bool>(false)

    /// The end of the pipe that programs write to.
    let descriptor: Int32

    private let readEnd: Int32
    private let lock = NSLock()
    private let terminal = ByteOutput(
        descriptor: Platform.standardError, name: "standard error")
    private var chunks = ShownChunks()
    /// True if another process reads the rest.
    private var hasLeft = false
    private var buffer = [UInt8](repeating: 0, count: chunkByteCount)

    /// Starts to copy the output; `nil` if standard error is not a terminal, or the system does not provide a pipe.
    ///
    /// Programs write to standard error itself then.
    static func toTerminal() -> ProgramOutput? {
        guard StandardStreams.isErrorTerminal else { return nil }
        isUsed.store(true, ordering: .relaxed)
        return current.withLock { current in
            if current == nil, let pipe = Platform.makePipe() {
                let output = ProgramOutput(reading: pipe.readEnd, writing: pipe.writeEnd)
                Thread.detachNewThread { output.copy() }
                current = output
            }
            return current
        }
    }

    private init(reading readEnd: Int32, writing descriptor: Int32) {
        self.readEnd = readEnd
        self.descriptor = descriptor
        // The text is shown as a whole, not piece by piece.
        terminal.showsControls = false
    }

    /// Writes everything that programs have written before this call.
    func drain() {
        lock.withLock {
            var rest = Platform.unreadByteCount(ofPipe: readEnd) ?? 0
            while rest > 0, let count = copyOnce(), count > 0 { rest -= count }
            write(chunks.finish())
        }
    }

    // MARK: - Copying

    /// Copies until no program can write any more.
    private func copy() {
        while true {
            Platform.waitUntilReadable(readEnd, milliseconds: -1)
            let hasEnded = lock.withLock {
                if hasLeft { return true }
                // Another thread may have copied it in the meantime.
                return Platform.isReadable(readEnd) && copyOnce() == 0
            }
            if hasEnded { return }
        }
    }

    /// Reads and writes once; returns the number of bytes, which is 0 at the end, or `nil`.
    private func copyOnce() -> Int? {
        let count = buffer.withUnsafeMutableBytes { [readEnd] buffer in
            do throws(Platform.Failure) {
                return try Platform.read(readEnd, into: buffer)
            } catch {
                return 0
            }
        }
        guard let count else { return nil }
        write(chunks.shown(buffer.prefix(count)))
        return count
    }

    private func write(_ text: String) {
        do throws(OutputError) {
            try terminal.write(text.utf8)
            try terminal.flush()
        } catch {
            // An error of standard error cannot be reported anywhere.
        }
    }

    // MARK: - Programs that go on

    /// Leaves the output of programs that are still running to a process of its own.
    ///
    /// A browser that a handler has opened would otherwise end when it writes to the closed pipe.
    static func leave() {
        guard isUsed.load(ordering: .relaxed), let output = current.withLock({ $0 }) else { return }
        output.drain()
        output.lock.withLock {
            output.hasLeft = true
            try? Platform.closeFile(output.descriptor)
            guard !Platform.isAtEnd(output.readEnd) else { return }
            try? ProgramProcess.startAlone(
                "/proc/self/exe", relayArgument, input: output.readEnd,
                output: Platform.standardError)
        }
    }

    /// Shows what comes from standard input, until it ends.
    static func relay() {
        let output = ProgramOutput(reading: Platform.standardInput, writing: -1)
        output.copy()
        output.lock.withLock { output.write(output.chunks.finish()) }
    }
}
