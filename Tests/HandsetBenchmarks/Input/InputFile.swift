import Glibc
import Handset
import HandsetFixtures

/// A file of payloads, which goes with this value.
///
/// It is written in pieces: what the benchmark keeps in memory would count as the memory of the
/// programs that it starts.
final class InputFile {
    /// Where it is.
    let path: String
    /// The number of its payloads.
    let payloadCount: Int
    /// The number of its bytes.
    private(set) var byteCount = 0

    /// Writes payloads of one kind.
    ///
    /// - Throws: ``BenchmarkError`` if the file cannot be written.
    init(_ kind: InputKind, payloadCount: Int) throws {
        self.payloadCount = payloadCount
        path = Self.newPath()
        var generator = FixtureGenerator(seed: 1)
        var number = 0
        try write {
            guard number < payloadCount else { return nil }
            number += 1
            return kind.makePayload(number, using: &generator)
        }
    }

    /// Writes one payload.
    ///
    /// - Throws: ``BenchmarkError`` if the file cannot be written.
    init(payload: String) throws {
        payloadCount = 1
        path = Self.newPath()
        var rest = [payload]
        try write { rest.popLast() }
    }

    deinit { unlink(path) }

    private static func newPath() -> String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return "\(folder)/handset-benchmark-\(getpid())-\(UInt32.random(in: 0 ... .max)).jsonl"
    }

    private func write(_ next: () -> String?) throws {
        guard let file = fopen(path, "w") else { throw BenchmarkError.system("fopen", errno) }
        while let payload = next() {
            byteCount += payload.utf8.count + 1
            guard fputs(payload, file) >= 0, fputs("\n", file) >= 0 else {
                throw BenchmarkError.system("fputs", errno)
            }
        }
        guard fclose(file) == 0 else { throw BenchmarkError.system("fclose", errno) }
    }
}
