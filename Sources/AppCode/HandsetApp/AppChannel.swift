internal import Foundation
internal import Handset

/// The files through which this process gets requests of `handset`, and answers them: what were standard input and
/// output.
///
/// Everything that the app writes, also to standard output, goes to standard error in its order: so `handset` can tell
/// which request it belongs to. The app's standard input is empty, as on a phone.
final class AppChannel: Sendable {
    private let requests: Int32
    private let answers: Int32
    /// The file of the answers, whatever else the app may have given its number to.
    private let answersFile: OpenFile?
    /// The bytes that were read after the last request.
    private let rest = Locked<[UInt8]>([])

    init() {
        requests = dup(STDIN_FILENO)
        answers = dup(STDOUT_FILENO)
        answersFile = OpenFile(answers)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let nothing = open("/dev/null", O_RDONLY)
        guard nothing >= 0 else { return }
        dup2(nothing, STDIN_FILENO)
        close(nothing)
    }

    /// Waits for a line on a thread of its own, so that the app's main thread stays free.
    ///
    /// - Returns: The line; `nil` when `handset` has no more.
    @concurrent func nextLine() async -> String? {
        var bytes = rest.withLock { rest in
            defer { rest = [] }
            return rest
        }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var searchedCount = 0
        while true {
            if let end = bytes[searchedCount...].firstIndex(of: UInt8(ascii: "\n")) {
                rest.withLock { $0 = Array(bytes[(end + 1)...]) }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            searchedCount = bytes.count
            let count = read(requests, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { closed() }
            guard count > 0 else { return nil }
            bytes += buffer.prefix(count)
        }
    }

    /// Writes an answer, if the app has left its file open.
    func write(_ bytes: Data) {
        guard OpenFile(answers) == answersFile else { closed() }
        do {
            try FileHandle(fileDescriptor: answers).write(contentsOf: bytes)
        } catch {
            closed()
        }
    }

    /// Waits for the end by `handset`, which sees that no answer can come: by itself, the process would seem to be done.
    private func closed() -> Never {
        if OpenFile(answers) == answersFile { close(answers) }
        while true { sleep(1_000) }
    }
}
