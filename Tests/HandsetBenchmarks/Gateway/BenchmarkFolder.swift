import Glibc
import Handset
import HandsetFixtures

/// A folder for the files of a benchmark, which goes with this value.
final class BenchmarkFolder {
    /// Where it is.
    let path: String

    /// - Throws: ``BenchmarkError`` if it cannot be made.
    init() throws {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        path = "\(folder)/handset-benchmark-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        guard mkdir(path, 0o700) == 0 else { throw BenchmarkError.system("mkdir", errno) }
    }

    deinit { _ = try? Shell.run("rm -rf '\(path)'") }

    /// Writes a file, and makes the folders that it lies in.
    ///
    /// - Returns: Its path.
    /// - Throws: ``BenchmarkError`` if it cannot be written.
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = "\(path)/\(name)"
        _ = try Shell.run("mkdir -p \"$(dirname '\(file)')\"")
        guard let stream = fopen(file, "w") else { throw BenchmarkError.system("fopen", errno) }
        let count = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, count == bytes.count else {
            throw BenchmarkError.system("fwrite", errno)
        }
        return file
    }

    /// Writes notifications of the binary provider protocol.
    ///
    /// - Returns: The path of the file.
    /// - Throws: ``BenchmarkError`` if it cannot be written.
    func writePackets(of kind: InputKind, count: Int, to name: String) throws -> String {
        var generator = FixtureGenerator(seed: 1)
        var bytes: [UInt8] = []
        for number in 0..<count {
            bytes += try PacketEncoder().encode(
                ProviderNotification(
                    command: .framed, token: DeviceToken.sample.bytes,
                    payload: Array(kind.makePayload(number, using: &generator).utf8),
                    identifier: UInt32(truncatingIfNeeded: number)))
        }
        return try write(bytes, to: name)
    }
}
