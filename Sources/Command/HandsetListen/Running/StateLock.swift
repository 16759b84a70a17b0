import Foundation
import Handset

/// The lock of a state directory, which belongs to one gateway.
///
/// The system releases it when the process ends, however it ends.
final class StateLock: Sendable {
    /// The name of the locked file, which holds the number of the process.
    private static let name = ".gateway.lock"
    /// The number of attempts: ``isHeld(in:)`` of another process locks the file for a moment.
    private static let attemptCount = 10

    private let descriptor: Int32

    /// Creates the folder if it is missing, and locks it; refuses what belongs to another user.
    init(in directory: String) throws(StateLockFault) {
        do throws(WholeFile.Failure) {
            try WholeFile.makeFolder(directory, mode: 0o700)
        } catch {
            throw .unusable(path: error.path, reason: error.description)
        }
        do throws(OtherUsersFile) {
            try StateFolder.check(directory)
        } catch {
            throw .foreign(error)
        }
        let path = Self.path(in: directory)
        let descriptor: Int32?
        do throws(Platform.Failure) {
            descriptor = try Self.lock(path)
        } catch {
            throw .unusable(path: path, reason: error.description)
        }
        guard let descriptor else {
            throw .held(directory: directory, process: Self.process(in: directory))
        }
        self.descriptor = descriptor
        // For messages only: a full disk does not end the run here.
        try? Platform.replaceContents(
            of: descriptor, with: Array("\(Platform.processIdentifier)\n".utf8))
    }

    private static func lock(_ path: String) throws(Platform.Failure) -> Int32? {
        for attempt in 1...attemptCount {
            if attempt > 1 { Thread.sleep(forTimeInterval: 0.02) }
            if let descriptor = try Platform.lockFileAtOnce(path) { return descriptor }
        }
        return nil
    }

    func release() { try? Platform.closeFile(descriptor) }

    static func isHeld(in directory: String) -> Bool {
        Platform.isLocked(path(in: directory))
    }

    private static func path(in directory: String) -> String { "\(directory)/\(name)" }

    private static func process(in directory: String) -> Int64? {
        guard let bytes = try? FileBytes.read(path(in: directory)) else { return nil }
        return Int64(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
}
